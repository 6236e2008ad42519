import { describe, expect, it } from 'vitest';
import { type Api, startApi, useApi } from './helpers/api.ts';
import { gameOf } from './helpers/games.ts';
import { at, editWith, entriesOf, useLibrary } from './helpers/library.ts';
import { eachEngine } from './support/stores.ts';

eachEngine('the library', (database) => {
  const api = useApi(database);
  const { token, build, read, change, listed, inList, found } = useLibrary(api, 'Lena');

  describe('reading', () => {
    it('gives a whole game in the order in which it was typed, with its revision as ETag', async () => {
      const quizId = await build();
      const response = await api().get(at(quizId.toUpperCase()), { token: token() });
      expect(response.headers.etag).toBe('"1"');
      expect(response.json()).toEqual({
        quizId,
        gameTitle: 'Animals',
        username: 'Lena',
        visibility: 'public',
        language: 'en',
        isMine: true,
        revision: 1,
        entries: entriesOf('dog', 'bee', 'ant'),
      });
      expect((await api().get(at(quizId))).json()).toMatchObject({ isMine: false });
    });

    it('counts no play', async () => {
      const quizId = await build('Never Played');
      await read(quizId);
      await api().get(`/api/quiz/${quizId}`);
      await expect.poll(async () => (await inList(quizId))?.plays, { timeout: 10_000 }).toBe(1);
    });

    it('lists everything there is to know, newest first', async () => {
      const [older, newer] = [await build('Older'), await build('Newer')];
      const [first, second] = await listed();
      expect([first?.quizId, second?.quizId]).toEqual([newer, older]);
      expect(first).toEqual({
        quizId: newer,
        gameTitle: 'Newer',
        visibility: 'public',
        language: 'en',
        puzzleCount: 3,
        plays: 0,
        createdAt: expect.any(Number),
        updatedAt: first?.createdAt,
        deletedAt: null,
        hidden: false,
        revision: 1,
      });
      expect(first?.createdAt).toBeGreaterThan(1_700_000_000_000);
    });

    it.each(['?trash=2', '?trash=', '?trash=true', '?trash=1&trash=0'])(
      'refuses the list %s',
      async (query) => {
        const response = await api().get(`/api/library/games${query}`, { token: token() });
        expect(response.statusCode).toBe(400);
        expect(response.json().errors).toMatchObject([{ path: 'trash' }]);
      },
    );
  });

  describe('editing', () => {
    it('changes title, visibility, entries and their order, and counts the revision', async () => {
      const quizId = await build('Before');
      api().passTime(1000);
      const edit = editWith({
        gameTitle: ' After ',
        visibility: 'link',
        entries: [{ category: ' X ', searchedWord: ' u\u0308ber ' }, ...entriesOf('ant', 'dog')],
      });
      const response = await change('PUT', quizId, edit);
      expect([response.statusCode, response.json()]).toEqual([200, { revision: 2 }]);
      expect(await read(quizId)).toMatchObject({
        gameTitle: 'After',
        visibility: 'link',
        revision: 2,
        entries: [{ category: 'X', searchedWord: 'über' }, ...entriesOf('ant', 'dog')],
      });
      const game = await inList(quizId);
      expect(game).toMatchObject({ puzzleCount: 3, revision: 2, visibility: 'link' });
      expect(game?.updatedAt).toBe((game?.createdAt ?? 0) + 1000);
      const played = (await api().get(`/api/quiz/${quizId}`)).json();
      expect(played.map(({ gametitle }: { gametitle: string }) => gametitle)).toEqual(
        Array(3).fill('After'),
      );
    });

    it('renames and lists a game by themselves', async () => {
      const quizId = await build('Old Name');
      expect((await change('PATCH', quizId, { gameTitle: 'New Name' })).json()).toEqual({
        revision: 2,
      });
      expect((await change('PATCH', quizId, { visibility: 'private' }, '"2"')).json()).toEqual({
        revision: 3,
      });
      expect(await read(quizId)).toMatchObject({
        gameTitle: 'New Name',
        visibility: 'private',
        revision: 3,
        entries: entriesOf('dog', 'bee', 'ant'),
      });
    });

    it('is followed by search at once', async () => {
      const quizId = await build('Zebra Night');
      expect(await found('zebra')).toEqual([quizId]);
      await change('PUT', quizId, editWith({ gameTitle: 'Giraffe Night' }));
      expect(await found('zebra')).toEqual([]);
      expect(await found('giraffe')).toEqual([quizId]);
      for (const [nth, visibility] of ['link', 'public', 'private', 'public'].entries()) {
        await change('PATCH', quizId, { visibility }, `"${nth + 2}"`);
        expect(await found('giraffe')).toEqual(visibility === 'public' ? [quizId] : []);
      }
    });

    it.each([
      ['W/"1"', 200],
      ['"2"', 412],
      ['"0"', 412],
      ['1', 412],
      ['*', 412],
      ['"1", "2"', 412],
      ['"1","1"', 412],
      ['', 412],
      ['w/"1"', 412],
      ['"01"', 412],
    ])('takes If-Match %j for %i', async (match, status) => {
      const quizId = await build();
      for (const [method, body] of [
        ['PATCH', { gameTitle: 'X' }],
        ['PUT', editWith()],
      ] as const) {
        const response = await change(method, quizId, body, match);
        expect(response.statusCode).toBe(method === 'PUT' && status === 200 ? 412 : status);
      }
    });

    it('wants an If-Match', async () => {
      const quizId = await build();
      for (const [method, body] of [
        ['PUT', editWith()],
        ['PATCH', { visibility: 'link' }],
        ['DELETE', undefined],
      ] as const) {
        const response = await api().call(method, at(quizId), { token: token(), body });
        expect(response.statusCode).toBe(428);
        expect(response.json()).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
      }
      expect((await read(quizId)).revision).toBe(1);
    });

    it('takes a thousand entries and a body of nearly a megabyte, and no more', async () => {
      const quizId = await build();
      const long = { category: 'ß'.repeat(80), searchedWord: 'ü'.repeat(120) };
      const entries = Array.from({ length: 1000 }, () => long);
      expect((await change('PUT', quizId, editWith({ entries }))).statusCode).toBe(200);
      expect((await read(quizId)).entries).toHaveLength(1000);
      const more = await change('PUT', quizId, editWith({ entries: [...entries, long] }), '"2"');
      expect(more.json().errors).toMatchObject([
        { path: 'entries', code: 'TOO_LONG', limit: 1000 },
      ]);
      const padded = JSON.stringify({ ...editWith(), padding: 'x'.repeat(1024 * 1024) });
      expect((await change('PUT', quizId, padded, '"2"')).statusCode).toBe(413);
      const patch = JSON.stringify({ gameTitle: 'X', padding: 'x'.repeat(16 * 1024) });
      expect((await change('PATCH', quizId, patch, '"2"')).statusCode).toBe(413);
    });

    it.each([
      [editWith({ gameTitle: ' ' }), 'gameTitle', 'REQUIRED'],
      [editWith({ entries: [] }), 'entries', 'TOO_SHORT'],
      [editWith({ entries: entriesOf('a1') }), 'entries.0.searchedWord', 'NOT_ALLOWED'],
      [editWith({ visibility: 'everyone' as never }), 'visibility', 'NOT_ALLOWED'],
      [{ ...editWith(), entries: [{ category: 'C' }] }, 'entries.0.searchedWord', 'REQUIRED'],
    ])('refuses %j', async (edit, path, code) => {
      const quizId = await build();
      const response = await change('PUT', quizId, edit);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toMatchObject([{ path, code }]);
      expect((await read(quizId)).revision).toBe(1);
    });

    it.each([[entriesOf('cat')], [[{ category: '', searchedWord: '\u0000' }]], [''], [{}]])(
      'leaves entries alone that come with a patch: %j',
      async (entries) => {
        const quizId = await build();
        const response = await change('PATCH', quizId, { gameTitle: 'Renamed', entries });
        expect(response.statusCode).toBe(200);
        expect(await read(quizId)).toMatchObject({
          gameTitle: 'Renamed',
          entries: entriesOf('dog', 'bee', 'ant'),
        });
      },
    );

    it('refuses a patch of nothing', async () => {
      const response = await change('PATCH', await build(), { entries: [] });
      expect(response.json()).toMatchObject({
        status: 400,
        errors: [{ path: '', code: 'REQUIRED' }],
      });
    });
  });
});

eachEngine('two servers on one database', (database) => {
  it('servers agree at once on what is listed, changed and gone', async () => {
    const [here, there] = [
      await startApi(await database.open()),
      await startApi(await database.open()),
    ];
    const token = await here.signIn('Lena');
    const quizId = await here.build(
      gameOf(['a'], { username: 'Lena', gameTitle: 'Agreed' }),
      token,
    );
    const foundThere = async () => (await there.get('/api/search?query=agreed')).json().length;
    const suggestedThere = async () =>
      (await there.get('/api/searchsuggestions')).body.includes('Agreed');
    const change = (api: Api, method: 'PATCH' | 'DELETE', revision: number, body?: unknown) =>
      api.call(method, at(quizId), {
        token,
        body,
        headers: { 'if-match': `"${revision}"` },
      });

    expect([await foundThere(), await suggestedThere()]).toEqual([1, true]);
    await change(here, 'PATCH', 1, { visibility: 'private' });
    expect(await foundThere()).toBe(0);
    if (database.engine === 'PostgreSQL') expect(await suggestedThere()).toBe(false);
    expect((await there.get(`/api/quiz/${quizId}`)).statusCode).toBe(404);
    expect((await change(there, 'PATCH', 1, { visibility: 'public' })).statusCode).toBe(412);
    expect((await change(there, 'PATCH', 2, { visibility: 'public' })).statusCode).toBe(200);
    expect((await here.get('/api/search?query=agreed')).json()).toHaveLength(1);
    expect((await change(here, 'DELETE', 3)).statusCode).toBe(204);
    expect(await foundThere()).toBe(0);
    if (database.engine === 'PostgreSQL') expect(await suggestedThere()).toBe(false);
    expect((await there.get(at(quizId), { token })).statusCode).toBe(404);
    await here.app.close();
    await there.app.close();
  });
});
