import { beforeAll, expect, it } from 'vitest';
import { type Api, PASSWORD, startApi, useApi } from './helpers/api.ts';
import { gameOf, newQuizId } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

type Listed = { quizId: string; hidden: boolean; pending: boolean; reports: unknown[] };

const reportFrom = (api: Api, quizId: string, nth: number) =>
  api.app.inject({
    method: 'POST',
    url: `/api/library/games/${quizId}/reports`,
    remoteAddress: `198.51.100.${nth}`,
    headers: { 'content-type': 'application/json' },
    payload: '{"reason":"unsuitable"}',
  });

eachEngine('review', (database) => {
  const api = useApi(database, { reviewers: new Set(['rita', 'näna']) });
  let reviewer: string;
  let owner: string;
  beforeAll(async () => {
    reviewer = await api().signIn('Rita');
    owner = await api().signIn('Olga');
  });

  const build = (gameTitle: string, part: Parameters<typeof gameOf>[1] = {}) =>
    api().build(gameOf(['Red dog', 'Cat'], { username: 'Olga', gameTitle, ...part }), owner);
  const list = async (): Promise<Listed[]> =>
    (await api().get('/api/review/reports', { token: reviewer })).json();
  const judge = (quizId: string, verdict: unknown) =>
    api().post(`/api/review/games/${quizId}`, { verdict }, { token: reviewer });
  const statusOf = async (quizId: string, token: string | null = null) =>
    (await api().get(`/api/quiz/${quizId}`, { token })).statusCode;
  const found = async (text: string) =>
    (await api().get(`/api/search?query=${text}`)).json().length;

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
      for (let nth = 0; nth < times; nth += 1) await reportFrom(api(), quizId, nth);
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
      entries: [
        { category: 'Pets', searchedWord: 'Red dog' },
        { category: 'Pets', searchedWord: 'Cat' },
      ],
    });
    expect(games.find(({ quizId }) => quizId === thrice)).toMatchObject({
      hidden: true,
      reports: [],
    });
  });

  it('hides a game from everybody but its owner, and brings it back', async () => {
    const quizId = await build('Hidden zebras');
    await reportFrom(api(), quizId, 1);
    const answer = await judge(quizId.toUpperCase(), 'hide');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await statusOf(quizId)).toBe(404);
    expect(await statusOf(quizId, reviewer)).toBe(404);
    expect(await statusOf(quizId, owner)).toBe(200);
    expect(await found('zebras')).toBe(0);
    expect((await api().get('/api/user/Olga')).body).not.toContain(quizId);
    expect((await api().get('/api/user/Olga', { token: owner })).body).toContain(quizId);
    const library = (await api().get('/api/library/games', { token: owner })).json();
    const mine = library.find((game: Listed) => game.quizId === quizId);
    expect(mine).toMatchObject({ hidden: true, revision: 1 });
    const copy = { quizId: newQuizId() };
    for (const token of [owner, reviewer]) {
      const copied = await api().post(`/api/library/games/${quizId}/copies`, copy, { token });
      expect(copied.statusCode).toBe(404);
    }

    expect((await judge(quizId, 'keep')).statusCode).toBe(204);
    expect(await statusOf(quizId)).toBe(200);
    expect(await found('zebras')).toBe(1);
    expect((await list()).some((game) => game.quizId === quizId)).toBe(false);
  });

  it('removes a game for good, and its quizId is free', async () => {
    const quizId = await build('Removed llamas');
    await reportFrom(api(), quizId, 1);
    expect((await judge(quizId, 'remove')).statusCode).toBe(204);
    expect(await statusOf(quizId, owner)).toBe(404);
    expect(await found('llamas')).toBe(0);
    expect((await judge(quizId, 'keep')).statusCode).toBe(404);
    expect(await build('Removed llamas', { quizId })).toBe(quizId);
    expect(await found('llamas')).toBe(1);
  });

  it('acts on games that nobody reported, and on those of guests', async () => {
    const quizId = await api().build(gameOf(['A'], { gameTitle: 'Guest okapi' }));
    expect((await judge(quizId, 'hide')).statusCode).toBe(204);
    expect(await found('okapi')).toBe(0);
    expect(await statusOf(quizId)).toBe(404);
  });

  it('does not see what is private or in the trash, and sees it again when it comes back', async () => {
    const quizId = await build('Withdrawn');
    await reportFrom(api(), quizId, 1);
    const isListed = async () => (await list()).some((game) => game.quizId === quizId);
    const patch = (visibility: string, revision: number) =>
      api().call('PATCH', `/api/library/games/${quizId}`, {
        token: owner,
        body: { visibility },
        headers: { 'if-match': `"${revision}"` },
      });
    expect((await patch('private', 1)).statusCode).toBe(200);
    expect(await isListed()).toBe(false);
    expect((await judge(quizId, 'remove')).statusCode).toBe(404);
    await patch('public', 2);
    expect(await isListed()).toBe(true);
    const headers = { 'if-match': '"3"' };
    await api().call('DELETE', `/api/library/games/${quizId}`, { token: owner, headers });
    expect(await isListed()).toBe(false);
    expect((await judge(quizId, 'remove')).statusCode).toBe(404);
    await api().call('POST', `/api/library/games/${quizId}/restore`, { token: owner });
    expect(await isListed()).toBe(true);
  });

  it('leaves a hidden game hidden whatever its owner does with it', async () => {
    const quizId = await build('Stubborn ibex');
    await judge(quizId, 'hide');
    const edit = { gameTitle: 'Stubborn ibex', visibility: 'public' };
    const entries = [{ category: 'Pets', searchedWord: 'Ibex' }];
    const path = `/api/library/games/${quizId}`;
    const put = await api().call('PUT', path, {
      token: owner,
      body: { ...edit, entries },
      headers: { 'if-match': '"1"' },
    });
    expect(put.statusCode).toBe(200);
    await api().call('DELETE', path, { token: owner, headers: { 'if-match': '"2"' } });
    await api().call('POST', `${path}/restore`, { token: owner });
    expect(await found('ibex')).toBe(0);
    expect(await statusOf(quizId)).toBe(404);
  });

  it.each([undefined, null, 'KEEP', 'ban', 7, ['keep']])('knows no verdict %j', async (verdict) => {
    expect((await judge(newQuizId(), verdict)).statusCode).toBe(400);
  });

  it.each(['no-quiz-id', '6e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c04'])(
    'knows no game %s',
    async (quizId) => {
      const answer = await judge(quizId, 'keep');
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('is for reviewers only', async () => {
    for (const [token, status, code] of [
      [null, 401, 'NOT_SIGNED_IN'],
      ['nonsense', 401, 'NOT_SIGNED_IN'],
      [owner, 403, 'NOT_A_REVIEWER'],
    ] as const) {
      const answer = await api().get('/api/review/reports', { token });
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      const verdict = { verdict: 'remove' };
      const judged = await api().post(`/api/review/games/${newQuizId()}`, verdict, { token });
      expect([judged.statusCode, judged.json().code]).toEqual([status, code]);
    }
    // What is wrong with a call is said before who may not make it.
    const bad = await api().post(`/api/review/games/${newQuizId()}`, {}, { token: owner });
    expect(bad.statusCode).toBe(400);
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
    for (let nth = 0; nth < 101; nth += 1) await reportFrom(api(), await build(`Many ${nth}`), 1);
    expect(await list()).toHaveLength(100);
  });
});
