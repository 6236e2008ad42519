import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useApi } from './helpers/api.ts';
import { entryWith, gameOf, newQuizId } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

eachEngine('games', (database) => {
  const api = useApi(database);
  const create = (body: unknown, token?: string) =>
    api().post('/api/games', body, { token: token ?? null });
  const wordsOf = async (quizId: string, token?: string) => {
    const response = await api().get(`/api/quiz/${quizId}`, { token: token ?? null });
    return response.json().map(({ searchedWord }: { searchedWord: string }) => searchedWord);
  };

  it('creates a game from a list and gives its puzzles back, the last one first', async () => {
    const entries = gameOf(['One', 'Two', 'Three'], {
      gameTitle: ' Numbers ',
      category: ' Count ',
    });
    const created = await create(entries);
    expect([created.statusCode, created.json()]).toEqual([201, { quizId: entries[0]?.quizId }]);

    const quiz = (await api().get(`/api/quiz/${entries[0]?.quizId}`)).json();
    expect(quiz.map(({ id, ...rest }: { id: number }) => rest)).toEqual(
      ['Three', 'Two', 'One'].map((searchedWord) => ({
        gametitle: 'Numbers',
        category: 'Count',
        searchedWord,
        language: 'en',
      })),
    );
    expect(new Set(quiz.map(({ id }: { id: number }) => id)).size).toBe(3);
  });

  it('creates a game from one entry', async () => {
    const entry = entryWith({ searchedWord: 'Größe' });
    expect((await create(entry)).statusCode).toBe(201);
    expect(await wordsOf(entry.quizId)).toEqual(['Größe']);
  });

  it('keeps the quizId in lower case and finds it in any', async () => {
    const entry = entryWith({ quizId: newQuizId().toUpperCase() });
    expect((await create(entry)).json()).toEqual({ quizId: entry.quizId.toLowerCase() });
    expect(await wordsOf(entry.quizId)).toEqual(['Red dog']);
    expect((await create({ ...entry, quizId: entry.quizId.toLowerCase() })).statusCode).toBe(409);
  });

  it('changes nothing when the quizId is taken', async () => {
    const entry = entryWith();
    await create(entry);
    const again = await create(gameOf(['Other'], { ...entry, gameTitle: 'Taken again' }));
    expect(again.statusCode).toBe(409);
    expect(await wordsOf(entry.quizId)).toEqual(['Red dog']);
    expect((await api().get('/api/search?query=taken%20again')).json()).toEqual([]);
  });

  it('lets one of many win who send the same quizId at once', async () => {
    const entry = entryWith();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(entry)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(409)]);
    expect(await wordsOf(entry.quizId)).toHaveLength(1);
  });

  it('keeps the owner as registered, and nothing that is sent in the name of another', async () => {
    const token = await api().signIn('Ada');
    const taken = entryWith({ username: 'Eve', gameTitle: 'Proper Name' });
    expect((await create(taken, token)).statusCode).toBe(403);
    expect((await api().get(`/api/quiz/${taken.quizId}`)).statusCode).toBe(404);
    await create(entryWith({ username: 'aDA', gameTitle: 'Proper Name' }), token);
    expect((await api().get('/api/search?query=proper%20name')).json()).toMatchObject([
      { username: 'Ada' },
    ]);
  });

  it('takes a thousand entries and no more', async () => {
    const words = Array.from({ length: 1000 }, () => 'Word');
    const entries = gameOf(words);
    expect((await create(entries)).statusCode).toBe(201);
    expect(await wordsOf(entries[0]?.quizId ?? '')).toHaveLength(1000);
    const tooMany = await create(gameOf([...words, 'Word']));
    expect([tooMany.statusCode, tooMany.json().errors]).toMatchObject([
      400,
      [{ path: '', code: 'TOO_LONG', limit: 1000 }],
    ]);
  });

  it.each([
    [[], '', 'TOO_SHORT'],
    [null, '', 'WRONG_TYPE'],
    ['text', '', 'WRONG_TYPE'],
    [[3], '0', 'WRONG_TYPE'],
    [entryWith({ isPublic: 'true' as never }), 'isPublic', 'WRONG_TYPE'],
    [[{}], '0.searchedWord', 'REQUIRED'],
    [[entryWith({ searchedWord: 'R2-D2' })], '0.searchedWord', 'NOT_ALLOWED'],
    [entryWith({ gameTitle: '' }), 'gameTitle', 'REQUIRED'],
    [[entryWith(), entryWith()], '1.quizId', 'NOT_THE_SAME'],
    [[entryWith({ quizId: 'one' })], '0.quizId', 'NOT_A_UUID'],
  ])('refuses %j and marks %j as %s', async (body, path, code) => {
    const response = await create(JSON.stringify(body));
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      status: 400,
      title: expect.any(String),
      code: 'INVALID',
    });
    expect(response.json().errors).toContainEqual(
      expect.objectContaining({ path, message: expect.any(String), code }),
    );
  });

  it('saves nothing of a game with one bad entry', async () => {
    const entries = gameOf(['Good', 'B4d']);
    expect((await create(entries)).statusCode).toBe(400);
    expect((await api().get(`/api/quiz/${entries[0]?.quizId}`)).statusCode).toBe(404);
  });

  it('ignores fields that it does not know', async () => {
    const entry = { ...entryWith(), id: 7, plays: 1_000_000, createdAt: 0 };
    expect((await create(entry)).statusCode).toBe(201);
    const [puzzle] = (await api().get(`/api/quiz/${entry.quizId}`)).json();
    expect(Object.keys(puzzle).sort()).toEqual([
      'category',
      'gametitle',
      'id',
      'language',
      'searchedWord',
    ]);
  });

  it.each([
    ['/api/games', 1024 * 1024],
    ['/api/Auth/login', 16 * 1024],
    ['/api/Auth/register', 16 * 1024],
  ])('takes bodies for %s up to %i bytes', async (url, max) => {
    const bodyOf = (length: number) => `{"x":"${'x'.repeat(length - 8)}"}`;
    expect((await api().post(url, bodyOf(max))).statusCode).toBe(400);
    expect((await api().post(url, bodyOf(max + 1))).statusCode).toBe(413);
  });

  it('takes JSON only', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'x',
    ]) {
      const headers = { 'content-type': type };
      expect((await api().post('/api/games', '{}', { headers })).statusCode).toBe(415);
    }
    const untyped = await api().app.inject({ method: 'POST', url: '/api/games', payload: '{}' });
    expect(untyped.statusCode).toBe(415);
  });

  it.each(['', '{', '[1,]', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{}}}'])(
    'refuses the body %j',
    async (body) => {
      expect((await create(body)).statusCode).toBe(400);
      expect('isAdmin' in {}).toBe(false);
    },
  );

  it('refuses to build for a page of another site', async () => {
    const status = async (headers: Record<string, string>) =>
      (await api().post('/api/games', entryWith(), { headers: { host: 'show.local', ...headers } }))
        .statusCode;
    expect(await status({ origin: 'http://show.local' })).toBe(201);
    expect(await status({ 'sec-fetch-site': 'same-origin', origin: 'https://show.local' })).toBe(
      201,
    );
    expect(await status({ 'sec-fetch-site': 'none' })).toBe(201);
    expect(await status({ origin: 'http://evil.test' })).toBe(403);
    expect(await status({ origin: 'http://show.local:8080' })).toBe(403);
    expect(await status({ origin: 'null' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('answers 404 to a quiz that is not there', async () => {
    for (const id of [newQuizId(), 'no-uuid', '%00', encodeURIComponent("' OR 1=1 --")]) {
      const response = await api().get(`/api/quiz/${id}`);
      expect([response.statusCode, response.json().status]).toEqual([404, 404]);
    }
  });

  it('lists the games of a user on both paths, newest first', async () => {
    const token = await api().signIn('Lena Möller');
    const username = 'Lena Möller';
    const older = await api().build(gameOf(['A'], { username, gameTitle: 'Older' }), token);
    const newer = await api().build(gameOf(['A'], { username, gameTitle: 'Newer' }), token);
    const games = [
      { gameTitle: 'Newer', quizId: newer },
      { gameTitle: 'Older', quizId: older },
    ];
    for (const path of ['user', 'games']) {
      const response = await api().get(`/api/${path}/${encodeURIComponent('lena MÖLLER')}`);
      expect([response.statusCode, response.json()]).toEqual([200, games]);
    }
  });

  it('lists nothing for a user that does not exist', async () => {
    const names = ['nobody', '%00', 'x'.repeat(5000), encodeURIComponent("'; DROP TABLE users")];
    for (const name of names) {
      const response = await api().get(`/api/user/${name}`);
      expect([response.statusCode, response.json()]).toEqual([200, []]);
    }
  });

  it('searches by title and tells owner and size', async () => {
    const quizId = await api().build(gameOf(['A', 'B'], { gameTitle: 'Große Überraschung' }));
    for (const query of ['große', 'GROSSE', 'uberrasch', ' schung ']) {
      const response = await api().get(`/api/search?query=${encodeURIComponent(query)}`);
      expect(response.json()).toEqual([
        {
          gameTitle: 'Große Überraschung',
          quizId,
          username: 'Guest',
          puzzleCount: 2,
          language: 'en',
        },
      ]);
    }
  });

  it.each(['', '?query=', '?query=%20%09', '?other=x', `?query=${'x'.repeat(8000)}`])(
    'answers an empty list to the search %j',
    async (query) => {
      const response = await api().get(`/api/search${query}`);
      expect([response.statusCode, response.json()]).toEqual([200, []]);
    },
  );

  it.each(['?query=a&query=b', '?query[]=a&query=b&query=c'])(
    'refuses the search %s',
    async (q) => {
      const response = await api().get(`/api/search${q}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ path: 'query' }]);
    },
  );

  it('suggests titles and nothing else', async () => {
    await api().build(gameOf(['A'], { gameTitle: 'Suggest me' }));
    const response = await api().get('/api/searchsuggestions');
    expect(response.json()).toContainEqual({ gameTitle: 'Suggest me' });
    expect(response.json().length).toBeLessThanOrEqual(12);
  });

  it('compresses long answers for those who can read them', async () => {
    const quizId = await api().build(gameOf(Array.from({ length: 200 }, () => 'Long answer')));
    const plain = await api().get(`/api/quiz/${quizId}`);
    const packed = await api().get(`/api/quiz/${quizId}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const refused = { headers: { 'accept-encoding': 'br, gzip;q=0' } };
    expect((await api().get(`/api/quiz/${quizId}`, refused)).body).toBe(plain.body);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});
