import { expect, it } from 'vitest';
import { PASSWORD, startApi, useApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { at, editWith, entriesOf, reportFrom, useLibrary, useReviewer } from './helpers/library.ts';
import { eachEngine } from './support/stores.ts';

eachEngine('review', (database) => {
  const api = useApi(database, { reviewers: new Set(['rita', 'näna']) });
  const { token, build, change, restore, found, inList } = useLibrary(api, 'Olga');
  const { token: reviewer, list, judge } = useReviewer(api);
  const report = (quizId: string, nth = 1) => reportFrom(api(), quizId, `198.51.100.${nth}`);
  const statusOf = async (quizId: string, by: string | null = null) =>
    (await api().get(`/api/quiz/${quizId}`, { token: by })).statusCode;

  it('lists the most reported first, and what is hidden last', async () => {
    const [once, thrice, twice, unreported] = [
      await build('Once'),
      await build('Thrice'),
      await build('Twice'),
      await build('Unreported'),
    ];
    for (const [quizId, times] of [
      [once, 1],
      [thrice, 3],
      [twice, 2],
    ] as const)
      for (let nth = 0; nth < times; nth += 1) await report(quizId, nth);
    await judge(thrice, 'hide');
    const games = await list();
    const ids = games
      .map(({ quizId }) => quizId)
      .filter((id) => [once, thrice, twice].includes(id));
    expect(ids).toEqual([twice, once, thrice]);
    expect(games.some(({ quizId }) => quizId === unreported)).toBe(false);
    expect(games.find(({ quizId }) => quizId === twice)).toEqual({
      quizId: twice,
      gameTitle: 'Twice',
      username: 'Olga',
      hidden: false,
      pending: false,
      reports: [0, 1].map(() => ({
        reason: 'unsuitable',
        note: '',
        createdAt: expect.any(Number),
      })),
      language: 'en',
      puzzleCount: 3,
      entries: entriesOf('dog', 'bee', 'ant'),
    });
    expect(games.find(({ quizId }) => quizId === thrice)).toMatchObject({
      hidden: true,
      reports: [],
    });
  });

  it('lists the first five entries of a long game, and gives all when asked', async () => {
    const words = Array.from({ length: 900 }, (_, nth) => `Word ${'a'.repeat((nth % 9) + 1)}`);
    const quizId = await build('Long zebras', {}, words);
    await report(quizId);
    const listed = (await list()).find((game) => game.quizId === quizId);
    expect(listed).toMatchObject({ puzzleCount: 900 });
    expect(listed?.entries.map(({ searchedWord }) => searchedWord)).toEqual(words.slice(0, 5));
    const url = `/api/review/games/${quizId.toUpperCase()}`;
    const all = (await api().get(url, { token: reviewer() })).json();
    expect(all.entries.map(({ searchedWord }: { searchedWord: string }) => searchedWord)).toEqual(
      words,
    );
    expect((await api().get(url, { token: token() })).statusCode).toBe(403);
    await judge(quizId, 'remove');
    expect((await api().get(url, { token: reviewer() })).statusCode).toBe(404);
  });

  it('hides a game from all but its owner, and brings it back', async () => {
    const quizId = await build('Hidden zebras');
    await report(quizId);
    const answer = await judge(quizId.toUpperCase(), 'hide');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await statusOf(quizId)).toBe(404);
    expect(await statusOf(quizId, reviewer())).toBe(404);
    expect(await statusOf(quizId, token())).toBe(200);
    expect(await found('zebras')).toEqual([]);
    expect((await api().get('/api/user/Olga')).body).not.toContain(quizId);
    expect((await api().get('/api/user/Olga', { token: token() })).body).toContain(quizId);
    expect(await inList(quizId)).toMatchObject({ hidden: true, revision: 1 });
    const copy = { quizId: newQuizId() };
    for (const by of [token(), reviewer()]) {
      const copied = await api().post(`${at(quizId)}/copies`, copy, { token: by });
      expect(copied.statusCode).toBe(404);
    }

    expect((await judge(quizId, 'keep')).statusCode).toBe(204);
    expect(await statusOf(quizId)).toBe(200);
    expect(await found('zebras')).toEqual([quizId]);
    expect((await list()).some((game) => game.quizId === quizId)).toBe(false);
  });

  it('removes a game for good, and its quizId is free for its owner', async () => {
    const quizId = await build('Removed llamas');
    await report(quizId);
    expect((await judge(quizId, 'remove')).statusCode).toBe(204);
    expect(await statusOf(quizId, token())).toBe(404);
    expect(await found('llamas')).toEqual([]);
    expect((await judge(quizId, 'keep')).statusCode).toBe(404);
    expect(await build('Removed llamas', { quizId })).toBe(quizId);
    expect(await found('llamas')).toEqual([quizId]);
  });

  it('acts on games without a report, and on those of guests', async () => {
    const quizId = await api().build(gameOf(['A'], { gameTitle: 'Guest okapi' }));
    expect((await judge(quizId, 'hide')).statusCode).toBe(204);
    expect(await found('okapi')).toEqual([]);
    expect(await statusOf(quizId)).toBe(404);
  });

  it('does not see what is private or in the trash, and sees it again when it comes back', async () => {
    const quizId = await build('Withdrawn');
    await report(quizId);
    const isListed = async () => (await list()).some((game) => game.quizId === quizId);
    const hidden = await change('PATCH', quizId, { visibility: 'private' });
    expect(hidden.statusCode).toBe(200);
    expect(await isListed()).toBe(false);
    expect((await judge(quizId, 'remove')).statusCode).toBe(404);
    await change('PATCH', quizId, { visibility: 'public' }, '"2"');
    expect(await isListed()).toBe(true);
    await change('DELETE', quizId, undefined, '"3"');
    expect(await isListed()).toBe(false);
    expect((await judge(quizId, 'remove')).statusCode).toBe(404);
    await restore(quizId);
    expect(await isListed()).toBe(true);
  });

  it('leaves a hidden game hidden when its owner edits, deletes and restores it', async () => {
    const quizId = await build('Stubborn ibex');
    await judge(quizId, 'hide');
    const edit = editWith({ gameTitle: 'Stubborn ibex' });
    expect((await change('PUT', quizId, edit)).statusCode).toBe(200);
    await change('DELETE', quizId, undefined, '"2"');
    await restore(quizId);
    expect(await found('ibex')).toEqual([]);
    expect(await statusOf(quizId)).toBe(404);
  });

  it.each([undefined, null, 'KEEP', 'ban', 7, ['keep']])('knows no verdict %j', async (verdict) => {
    expect((await judge(newQuizId(), verdict)).statusCode).toBe(400);
  });

  it.each(['Rita', 'RITA', ' rita ', 'Näna', 'NA\u0308NA'])(
    'keeps the name %j from being registered over the network',
    async (username) => {
      const answer = await api().post('/api/Auth/register', { username, password: PASSWORD });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'ALREADY_EXISTS']);
    },
  );

  it('holds on every server at once', async () => {
    const there = await startApi(await database.open());
    const quizId = await build('Travelling gnu');
    const seen = async () => [
      (await there.get(`/api/quiz/${quizId}`)).statusCode,
      (await there.get('/api/search?query=gnu')).json().length,
    ];
    expect(await seen()).toEqual([200, 1]);
    await judge(quizId, 'hide');
    expect(await seen()).toEqual([404, 0]);
    await judge(quizId, 'keep');
    expect(await seen()).toEqual([200, 1]);
    await judge(quizId, 'remove');
    expect(await seen()).toEqual([404, 0]);
    await there.app.close();
  });

  it('shows at most 100 games', async () => {
    for (let nth = 0; nth < 101; nth += 1) await report(await build(`Many ${nth}`));
    expect(await list()).toHaveLength(100);
  });
});
