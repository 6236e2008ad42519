import { type Setup, tidySetup } from '@wheel/contract';
import { setupWith } from '@wheel/contract/testing/setup';
import { describe, expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { at, editWith, useLibrary, useReviewer } from './helpers/library.ts';
import { eachEngine } from './support/stores.ts';

eachEngine('setups with games', (database) => {
  const api = useApi(database);
  const { token, build, read, change, inList } = useLibrary(api, 'Lena');
  const getSetup = (quizId: string, as: string | null = null) =>
    api().get(`${at(quizId)}/setup`, { token: as });
  const quizHeader = async (quizId: string) =>
    (await api().get(`/api/quiz/${quizId}`)).headers['game-setup'];
  const patch = (quizId: string, setup: unknown, match = '"1"') =>
    change('PATCH', quizId, { setup }, match);
  async function built(setup: Setup = setupWith(), title = 'Animals') {
    const quizId = await build(title);
    expect((await patch(quizId, setup)).json()).toEqual({ revision: 2 });
    return quizId;
  }

  it('are patched on, tidied, and read by everyone who may read the game', async () => {
    const typed = setupWith({
      name: ' Monday class ',
      chips: [' Free   coffee ', '2500'],
      wheel: ['100', 'Lose Turn', ' Free  coffee', '2500'],
      look: 'daylight',
      sounds: 'soft',
    });
    const quizId = await built(typed);
    const setup = setupWith({ look: 'daylight', sounds: 'soft' });
    expect((await getSetup(quizId)).json()).toEqual({ setup, username: 'Lena', isMine: false });
    expect((await getSetup(quizId.toUpperCase(), token())).json()).toEqual({
      setup,
      username: 'Lena',
      isMine: true,
    });
    expect(await read(quizId)).toMatchObject({ setup, revision: 2, gameTitle: 'Animals' });
  });

  it('are told by a header of the quiz, whose body stays as it was', async () => {
    const [without, quizId] = [await build(), await built()];
    expect([await quizHeader(without), await quizHeader(quizId)]).toEqual([undefined, '1']);
    const [puzzle] = (await api().get(`/api/quiz/${quizId}`)).json();
    expect(Object.keys(puzzle)).toEqual([
      'id',
      'gametitle',
      'category',
      'searchedWord',
      'language',
    ]);
  });

  it('are not found where there is none', async () => {
    const quizId = await build();
    expect((await getSetup(quizId)).statusCode).toBe(404);
    expect((await getSetup('nonsense')).statusCode).toBe(404);
    expect(await read(quizId)).not.toHaveProperty('setup');
  });

  it('stay with a PUT that does not name them, and go with null', async () => {
    const quizId = await built();
    await change('PUT', quizId, editWith(), '"2"');
    expect(await read(quizId)).toMatchObject({ gameTitle: 'Edited', setup: setupWith() });
    await change('PUT', quizId, editWith({ setup: setupWith({ name: 'Tuesday' }) }), '"3"');
    expect(await read(quizId)).toMatchObject({ setup: { name: 'Tuesday' } });
    await change('PATCH', quizId, { visibility: 'link' }, '"4"');
    expect(await read(quizId)).toMatchObject({ setup: { name: 'Tuesday' } });
    await change('PUT', quizId, editWith({ setup: null }), '"5"');
    expect(await read(quizId)).not.toHaveProperty('setup');
    expect(await quizHeader(quizId)).toBeUndefined();
    await patch(quizId, setupWith(), '"6"');
    await patch(quizId, null, '"7"');
    expect((await getSetup(quizId)).statusCode).toBe(404);
  });

  it('are changed at the revision that was seen, as everything else', async () => {
    const quizId = await built();
    expect((await patch(quizId, null)).statusCode).toBe(412);
    const body = { setup: null };
    const blind = await api().call('PATCH', at(quizId), { token: token(), body });
    expect(blind.statusCode).toBe(428);
    expect((await api().get(at(quizId))).headers.etag).toBe('"2"');
  });

  it('are the business of the owner alone', async () => {
    const quizId = await built();
    const other = await api().signIn('Otto');
    const headers = { 'if-match': '"2"' };
    const answer = await api().call('PATCH', at(quizId), {
      token: other,
      body: { setup: null },
      headers,
    });
    expect(answer.statusCode).toBe(404);
  });

  it('come with copies and with the export of the account', async () => {
    const quizId = await built();
    const [copyId, plainId] = [newQuizId(), await build()];
    await api().post(`${at(quizId)}/copies`, { quizId: copyId }, { token: token() });
    expect(await read(copyId)).toMatchObject({ setup: setupWith(), visibility: 'private' });
    const { games } = (await api().get('/api/account/export', { token: token() })).json();
    const exported = (id: string) =>
      games.find((game: { quizId: string }) => game.quizId === id) as object;
    expect([exported(quizId), exported(copyId)]).toMatchObject([
      { setup: setupWith() },
      { setup: setupWith() },
    ]);
    expect(exported(plainId)).not.toHaveProperty('setup');
    expect(await inList(quizId)).not.toHaveProperty('setup');
  });

  it('survive the trash', async () => {
    const quizId = await built();
    await change('DELETE', quizId, undefined, '"2"');
    expect((await getSetup(quizId, token())).statusCode).toBe(404);
    await api().call('POST', `${at(quizId)}/restore`, { token: token() });
    expect((await getSetup(quizId)).json()).toMatchObject({ setup: setupWith() });
  });

  it('are not made with a game', async () => {
    const [entry] = gameOf(['dog']);
    const quizId = await api().build([{ ...entry, ...{ setup: setupWith() } } as never]);
    expect((await getSetup(quizId)).statusCode).toBe(404);
  });

  it('count no play', async () => {
    const quizId = await built();
    await getSetup(quizId);
    await api().get(`/api/quiz/${quizId}`);
    await expect.poll(async () => (await inList(quizId))?.plays, { timeout: 10_000 }).toBe(1);
  });

  describe('against a rule', () => {
    const wheel = ['100', '200', '300', 'Cake'];
    it.each<[string, string, unknown]>([
      ['setup.wheel.3', 'NOT_ALLOWED', setupWith({ wheel })],
      [
        'setup.chips.1',
        'NOT_ALLOWED',
        setupWith({ chips: ['Free coffee', 'free COFFEE', '2500'] }),
      ],
      ['setup.name', 'REQUIRED', setupWith({ name: ' ' })],
      ['setup.wheel', 'TOO_SHORT', setupWith({ wheel: [] })],
      [
        'setup.rules.bank',
        'WRONG_TYPE',
        { ...setupWith(), rules: { ...setupWith().rules, bank: 1 } },
      ],
      ['setup.html', 'NOT_ALLOWED', { ...setupWith(), html: '<b>' }],
      ['setup', 'TOO_LONG', setupWith({ kinds: Array(600).fill('round') })],
      ['setup', 'WRONG_TYPE', 'Monday class'],
      ['setup', 'WRONG_TYPE', false],
    ])('are refused at %s: %s', async (path, code, setup) => {
      const quizId = await build();
      for (const answer of [
        await patch(quizId, setup),
        await change('PUT', quizId, { ...editWith(), setup }),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ code: 'INVALID', errors: [{ path, code }] });
      }
      expect(await read(quizId)).toMatchObject({ revision: 1 });
    });

    it('are refused however deep they are', async () => {
      const quizId = await build();
      const deep = `{"setup":${'['.repeat(7000)}${']'.repeat(7000)}}`;
      const answer = await change('PATCH', quizId, deep);
      expect(answer.json()).toMatchObject({ errors: [{ path: 'setup', code: 'TOO_LONG' }] });
    });

    it('are told in words that fit', async () => {
      const quizId = await build();
      const messages = async (setup: unknown) =>
        (await patch(quizId, setup))
          .json()
          .errors.map(({ message }: { message: string }) => message);
      expect(await messages(setupWith({ kinds: Array(600).fill('round') }))).toEqual([
        'Must have at most 4096 bytes.',
      ]);
      expect(await messages(setupWith({ wheel: Array(21).fill('100') }))).toEqual([
        'Must have at most 20 items.',
      ]);
      expect(await messages(setupWith({ wheel }))).toEqual(['This is not allowed in a setup.']);
    });
  });
});

eachEngine('setups of public games under review', (database) => {
  const api = useApi(database, { publicGames: 'reviewed', reviewers: new Set(['rita']) });
  const { build, change } = useLibrary(api, 'Olga');
  const { list, judge } = useReviewer(api);
  const pending = async (quizId: string) =>
    (await list()).some((game) => game.quizId === quizId && game.pending);

  it('stand before the reviewers with their names and prizes', async () => {
    const quizId = await build();
    await change('PATCH', quizId, { setup: setupWith() });
    const game = (await list()).find((listed) => listed.quizId === quizId);
    expect(game?.setup).toEqual({ name: 'Monday class', prizes: ['Free coffee'] });
    const without = await build('Plants');
    expect((await list()).find((listed) => listed.quizId === without)).not.toHaveProperty('setup');
  });

  it('let a game wait again for a new name or prize, and for nothing else', async () => {
    const quizId = await build();
    const changed = async (setup: Setup | null, revision: number) => {
      await judge(quizId, 'keep');
      expect((await change('PATCH', quizId, { setup }, `"${revision}"`)).statusCode).toBe(200);
      return pending(quizId);
    };
    expect(await changed(setupWith(), 1)).toBe(true);
    expect(await changed(setupWith({ name: 'Tuesday class' }), 2)).toBe(true);
    const named = { name: 'Tuesday class' };
    const chips = ['Free coffee', 'Cake', '2500'];
    expect(await changed(setupWith({ ...named, chips }), 3)).toBe(true);
    const points = ['Free coffee', 'Cake', '2500', '7000'];
    expect(await changed(setupWith({ ...named, chips: points, look: 'neon' }), 4)).toBe(false);
    expect(await changed(null, 5)).toBe(false);
  });
});

eachEngine('setups with blocked words', (database) => {
  const api = useApi(database, { blockedWords: new Set(['darn']) });
  const { build, change } = useLibrary(api, 'Olga');
  const bad = tidySetup(setupWith({ name: 'Darn', chips: ['2500', 'darn cake', 'Free coffee'] }));
  const marks = (...paths: string[]) => paths.map((path) => ({ path, code: 'BLOCKED_WORD' }));

  it('are kept out of public games', async () => {
    const quizId = await build();
    for (const answer of [
      await change('PATCH', quizId, { setup: bad }),
      await change('PUT', quizId, editWith({ setup: bad })),
    ])
      expect(answer.json().errors).toMatchObject(marks('setup.name', 'setup.chips.1'));
  });

  it('may be in others, which cannot become public with them', async () => {
    const quizId = await build('Animals', { isPublic: false });
    expect((await change('PATCH', quizId, { setup: bad })).statusCode).toBe(200);
    const published = { visibility: 'public' };
    for (const answer of [
      await change('PATCH', quizId, published, '"2"'),
      await change('PUT', quizId, editWith({ language: 'en' }), '"2"'),
    ])
      expect(answer.json().errors).toMatchObject(marks('visibility'));
    const without = await change('PATCH', quizId, { ...published, setup: null }, '"2"');
    expect(without.statusCode).toBe(200);
  });
});
