import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Api, PASSWORD, startApi } from './helpers/api.ts';
import { entryWith, gameOf, newQuizId } from './helpers/games.ts';
import { at, editWith } from './helpers/library.ts';
import { eachEngine } from './support/stores.ts';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Sent = {
  readonly token?: string;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly url?: string;
};
type Step = readonly [sent: Sent, status: number, code?: string];

const FOREIGN = { origin: 'https://elsewhere.example' };
const NO_JSON = { body: 'x', type: 'text/plain' };
const GUESS = 'a wrong guess';
const large = (bytes: number) => JSON.stringify({ padding: 'x'.repeat(bytes) });

eachEngine('Several things that are wrong at once', (database) => {
  let api: Api;
  let token: string;
  let reviewer: string;
  let quizId: string;
  let username: string;
  let owners = 0;
  beforeEach(async () => {
    const settings = { rateLimit: true, reviewers: new Set(['rita']) };
    api = await startApi(await database.open(), settings);
    username = `Olga ${owners++}`;
    token = await api.signIn(username);
    reviewer = await api.signIn('Rita');
    quizId = await api.build(gameOf(['a'], { username }), token);
  });
  afterEach(() => api.app.close());

  const send = (method: Method, url: string, { token = '', body, type, headers }: Sent) =>
    api.call(method, url, {
      token,
      body,
      headers: {
        ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
        ...headers,
      },
    });
  async function expectInOrder(method: Method, url: string, steps: readonly Step[]) {
    const answers: unknown[] = [];
    for (const [sent] of steps) {
      const { statusCode, body } = await send(method, sent.url ?? url, sent);
      answers.push([statusCode, body === '' ? undefined : JSON.parse(body).code]);
    }
    expect(answers).toEqual(steps.map(([, status, code]) => [status, code]));
  }
  /** Sends until refused for coming too often. */
  async function useUp(method: Method, url: string, sent: Sent): Promise<number> {
    for (let passed = 0; passed < 200; passed += 1)
      if ((await send(method, url, sent)).statusCode === 429) return passed;
    throw new Error('none of 200 calls was refused');
  }

  it('are told in the ruled order when a game is created', async () => {
    const wrong = entryWith({ username: 'Eve', searchedWord: '1' });
    const foreign = entryWith({ username: 'Eve', quizId });
    const again = entryWith({ username: username.toUpperCase(), quizId });
    await expectInOrder('POST', '/api/games', [
      [{ token: 'bad', body: large(1024 * 1024), type: 'text/plain' }, 401, 'NOT_SIGNED_IN'],
      [{ token, body: large(1024 * 1024) }, 413, 'TOO_LARGE'],
      [{ token, ...NO_JSON }, 415, 'NOT_JSON'],
      [{ token, body: wrong }, 400, 'INVALID'],
      [{ token, body: foreign }, 403, 'NOT_OWNER'],
      [{ token, body: again }, 409, 'ALREADY_EXISTS'],
    ]);
  });

  it.each([
    ['PUT', editWith(), editWith({ gameTitle: '' })],
    ['PATCH', { gameTitle: 'X' }, {}],
  ] as const)('are told in the ruled order to a %s of a game', async (method, body, bad) => {
    const elsewhere = at(newQuizId());
    await useUp(method, elsewhere, NO_JSON);
    await expectInOrder(method, elsewhere, [
      [{ ...NO_JSON, token, headers: FOREIGN }, 403, 'CROSS_SITE'],
      [NO_JSON, 429, 'TOO_MANY'],
    ]);
    api.passTime(60_000);
    const own = { token, body, url: at(quizId) };
    await expectInOrder(method, elsewhere, [
      [NO_JSON, 401, 'NOT_SIGNED_IN'],
      [{ ...NO_JSON, token }, 415, 'NOT_JSON'],
      [{ token, body: bad }, 400, 'INVALID'],
      [{ token, body: large(2 * 1024 * 1024) }, 413, 'TOO_LARGE'],
      [{ token, body }, 404, 'NOT_FOUND'],
      [own, 428, 'PRECONDITION_REQUIRED'],
      [{ ...own, headers: { 'if-match': '"7"' } }, 412, 'STALE'],
      [{ ...own, headers: { 'if-match': '"1"' } }, 200],
    ]);
  });

  it('are told in the ruled order when a game is copied', async () => {
    await expectInOrder('POST', `${at(newQuizId())}/copies`, [
      [{ ...NO_JSON, token, headers: FOREIGN }, 403, 'CROSS_SITE'],
      [NO_JSON, 401, 'NOT_SIGNED_IN'],
      [{ ...NO_JSON, token }, 415, 'NOT_JSON'],
      [{ token, body: { quizId: 'x' } }, 400, 'INVALID'],
      [{ token, body: { quizId } }, 404, 'NOT_FOUND'],
      [{ token, body: { quizId }, url: `${at(quizId)}/copies` }, 409, 'ALREADY_EXISTS'],
    ]);
  });

  const passwordCalls = [
    ['PUT', '/api/Auth/password', { newPassword: 'another secret' }, 200],
    ['POST', '/api/Auth/delete-account', {}, 204],
  ] as const;
  it.each(passwordCalls)(
    'are told in the ruled order to %s %s',
    async (method, url, more, good) => {
      const right = { password: PASSWORD, ...more };
      await expectInOrder(method, url, [
        [{ ...NO_JSON, headers: FOREIGN }, 403, 'CROSS_SITE'],
        [NO_JSON, 401, 'NOT_SIGNED_IN'],
        [{ ...NO_JSON, token }, 415, 'NOT_JSON'],
        [{ token, body: large(17 * 1024) }, 413, 'TOO_LARGE'],
        [{ token, body: {} }, 400, 'INVALID'],
        [{ token, headers: FOREIGN, body: right }, 403, 'CROSS_SITE'],
        [{ token, body: { ...right, password: GUESS } }, 403, 'WRONG_PASSWORD'],
        [{ token, body: right }, good],
      ]);
      await useUp(method, url, NO_JSON);
      await expectInOrder(method, url, [
        [NO_JSON, 429, 'TOO_MANY'],
        [{ ...NO_JSON, headers: FOREIGN }, 403, 'CROSS_SITE'],
      ]);
    },
  );

  it.each(passwordCalls)(
    '%s %s wait after too many guesses, with any body',
    async (method, url) => {
      const guess = { body: { username, password: GUESS } };
      for (let nth = 0; nth < 10; nth++) await send('POST', '/api/Auth/login', guess);
      await expectInOrder(method, url, [
        [{ ...NO_JSON, token }, 429, 'TOO_MANY'],
        [{ token, body: {} }, 429, 'TOO_MANY'],
      ]);
    },
  );

  it('are told in the ruled order when a game is reported', async () => {
    const body = { reason: 'spam' };
    const url = `${at(quizId)}/reports`;
    await expectInOrder('POST', `${at(newQuizId())}/reports`, [
      [{ ...NO_JSON, headers: FOREIGN }, 403, 'CROSS_SITE'],
      [NO_JSON, 415, 'NOT_JSON'],
      [{ body: {} }, 400, 'INVALID'],
      [{ body, headers: FOREIGN }, 403, 'CROSS_SITE'],
      [{ body }, 404, 'NOT_FOUND'],
      [{ body, url }, 202],
      [{ body: {}, url }, 400, 'INVALID'],
      [NO_JSON, 429, 'TOO_MANY'],
      [{ ...NO_JSON, headers: FOREIGN }, 403, 'CROSS_SITE'],
    ]);
  });

  it('are told in the ruled order when a game is judged', async () => {
    const body = { verdict: 'keep' };
    await expectInOrder('POST', `/api/review/games/${newQuizId()}`, [
      [{ ...NO_JSON, headers: FOREIGN }, 403, 'CROSS_SITE'],
      [NO_JSON, 401, 'NOT_SIGNED_IN'],
      [{ ...NO_JSON, token }, 415, 'NOT_JSON'],
      [{ token, body: {} }, 400, 'INVALID'],
      [{ token, body }, 403, 'NOT_A_REVIEWER'],
      [{ token: reviewer, body, headers: FOREIGN }, 403, 'CROSS_SITE'],
      [{ token: reviewer, body }, 404, 'NOT_FOUND'],
      [{ token: reviewer, body, url: `/api/review/games/${quizId}` }, 204],
    ]);
  });

  const changes = [
    ['PUT', at, editWith(), '"1"'],
    ['PATCH', at, { gameTitle: 'X' }, '"1"'],
    ['DELETE', at, undefined, '"1"'],
    ['POST', (id: string) => `${at(id)}/copies`, { quizId: newQuizId() }, ''],
    ['POST', (id: string) => `${at(id)}/restore`, undefined, ''],
    ['DELETE', (id: string) => `/api/library/trash/${id}`, undefined, ''],
  ] as const;

  it.each(changes)('%s of another site changes nothing', async (method, path, body, match) => {
    const url = path(quizId);
    const headers: Record<string, string> = match === '' ? {} : { 'if-match': match };
    if (/restore|trash/.test(url))
      await send('DELETE', at(quizId), { token, headers: { 'if-match': '"1"' } });
    const state = async () => [
      (await api.get('/api/library/games', { token })).body,
      (await api.get('/api/library/games?trash=1', { token })).body,
    ];
    const before = await state();
    for (const site of [FOREIGN, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])
      await expectInOrder(method, url, [
        [{ token, body, headers: { ...headers, ...site } }, 403, 'CROSS_SITE'],
      ]);
    expect(await state()).toEqual(before);
    expect((await send(method, url, { token, body, headers })).statusCode).toBeLessThan(300);
  });

  it('come 120 times, then once a second, for all kinds of changes together', async () => {
    expect(await useUp('DELETE', at(quizId), { token })).toBe(120);
    for (const [method, path] of changes) {
      const response = await send(method, path(quizId), { token });
      expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '1']);
    }
    api.passTime(1000);
    await expectInOrder('DELETE', at(quizId), [
      [{ token }, 428, 'PRECONDITION_REQUIRED'],
      [{ token }, 429, 'TOO_MANY'],
    ]);
    expect((await api.get('/api/library/games', { token })).statusCode).toBe(200);
  });
});
