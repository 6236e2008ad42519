import type { AccountExport, Language, Quiz, SearchResults, Suggestions } from '@wheel/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { entryWith, gameOf, newQuizId } from './helpers/games.ts';
import { at, editWith, entriesOf, reportFrom, useLibrary, useReviewer } from './helpers/library.ts';
import { eachEngine } from './support/stores.ts';

const invalid = (path: string, code: string) => ({ path, code });

eachEngine('the language of a game', (database) => {
  const api = useApi(database, { reviewers: new Set(['rita']) });
  const { token, build, read, change, inList } = useLibrary(api, 'Lena');
  const { list } = useReviewer(api);
  const french = (part = {}) => build('Été', { language: 'fr', ...part }, ["l'été", 'peut-être']);
  const post = (body: unknown) => api().post('/api/games', body);
  const languagesOf = async (quizId: string) =>
    ((await api().get(`/api/quiz/${quizId}`)).json() as Quiz).map(({ language }) => language);

  describe('is told', () => {
    it('in every puzzle, with its words as they are kept', async () => {
      const quizId = await french();
      const quiz = (await api().get(`/api/quiz/${quizId}`)).json();
      expect(quiz).toMatchObject([
        { searchedWord: 'peut-être', language: 'fr' },
        { searchedWord: 'l’été', language: 'fr' },
      ]);
    });

    it('as English where none is named', async () => {
      expect(await languagesOf(await build())).toEqual(['en', 'en', 'en']);
      expect(await languagesOf(await build('Named', { language: 'en' }))).toEqual([
        'en',
        'en',
        'en',
      ]);
    });

    it('in search, the library, a whole game, reports and the export', async () => {
      const quizId = await french({ gameTitle: 'Zut alors' });
      const found: SearchResults = (await api().get('/api/search?query=zut')).json();
      expect(found).toMatchObject([{ quizId, language: 'fr' }]);
      expect(await inList(quizId)).toMatchObject({ language: 'fr' });
      expect(await read(quizId)).toMatchObject({ language: 'fr' });
      await reportFrom(api(), quizId, '192.0.2.1');
      const reported = (await list()).find((game) => game.quizId === quizId);
      expect(reported).toMatchObject({ language: 'fr' });
      const exported: AccountExport = (
        await api().get('/api/account/export', { token: token() })
      ).json();
      expect(exported.version).toBe(1);
      expect(exported.games.find((game) => game.quizId === quizId)).toMatchObject({
        language: 'fr',
      });
      await change('DELETE', quizId);
      expect(await inList(quizId, '?trash=1')).toMatchObject({ language: 'fr' });
    });

    it('in search among many titles that begin alike, and that hold the text', async () => {
      const spanish = await build('Mil xylofonos', { language: 'es' }, ['año']);
      for (const query of ['mil xylo', 'xylofonos'])
        expect((await api().get(`/api/search?query=${query}`)).json()).toMatchObject([
          { quizId: spanish, language: 'es' },
        ]);
    });
  });

  describe('says which words are legal', () => {
    it.each<[Language, string]>([
      ['es', 'Feliz año nuevo'],
      ['es', 'ÁÉÍÓÚÜÑ áéíóúüñ'],
      ['fr', 'ÀÂÇÉÈÊËÎÏÔÙÛÜŸŒÆ’- cœur'],
      ['fr', 'E\u0301te\u0301'],
      ['fr', "Aujourd'hui"],
      ['fr', 'Aujourd‘hui dʼabord'],
      ['fr', 'Peut\u2010être'],
      ['de', 'Größe'],
      ['en', 'Größe'],
    ])('%s takes %j', async (language, word) => {
      const entry = entryWith({ language, searchedWord: word });
      expect((await post(entry)).statusCode).toBe(201);
      const [puzzle] = (await api().get(`/api/quiz/${entry.quizId}`)).json() as Quiz;
      const kept = word.normalize('NFC').replace(/['‘ʼ]/g, '’').replace('\u2010', '-');
      expect(puzzle?.searchedWord).toBe(kept);
    });

    it.each<[Language | undefined, string, string]>([
      [undefined, 'año', 'NOT_ALLOWED'],
      ['en', 'café', 'NOT_ALLOWED'],
      ['de', 'Größé', 'NOT_ALLOWED'],
      ['es', 'garçon', 'NOT_ALLOWED'],
      ['es', "d'or", 'NOT_ALLOWED'],
      ['fr', 'año', 'NOT_ALLOWED'],
      ['fr', 'a – b', 'NOT_ALLOWED'],
      ['fr', '\uFB01n', 'NOT_ALLOWED'],
      ['fr', '\uFF21', 'NOT_ALLOWED'],
      ['fr', "' - ’", 'REQUIRED'],
      ['fr', '   ', 'REQUIRED'],
    ])('%s refuses %j as %3$s', async (language, searchedWord, code) => {
      const answer = await post([entryWith({ ...(language && { language }), searchedWord })]);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([invalid('0.searchedWord', code)]);
    });
  });

  describe('is refused in a new game', () => {
    it.each<[unknown, string]>([
      [7, 'WRONG_TYPE'],
      [null, 'WRONG_TYPE'],
      [true, 'WRONG_TYPE'],
      [['de'], 'WRONG_TYPE'],
      [{}, 'WRONG_TYPE'],
      ['it', 'NOT_ALLOWED'],
      ['DE', 'NOT_ALLOWED'],
      ['', 'NOT_ALLOWED'],
      ['de-AT', 'NOT_ALLOWED'],
      ['x'.repeat(10_000), 'NOT_ALLOWED'],
    ])('as %j by %s', async (language, code) => {
      const [entry, other] = [{ ...entryWith(), language }, entryWith({ searchedWord: 'cat' })];
      const lone = await post(entry);
      expect(lone.statusCode).toBe(400);
      expect(lone.json().errors.map((error: object) => ({ ...error, message: '' }))).toEqual([
        { ...invalid('language', code), message: '' },
      ]);
      const among = await post([{ ...other, quizId: entry.quizId }, entry]);
      expect(among.json().errors).toMatchObject([invalid('1.language', code)]);
    });

    it.each<[Language | undefined, Language | undefined]>([
      ['de', undefined],
      [undefined, 'de'],
      ['de', 'es'],
    ])('where it is %s and then %s', async (first, second) => {
      const [one, two] = gameOf(['A', 'B']);
      const answer = await post([
        { ...one, ...(first && { language: first }) },
        { ...two, ...(second && { language: second }) },
      ]);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([invalid('1.language', 'NOT_THE_SAME')]);
    });

    it('but not where English is named and then left out', async () => {
      const [one, two] = gameOf(['A', 'B']);
      expect((await post([{ ...one, language: 'en' }, two])).statusCode).toBe(201);
      const [three, four] = gameOf(['A', 'B']);
      expect((await post([three, { ...four, language: 'en' }])).statusCode).toBe(201);
    });
  });

  describe('in an edit', () => {
    it('stays when it is not named, and its words are judged by it', async () => {
      const quizId = await french();
      const edit = editWith({ entries: entriesOf('Noël') });
      expect((await change('PUT', quizId, edit)).statusCode).toBe(200);
      expect(await read(quizId)).toMatchObject({ language: 'fr', entries: entriesOf('Noël') });
      const refused = await change('PUT', quizId, editWith({ entries: entriesOf('año') }), '"2"');
      expect(refused.json().errors).toMatchObject([
        invalid('entries.0.searchedWord', 'NOT_ALLOWED'),
      ]);
    });

    it('changes with its words, which are judged by the new one', async () => {
      const quizId = await french();
      const stays = await change(
        'PUT',
        quizId,
        editWith({ language: 'en', entries: entriesOf('été') }),
      );
      expect(stays.statusCode).toBe(400);
      expect(stays.json().errors).toMatchObject([invalid('entries.0.searchedWord', 'NOT_ALLOWED')]);
      expect(await read(quizId)).toMatchObject({ language: 'fr', revision: 1 });
      const edit = editWith({ language: 'es', entries: entriesOf('año') });
      expect((await change('PUT', quizId, edit)).statusCode).toBe(200);
      expect(await read(quizId)).toMatchObject({ language: 'es', entries: entriesOf('año') });
      const back = editWith({ language: 'en', entries: entriesOf('year') });
      expect((await change('PUT', quizId, back, '"2"')).statusCode).toBe(200);
      expect(await languagesOf(quizId)).toEqual(['en']);
    });

    it.each<[unknown, string]>([
      [null, 'WRONG_TYPE'],
      ['xx', 'NOT_ALLOWED'],
    ])('is refused as %j', async (language, code) => {
      const quizId = await build();
      const answer = await change('PUT', quizId, { ...editWith(), language });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([invalid('language', code)]);
    });

    it('answers of a stale revision and of a game that is not there as ever', async () => {
      const quizId = await french();
      await change('PUT', quizId, editWith({ language: 'en' }));
      const stale = editWith({ entries: entriesOf('dog') });
      expect((await change('PUT', quizId, stale)).statusCode).toBe(412);
      expect((await change('PUT', newQuizId(), stale)).statusCode).toBe(404);
      expect((await change('PUT', 'nonsense', stale)).statusCode).toBe(404);
      const without = await api().call('PUT', at(quizId), { token: token(), body: stale });
      expect(without.statusCode).toBe(428);
    });

    it('is not patched, neither alone nor beside something else', async () => {
      const quizId = await build();
      for (const more of [{}, { gameTitle: 'Renamed' }, { visibility: 'link' }])
        for (const language of ['de', 'en', 'xx', null]) {
          const answer = await change('PATCH', quizId, { ...more, language });
          expect(answer.statusCode).toBe(400);
          expect(answer.json().errors).toMatchObject([invalid('language', 'NOT_ALLOWED')]);
        }
      expect(await read(quizId)).toMatchObject({ gameTitle: 'Animals', revision: 1 });
    });

    it('stays when title, visibility and place change', async () => {
      const quizId = await french();
      await change('PATCH', quizId, { gameTitle: 'Hiver' });
      await change('DELETE', quizId, undefined, '"2"');
      await api().call('POST', `${at(quizId)}/restore`, { token: token() });
      expect(await read(quizId)).toMatchObject({ gameTitle: 'Hiver', language: 'fr' });
    });
  });

  it.each<[Language, string]>([
    ['en', 'Tiere (copy)'],
    ['de', 'Tiere (Kopie)'],
    ['es', 'Tiere (copia)'],
    ['fr', 'Tiere (copie)'],
  ])('is kept by a copy, and words its title: %s', async (language, gameTitle) => {
    const original = await build('Tiere', { language });
    const quizId = newQuizId();
    const copied = await api().post(`${at(original)}/copies`, { quizId }, { token: token() });
    expect(copied.statusCode).toBe(201);
    expect(await read(quizId)).toMatchObject({ gameTitle, language });
  });
});

eachEngine('suggestions for a language', (database) => {
  const api = useApi(database);
  const titles = async (query = '') =>
    ((await api().get(`/api/searchsuggestions${query}`)).json() as Suggestions).map(
      ({ gameTitle }) => gameTitle,
    );
  const make = (gameTitle: string, language?: Language) =>
    api().build(gameOf(['Word'], { gameTitle, ...(language && { language }) }));

  it('have its titles first, then all others, each newest first', async () => {
    for (const nth of [1, 2]) {
      await make(`English ${nth}`);
      await make(`Deutsch ${nth}`, 'de');
      await make(`Español ${nth}`, 'es');
    }
    const all = await titles();
    expect(all).toEqual([
      'Español 2',
      'Deutsch 2',
      'English 2',
      'Español 1',
      'Deutsch 1',
      'English 1',
    ]);
    const first = (name: string) => [
      ...all.filter((title) => title.startsWith(name)),
      ...all.filter((title) => !title.startsWith(name)),
    ];
    expect(await titles('?language=de')).toEqual(first('Deutsch'));
    expect(await titles('?language=es')).toEqual(first('Español'));
    expect(await titles('?language=en')).toEqual(first('English'));
    expect(await titles('?language=fr')).toEqual(all);
  });

  it.each([
    '?language=',
    '?language=it',
    '?language=DE',
    '?language=de-AT',
    '?language=de&language=de',
    '?language=de&language=es',
    '?language[]=de',
    `?language=${'de'.repeat(18)}`,
    `?language=${'x'.repeat(3000)}`,
    '?lang=de',
  ])('are as without one for %s', async (query) => {
    const answer = await api().get(`/api/searchsuggestions${query}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      (await titles()).map((gameTitle) => ({ gameTitle })),
    ]);
  });

  it('say each title once, and are twelve', async () => {
    await make('Deutsch 1');
    await make('Deutsch 2', 'es');
    for (let nth = 1; nth <= 9; nth += 1) await make(`More ${nth}`);
    for (const query of ['', '?language=de', '?language=en', '?language=es']) {
      const told = await titles(query);
      expect(told).toHaveLength(12);
      expect(new Set(told).size).toBe(12);
    }
    expect((await titles('?language=de')).slice(0, 3)).toEqual([
      'Deutsch 2',
      'Deutsch 1',
      'More 9',
    ]);
    expect((await titles('?language=en'))[9]).toBe('Deutsch 1');
  });

  it('see at once what was made, hidden and changed', async () => {
    const token = await api().signIn('Otto');
    const mine = { username: 'Otto', gameTitle: 'Neu' };
    const quizId = await api().build(gameOf(['Wort'], { ...mine, language: 'de' }), token);
    expect((await titles('?language=de'))[0]).toBe('Neu');
    const headers = (revision: number) => ({ 'if-match': `"${revision}"` });
    const edit = editWith({ gameTitle: 'Neu', language: 'fr' });
    await api().call('PUT', at(quizId), { token, body: edit, headers: headers(1) });
    expect((await titles('?language=de'))[0]).toBe('Deutsch 2');
    expect((await titles('?language=fr'))[0]).toBe('Neu');
    const body = { visibility: 'link' };
    await api().call('PATCH', at(quizId), { token, body, headers: headers(2) });
    expect(await titles('?language=fr')).not.toContain('Neu');
  });
});

eachEngine('BLOCKED_WORDS in Spanish', (database) => {
  const api = useApi(database, { blockedWords: new Set(['ano', 'coño', 'darn']) });
  const { token, build, change } = useLibrary(api, 'Olga');
  const post = (language: Language, word: string) =>
    api().post('/api/games', gameOf([word], { username: 'Olga', language }), { token: token() });

  it.each<[Language, string, number]>([
    ['es', 'Feliz año nuevo', 201],
    ['es', 'Feliz an\u0303o nuevo', 201],
    ['es', 'el ano', 400],
    ['es', 'coño', 400],
    ['es', 'el cono', 201],
    ['es', 'dárn', 400],
    ['en', 'ano', 400],
    ['fr', 'cono', 400],
  ])('in %s %j is answered %d', async (language, word, status) => {
    expect((await post(language, word)).statusCode).toBe(status);
  });

  it('keep ñ apart in edits and in stored games that become public', async () => {
    const quizId = await build('Fiesta', { language: 'es', isPublic: false }, ['un año']);
    expect((await change('PATCH', quizId, { visibility: 'public' })).statusCode).toBe(200);
    const renamed = await change('PATCH', quizId, { gameTitle: 'Año nuevo' }, '"2"');
    expect(renamed.statusCode).toBe(200);
    const edit = editWith({ gameTitle: 'Año', entries: entriesOf('mil años', 'año') });
    expect((await change('PUT', quizId, edit, '"3"')).statusCode).toBe(200);
    const english = { ...edit, language: 'en', entries: entriesOf('year') };
    const answer = await change('PUT', quizId, english, '"4"');
    expect(answer.json().errors).toMatchObject([invalid('gameTitle', 'BLOCKED_WORD')]);
  });
});
