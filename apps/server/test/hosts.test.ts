import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../src/logging.ts';
import { DEFAULT_ROOM_SETTINGS } from '../src/rooms/settings.ts';
import { type Api, PASSWORD, startApi } from './helpers/api.ts';
import { entryWith, gameOf } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

const UPGRADE = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n';
const SOCKET_KEY = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

eachEngine('A server', (database) => {
  let api: Api;
  let port: number;
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  beforeAll(async () => {
    const rooms = { ...DEFAULT_ROOM_SETTINGS, publicUrl: 'https://public.example:8443' };
    api = await startApi(
      await database.open(),
      { allowedHosts: ['show.example'], rateLimit: true, refusesWeakPasswords: true },
      { rooms, log: createLog('info', sink) },
    );
    const server = api.app.server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => api.app.close());

  /** The first that comes back for bytes as they are. */
  async function answerTo(text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer);
  }
  const asked = (path: string, headers: string) =>
    answerTo(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);

  describe('a server called by another name', () => {
    it.each([
      ['a page', 'GET', '/'],
      ['a search', 'GET', '/api/search?query=a'],
      ['building', 'POST', '/api/games'],
      ['health', 'GET', '/healthz'],
      ['nothing', 'GET', '/nope'],
    ] as const)('refuses %s, and names the setting', async (_, method, url) => {
      const body = method === 'POST' ? entryWith() : undefined;
      const headers = { host: 'evil.example' };
      const response = await api.call(method, url, { body, headers });
      expect([response.statusCode, response.json().code]).toEqual([421, 'OTHER_HOST']);
      expect(response.json().title).toContain('ALLOWED_HOSTS');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    });

    it('refuses a socket before the handshake', async () => {
      const { code } = (await api.post('/api/rooms', {})).json();
      const path = `/api/rooms/${code}/socket`;
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\n${UPGRADE}${SOCKET_KEY}\r\n`);
      const isClosed = once(socket, 'close');
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1\.1 421 /);
      await isClosed;
    });

    it('refuses a page that leads its own name to this machine', async () => {
      const headers = { host: 'evil.example', origin: 'http://evil.example' };
      const response = await api.post('/api/games', entryWith(), { headers });
      expect(response.statusCode).toBe(421);
    });
  });

  it.each([
    '127.0.0.1:3000',
    '[::1]',
    'localhost',
    'pi',
    'pi.local',
    'show.example',
    'public.example',
  ])('answers as %s', async (host) => {
    expect((await api.get('/api/searchsuggestions', { headers: { host } })).statusCode).toBe(200);
  });

  it('answers a program that sends no Host in HTTP/1.0', async () => {
    expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['two Host headers', 'Host: localhost\r\nHost: evil.example\r\n'],
    ['the same Host twice', 'Host: localhost\r\nhost: localhost\r\n'],
    ['an empty Host', 'Host:\r\n'],
    ['a Host that is no name', 'Host: a/b\r\n'],
    ['a Host with a user', 'Host: localhost@evil.example\r\n'],
    ['no Host in HTTP/1.1', ''],
  ])('refuses %s', async (_, headers) => {
    expect(await asked('/api/searchsuggestions', headers)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('never believes X-Forwarded-Host, not even from a proxy', async () => {
    const proxied = await startApi(api.store, { trustProxy: ['127.0.0.1'] });
    const forged = { host: 'show.example', 'x-forwarded-host': 'evil.example' };
    const page = await proxied.get('/', { headers: forged });
    expect(page.headers['content-security-policy']).toContain(' ws://show.example ');
    expect(page.headers['content-security-policy']).not.toContain('evil');
    const build = (origin: string) =>
      proxied.post('/api/games', entryWith(), { headers: { ...forged, origin } });
    expect((await build('https://evil.example')).statusCode).toBe(403);
    expect((await build('https://show.example')).statusCode).toBe(201);
    const other = await proxied.get('/healthz', { headers: { host: 'whatever.example' } });
    expect(other.statusCode).toBe(200);
    await proxied.app.close();
  });

  it('marks what it answers to a token as not to be kept', async () => {
    const token = await api.signIn('Lena');
    const quizId = await api.build(gameOf(['a'], { username: 'Lena' }), token);
    for (const url of [
      `/api/quiz/${quizId}`,
      `/api/library/games/${quizId}`,
      '/api/library/games',
      '/api/user/Lena',
    ]) {
      const cacheOf = async (with_: string | null) =>
        (await api.get(url, { token: with_ })).headers['cache-control'];
      expect([url, await cacheOf(token)]).toEqual([url, 'no-store']);
      expect([url, await cacheOf('x'.repeat(43))]).toEqual([url, 'no-store']);
    }
    const open = await api.get(`/api/quiz/${quizId}`);
    expect(open.headers['cache-control']).toBe('private, no-cache');
  });

  it('sends its headers with the answer to what is no HTTP, too', async () => {
    const answer = await answerTo('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const header of [
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    ])
      expect(answer).toContain(`\r\n${header}\r\n`);
  });

  describe('a server that refuses weak passwords', () => {
    it.each([
      ['Mona', 'password1'],
      ['Mona', '12345678'],
      ['Mona Lisa da Vinci', 'mona lisa da vinci'],
    ])('refuses %s with %s', async (username, password) => {
      const response = await api.post('/api/Auth/register', { username, password });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toEqual([
        { path: 'password', code: 'TOO_COMMON', message: 'This password is easily guessed.' },
      ]);
    });

    it('refuses to change to one, and takes any other', async () => {
      const token = await api.signIn('Nora with a long name');
      const change = async (newPassword: string) =>
        api.call('PUT', '/api/Auth/password', { token, body: { password: PASSWORD, newPassword } });
      for (const weak of ['qwertyuiop', 'Nora with a long name']) {
        const { errors } = (await change(weak)).json();
        expect(errors).toMatchObject([{ path: 'newPassword', code: 'TOO_COMMON' }]);
      }
      expect((await change('short')).json().errors).toMatchObject([{ code: 'TOO_SHORT' }]);
      expect((await change('quokkas juggle')).statusCode).toBeLessThan(300);
      const fine = { username: 'Otto', password: 'quokkas juggle' };
      expect((await api.post('/api/Auth/register', fine)).statusCode).toBe(201);
    });
  });

  it('takes weak passwords unless it is told otherwise', async () => {
    const open = await startApi(api.store);
    const weak = { username: 'Pia', password: 'password' };
    expect((await open.post('/api/Auth/register', weak)).statusCode).toBe(201);
    await open.app.close();
  });

  it('logs what happens to accounts, without secrets', async () => {
    const said = (what: string) => lines.filter((line) => line.includes(`"msg":"${what}`));
    const credentials = { username: 'Quinn', password: 'a fine secret' };
    lines.length = 0;
    await api.post('/api/Auth/register', credentials);
    await api.post('/api/Auth/register', credentials);
    await api.post('/api/Auth/register', { ...credentials, username: '' });
    expect(said('register').map((line) => JSON.parse(line))).toMatchObject([
      { userName: 'Quinn', outcome: 'ok', address: '127.0.0.1' },
      { userName: 'Quinn', outcome: 'taken' },
      { outcome: 'refused', errors: ['username: REQUIRED'] },
    ]);
    const { sessionToken: token } = (await api.post('/api/Auth/login', credentials)).json();
    const body = { password: 'a fine secret', newPassword: 'a fine secret too' };
    const changed = await api.call('PUT', '/api/Auth/password', { token, body });
    expect(changed.statusCode).toBeLessThan(300);
    const next = changed.body === '' ? token : changed.json().sessionToken;
    await api.post('/api/Auth/delete-account', { password: body.newPassword }, { token: next });
    expect(said('password changed')).toHaveLength(1);
    expect(said('account deleted')).toHaveLength(1);
    for (let n = 0; n < 30; n += 1)
      await api.post('/api/Auth/login', { username: 'Quinn', password: 'a guess' });
    expect(said('logins refused')).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/a fine secret|a guess/);
  });
});
