import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../src/storage/open-store.ts';
import type { Store } from '../src/storage/store.ts';
import { type Api, PASSWORD, startApi } from './helpers/api.ts';
import { entryWith } from './helpers/games.ts';

const PROXY = '10.0.0.9';

let folder: string;
let store: Store;
let api: Api;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wheel-limits-'));
  store = await openStore({ databaseUrl: null, dataDir: folder });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  api = await startApi(store, { rateLimit: true, trustProxy: [PROXY] });
});
afterEach(() => api.app.close());

type Sender = { readonly from: string; readonly forwardedFor?: string };

const send = (method: 'GET' | 'POST', url: string, body: unknown, { from, forwardedFor }: Sender) =>
  api.app.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });

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
    'with ever new names are refused within 60 tries from %s',
    async (_whence, sender) => {
      const { response } = await untilRefused((n) => wrongLogin(`nobody${n}`, sender(n)), 61);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it('of one client behind the proxy do not count for another', async () => {
    const behind = (address: string) => ({ from: PROXY, forwardedFor: `198.51.100.1, ${address}` });
    await untilRefused((n) => wrongLogin(`nobody${n}`, behind('192.0.2.4')));
    for (let n = 0; n < 5; n += 1) {
      const response = await wrongLogin(`somebody${n}`, behind('192.0.2.5'));
      expect(response.statusCode).toBe(401);
    }
  });

  it('do not keep the account from another address', async () => {
    await api.signIn('Berta');
    await untilRefused(() => wrongLogin('Berta', { from: '192.0.2.1' }));
    const right = { username: 'Berta', password: PASSWORD };
    const mine = await send('POST', '/api/Auth/login', right, { from: '192.0.2.2' });
    expect(mine.statusCode).toBe(200);
  });

  it('do not count when they were right', async () => {
    await api.signIn('Cora');
    const right = { username: 'Cora', password: PASSWORD };
    for (let n = 0; n < 12; n += 1) {
      const response = await send('POST', '/api/Auth/login', right, { from: '192.0.2.1' });
      expect(response.statusCode).toBe(200);
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

  it('of one IPv6 network are one client', async () => {
    const direct = await passedFrom(() => ({ from: '192.0.2.1' }));
    expect(await passedFrom((n) => ({ from: `2001:db8::${n.toString(16)}` }))).toBe(direct);
    expect((await build({ from: '2001:db8:0:1::1' })).statusCode).toBe(400);
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
