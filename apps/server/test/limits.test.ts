import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../src/storage/store.ts';
import { type Api, PASSWORD, startApi } from './helpers/api.ts';
import { entryWith, newQuizId } from './helpers/games.ts';
import { useSqlite } from './support/stores.ts';

const PROXY = '10.0.0.9';

const database = useSqlite();
let store: Store;
let api: Api;

beforeAll(async () => {
  store = await database.open();
});
beforeEach(async () => {
  api = await startApi(store, { rateLimit: true, trustProxy: [PROXY] });
});
afterEach(() => api.app.close());

type Sender = {
  readonly from: string;
  readonly forwardedFor?: string;
  readonly token?: string;
  readonly device?: string;
};
type Method = 'GET' | 'POST' | 'PUT';

const send = (method: Method, url: string, body: unknown, sender: Sender) => {
  const { from, forwardedFor, token, device } = sender;
  return api.app.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      ...(device !== undefined && { 'device-token': device }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
};

const wrongLogin = (username: string, sender: Sender) =>
  send('POST', '/api/Auth/login', { username, password: 'a wrong guess' }, sender);

/** Sends until refused; how many passed, and the refusal. */
async function untilRefused(next: (n: number) => ReturnType<typeof send>, most = 250) {
  for (let passed = 0; passed < most; passed += 1) {
    const response = await next(passed);
    if (response.statusCode === 429) return { passed, response };
  }
  throw new Error(`none of ${most} requests was refused`);
}

describe('wrong logins', () => {
  it('are refused within 60 tries, with a time to wait after which one more may come', async () => {
    const sender = { from: '192.0.2.1' };
    const { passed, response } = await untilRefused(() => wrongLogin('Anna', sender), 60);
    expect(passed).toBe(10);
    expect(response.json()).toEqual({ status: 429, title: expect.any(String), code: 'TOO_MANY' });
    const waitS = Number(response.headers['retry-after']);
    expect(waitS).toBeGreaterThan(0);
    api.passTime(waitS * 1000);
    expect((await wrongLogin('ANNA', sender)).statusCode).toBe(401);
    expect((await wrongLogin('anna', sender)).statusCode).toBe(429);
  });

  it.each([
    ['one address', () => ({ from: '192.0.2.1' })],
    ['invented addresses', (n) => ({ from: '192.0.2.2', forwardedFor: `203.0.113.${n}` })],
    [
      'one address behind the proxy',
      (n) => ({ from: PROXY, forwardedFor: `198.51.100.${n}, 192.0.2.3` }),
    ],
  ] satisfies [string, (n: number) => Sender][])(
    'ever new names are refused within 60 tries from %s',
    async (_whence, sender) => {
      const { response } = await untilRefused((n) => wrongLogin(`nobody${n}`, sender(n)), 61);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    },
  );
});

describe('strangers', () => {
  const logIn = (sender: Sender, username = 'Gina') =>
    send('POST', '/api/Auth/login', { username, password: PASSWORD }, sender);

  it('do not keep a host out who signed in from that address before', async () => {
    await api.signIn('Gina');
    const home = { from: '192.0.2.1' };
    expect((await logIn(home)).statusCode).toBe(200);
    for (let n = 0; n < 40; n += 1) await wrongLogin('Gina', { from: `198.51.100.${n % 5}` });
    expect((await logIn({ from: '203.0.113.1' })).statusCode).toBe(429);
    expect((await logIn(home)).statusCode).toBe(200);
    await untilRefused((n) => wrongLogin(`nobody${n}`, home));
    expect((await logIn(home)).statusCode).toBe(200);
  });

  it('do not keep a device out that shows a session of the user', async () => {
    const token = await api.signIn('Hugo');
    const shared = { from: '192.0.2.1' };
    await untilRefused(() => wrongLogin('Hugo', shared));
    expect((await logIn(shared, 'Hugo')).statusCode).toBe(429);
    const other = await api.signIn('Ivo');
    expect((await logIn({ ...shared, token: other }, 'Hugo')).statusCode).toBe(429);
    expect((await logIn({ ...shared, token }, 'hugo')).statusCode).toBe(200);
  });

  it('do not keep a device out that signed in before, behind the same address', async () => {
    const school = { from: '192.0.2.1' };
    await api.signIn('Rosa');
    const device = String((await logIn(school, 'Rosa')).headers['device-token']);
    await untilRefused(() => wrongLogin('Rosa', school));
    expect((await logIn(school, 'Rosa')).statusCode).toBe(429);
    const show = (device: string) => ({ ...school, device });
    const other = String((await logIn({ from: '192.0.2.9' }, 'Ivo')).headers['device-token']);
    for (const wrong of ['', 'x'.repeat(43), 'é'.repeat(43), other, 'x,'.repeat(2_000)])
      expect((await logIn(show(wrong), 'Rosa')).statusCode).toBe(429);
    expect((await logIn(show(`${other}, ${device}`), 'Rosa')).statusCode).toBe(200);
  });

  it('cannot fill the memory with long names', async () => {
    const name = (n: number) => `${n}${'\ufdfa'.repeat(4_000)}`;
    for (let n = 0; n < 20; n += 1)
      expect((await wrongLogin(name(n), { from: `198.51.100.${n}` })).statusCode).toBe(401);
  });
});

describe('a clock that is set', () => {
  it.each([
    ['back by an hour', -3_600_000],
    ['forward by an hour', 3_600_000],
    ['back by a year', -365 * 86_400_000],
  ])('%s makes no caller wait, and gives no new allowance', async (_, byMs) => {
    const build = (from: string) => send('POST', '/api/games', {}, { from });
    for (let n = 0; n < 60; n += 1) await build('192.0.2.1');
    await wrongLogin('Jan', { from: '192.0.2.1' });
    await untilRefused(() => build('192.0.2.2'));
    api.setClock(byMs);
    expect((await build('192.0.2.1')).statusCode).toBe(400);
    expect((await wrongLogin('Jan', { from: '192.0.2.1' })).statusCode).toBe(401);
    expect((await build('192.0.2.2')).statusCode).toBe(429);
    api.passTime(1_000);
    expect((await build('192.0.2.2')).statusCode).toBe(400);
  });
});

describe('pages of other sites', () => {
  it.each([
    ['POST', '/api/games'],
    ['POST', '/api/Auth/register'],
    ['POST', '/api/rooms'],
    ['POST', '/api/nope'],
  ] as const)('do not use up the limits of their visitor by %s %s', async (method, url) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };
    for (let n = 0; n < 150; n += 1) {
      const response = await api.app.inject({ method, url, headers, payload: 'x' });
      expect([response.statusCode, response.json().code]).toEqual([403, 'CROSS_SITE']);
    }
    const own = await api.post(url, {});
    expect([201, 400, 404]).toContain(own.statusCode);
  });
});

describe('wrong passwords of a signed-in user', () => {
  const attempts = [
    ['changing it', 'PUT', '/api/Auth/password', { newPassword: 'another secret' }],
    ['deleting the account', 'POST', '/api/Auth/delete-account', {}],
  ] as const;
  /** From ever new networks, each of which may make some calls about its account. */
  const sender = (n: number, token: string) => ({ from: `198.51.${n >> 3}.1`, token });

  it.each(attempts)('count as wrong logins when %s', async (_what, method, url, body) => {
    const token = await api.signIn('Dora');
    const { passed } = await untilRefused(
      (n) => send(method, url, { ...body, password: 'a wrong guess' }, sender(n, token)),
      60,
    );
    // The account as a whole is guarded, from wherever the guesses come.
    expect(passed).toBe(40);
    const login = { username: 'dora', password: PASSWORD };
    const answer = await send('POST', '/api/Auth/login', login, { from: '203.0.113.9' });
    expect(answer.statusCode).toBe(429);
  });

  it('wrong passwords from one address are refused like wrong logins', async () => {
    const token = await api.signIn('Eve');
    const from = '192.0.2.1';
    const guess = () =>
      send('POST', '/api/Auth/delete-account', { password: 'a wrong guess' }, { from, token });
    for (let n = 0; n < 10; n += 1) expect((await guess()).statusCode).toBe(403);
    api.passTime(60_000);
    expect((await wrongLogin('Eve', { from })).statusCode).toBe(429);
    expect((await guess()).statusCode).toBe(429);
  });

  it('do not count when they were right', async () => {
    let token = await api.signIn('Finn');
    for (let n = 0; n < 45; n += 1) {
      const body = { password: PASSWORD, newPassword: PASSWORD };
      const answer = await send('PUT', '/api/Auth/password', body, sender(n, token));
      expect(answer.statusCode).toBe(200);
      token = answer.json().sessionToken;
    }
  });
});

describe('addresses', () => {
  const build = (sender: Sender) => send('POST', '/api/games', {}, sender);
  const passedFrom = async (next: (n: number) => Sender) =>
    (await untilRefused((n) => build(next(n)))).passed;

  it('win nothing by a header when they are no proxy', async () => {
    const direct = await passedFrom(() => ({ from: '192.0.2.1' }));
    const rotating = await passedFrom((n) => ({
      from: '192.0.2.2',
      forwardedFor: `198.51.100.${n}`,
    }));
    expect(rotating).toBe(direct);
  });

  it('win nothing behind the proxy by a header of their own', async () => {
    const direct = await passedFrom(() => ({ from: '192.0.2.1' }));
    const forged = await passedFrom((n) => ({
      from: PROXY,
      forwardedFor: `198.51.100.${n}, 203.0.113.5`,
    }));
    expect(forged).toBe(direct);
  });

  it('never share a bucket behind the proxy', async () => {
    await passedFrom(() => ({ from: PROXY, forwardedFor: '203.0.113.1' }));
    const other = await build({ from: PROXY, forwardedFor: '203.0.113.2' });
    expect(other.statusCode).toBe(400);
  });
});

describe('the other limits', () => {
  const from = '192.0.2.1';

  it.each([
    ['creating', 'POST', '/api/games', {}],
    ['registering', 'POST', '/api/Auth/register', {}],
    ['asking for what is not there', 'GET', '/api/nope', undefined],
    ['opening pages that are not there', 'GET', '/nope', undefined],
  ] as const)('hold for %s', async (_what, method, url, body) => {
    const { passed, response } = await untilRefused(() => send(method, url, body, { from }));
    expect(passed).toBeGreaterThanOrEqual(60);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    api.passTime(60_000);
    expect((await send(method, url, body, { from })).statusCode).not.toBe(429);
  });

  const reports = `/api/library/games/${newQuizId()}/reports`;
  it.each([
    ['reports', 'POST', reports, { reason: 'spam' }, 5, 60],
    ['reports that say nothing', 'POST', reports, {}, 5, 60],
    ['calls about an account', 'GET', '/api/account', undefined, 10, 10],
    ['exports', 'GET', '/api/account/export', undefined, 10, 10],
    ['new passwords', 'PUT', '/api/Auth/password', {}, 10, 10],
    ['deletions', 'POST', '/api/Auth/delete-account', {}, 10, 10],
  ] as const)('hold for floods of %s', async (_what, method, url, body, burst, everyS) => {
    const { passed, response } = await untilRefused(() => send(method, url, body, { from }));
    expect(passed).toBe(burst);
    expect(response.json().code).toBe('TOO_MANY');
    expect(Number(response.headers['retry-after'])).toBe(everyS);
    api.passTime(everyS * 1000);
    expect((await send(method, url, body, { from })).statusCode).not.toBe(429);
    expect((await send(method, url, body, { from })).statusCode).toBe(429);
    expect((await send(method, url, body, { from: '192.0.2.2' })).statusCode).not.toBe(429);
  });

  it('count all calls about accounts together', async () => {
    const calls = [
      ['GET', '/api/account', undefined],
      ['GET', '/api/account/export', undefined],
      ['PUT', '/api/Auth/password', {}],
      ['POST', '/api/Auth/delete-account', {}],
    ] as const;
    const { passed } = await untilRefused((n) => {
      const [method, url, body] = calls[n % 4] ?? calls[0];
      return send(method, url, body, { from });
    });
    expect(passed).toBe(10);
  });

  it('leave searching, playing and logging out alone', async () => {
    for (let n = 0; n < 300; n += 1) {
      expect((await send('GET', '/api/search?query=a', undefined, { from })).statusCode).toBe(200);
      expect((await send('POST', '/api/Auth/logout', undefined, { from })).statusCode).toBe(204);
    }
  });

  it('are all off when they are switched off', async () => {
    const free = await startApi(store, { rateLimit: false });
    for (let n = 0; n < 250; n += 1) {
      expect((await free.get('/api/nope')).statusCode).toBe(404);
      expect((await free.post('/api/games', {})).statusCode).toBe(400);
    }
    expect((await free.post('/api/games', entryWith())).statusCode).toBe(201);
    await free.app.close();
  });
});
