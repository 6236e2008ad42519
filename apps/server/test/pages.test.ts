import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/storage/store.ts';
import { type Api, startApi } from './helpers/api.ts';
import { useFolder } from './support/folders.ts';

const START = '<!doctype html><title>The show</title><h1>Start</h1>';
const SHELL = '<!doctype html><title>The show</title>';
const TELEVISION = '<!doctype html><title>Audience screen</title>';
const SCRIPT = `console.log(${JSON.stringify('wheel '.repeat(100))});`;
const SCREENS = [
  '/search',
  '/teams',
  '/wheel',
  '/game',
  '/winner',
  '/about',
  '/login',
  '/register',
  '/my-wheels',
  '/build',
  '/review',
  '/g/0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3',
  '/join',
  '/remote',
  '/j/KXMRTD',
  '/J/kxmrtd',
];
const ASSET = '/assets/app-B4k3.js';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const folder = useFolder();
let store: Store;
let api: Api;
let address: string;
let isBehind = false;

beforeAll(async () => {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  const put = (name: string, content: string) => {
    writeFileSync(join(web, name), content);
    writeFileSync(join(web, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(web, `${name}.gz`), gzipSync(content));
  };
  put('index.html', START);
  put('shell.html', SHELL);
  put('screen.html', TELEVISION);
  put(ASSET, SCRIPT);
  writeFileSync(join(web, 'spin.mp3'), Buffer.alloc(2000, 7));
  writeFileSync(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web, '.secret'), 'hidden');
  writeFileSync(join(folder, 'outside.txt'), 'not yours');
  store = await openStore({ databaseUrl: null, dataDir: join(folder, 'data') });
  const lag = { isBehind: () => isBehind, stop() {} };
  api = await startApi(store, { webDir: web, trustProxy: ['127.0.0.1'] }, { lag });
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await api.app.close();
  await store.close();
});

/** Past the URL parser of `inject`, which would tidy the address up. */
async function overTheWire(path: string): Promise<{ statusCode: number; body: string }> {
  const port = Number(new URL(address).port);
  const [response] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode ?? 0, body: await text(response) };
}

it('Serves pages and their files under any load, while calls are refused', async () => {
  isBehind = true;
  const statuses = [];
  for (const path of ['/', '/game', ASSET, '/api/searchsuggestions'])
    statuses.push((await api.get(path)).statusCode);
  isBehind = false;
  expect(statuses).toEqual([200, 200, 200, 503]);
});

describe('the pages', () => {
  it.each(['/screen', '/screen/', '/screen/KXMRTD', '/screen/kxmrtd?sound=off'])(
    'answer %s with the page for old televisions',
    async (path) => {
      const { statusCode, body } = await overTheWire(path);
      expect([statusCode, body]).toEqual([200, TELEVISION]);
    },
  );

  it.each(['/', '//', '/?q=a/b'])('answer %s with the start screen in it', async (path) => {
    for (const headers of [BROWSER, { accept: '*/*' }]) {
      const response = await api.get(path, { headers });
      expect([response.statusCode, response.body]).toEqual([200, START]);
    }
  });

  it.each(SCREENS.flatMap((path) => [path, `${path}/`, `${path}?q=a/b`]))(
    'answer %s with the app',
    async (path) => {
      for (const headers of [BROWSER, { accept: '*/*' }]) {
        const response = await api.get(path, { headers });
        expect([response.statusCode, response.body]).toEqual([200, SHELL]);
      }
    },
  );

  it.each(['/nope', '/Search', '/search/more', '/game//', '/apis', '/index.html/x', '/j/KXMRTA'])(
    'answer the unknown %s with the app and 404',
    async (path) => {
      const response = await api.get(path, { headers: BROWSER });
      expect([response.statusCode, response.body]).toEqual([404, SHELL]);
      expect(response.headers['content-type']).toContain('text/html');
      // Kept by a browser, it would come back as an empty 404.
      expect(response.headers).not.toHaveProperty('etag');
      expect(response.headers).not.toHaveProperty('last-modified');
    },
  );

  it.each([
    { 'if-none-match': '*' },
    { 'if-match': '"x"' },
    { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { range: 'bytes=0-3' },
    { range: 'bytes=9999999-' },
    { 'accept-encoding': 'identity;q=0' },
  ])('answer an unknown address whole to %j', async (asked) => {
    for (const path of ['/nope', '/none.html']) {
      const response = await api.get(path, { headers: { ...BROWSER, ...asked } });
      expect([response.statusCode, response.body]).toEqual([404, SHELL]);
      expect(response.headers['content-type']).toContain('text/html');
    }
  });

  it.each(['/api', '/api/', '/api/nope', '/api/Search', '/api/quiz', ASSET.replace('4', '5')])(
    'leave %s a plain 404',
    async (path) => {
      const response = await api.get(path, { headers: BROWSER });
      expect([response.statusCode, response.json().status]).toEqual([404, 404]);
    },
  );

  it('give a picture that is not there no page', async () => {
    const response = await api.get('/none.png', { headers: { accept: 'image/avif' } });
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const)('refuse %s', async (method) => {
    const response = await api.call(method, '/search', { headers: BROWSER });
    expect([response.statusCode, response.json().status]).toEqual([404, 404]);
  });

  it('leave no warning behind when a missing file becomes a page', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    const headers = { ...BROWSER, 'accept-encoding': 'br, gzip' };
    expect((await fetch(`${address}/none.html`, { headers })).status).toBe(404);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('keep the connections of a proxy longer than it does', async () => {
    const port = Number(new URL(address).port);
    const agent = new Agent({ keepAlive: true });
    const asked = request({ port, path: '/healthz', agent }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.headers['keep-alive']).toBe('timeout=75');
    agent.destroy();
  });

  it('answer HEAD with the headers alone', async () => {
    for (const path of ['/', ASSET, '/api/searchsuggestions', '/healthz']) {
      const [head, get] = [await api.call('HEAD', path), await api.get(path)];
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    }
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/..%5coutside.txt',
    '/assets/..%2f..%2f..%2foutside.txt',
    '/.secret',
    '/%00',
    '/a%00.js',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/outside.txt',
    '//outside.txt',
    `/${'a'.repeat(8000)}`,
  ])('give nothing away at %s', async (url) => {
    const response = await overTheWire(url);
    expect([400, 404]).toContain(response.statusCode);
    expect(response.body).not.toMatch(/not yours|hidden/);
  });
});

describe('files', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('are sent ready-made to a browser that takes %s', async (accepted, encoding, unpack) => {
    for (const [path, content] of [
      [ASSET, SCRIPT],
      ['/', START],
    ] as const) {
      const response = await api.get(path, { headers: { 'accept-encoding': accepted } });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toContain('Accept-Encoding');
      expect(unpack(response.rawPayload).toString()).toBe(content);
    }
  });

  it('are sent plain to one that takes nothing', async () => {
    const response = await api.get(ASSET);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe(SCRIPT);
    expect(response.headers['content-type']).toContain('javascript');
  });

  it('files with a hash in their name are cached forever, others are revalidated', async () => {
    const cacheOf = async (path: string) => (await api.get(path)).headers['cache-control'];
    expect(await cacheOf(ASSET)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/spin.mp3')).toBe('no-cache');
    expect(await cacheOf('/favicon.svg')).toBe('public, max-age=3600');
    expect(await cacheOf('/assets/none-B4k3.js')).toBe('no-store');
  });

  it('are not sent twice when nothing changed', async () => {
    const first = await api.get('/');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await api.get('/', { headers })).statusCode).toBe(304);
  });

  it.each([
    [{ range: 'bytes=9-' }, 206, null],
    [{ range: 'bytes=999999-' }, 416, 'NO_SUCH_PART'],
    [{ 'if-match': '"another"' }, 412, 'STALE'],
  ])('asked for with %j answer %i', async (headers, status, code) => {
    const response = await api.get('/spin.mp3', { headers });
    expect(response.statusCode).toBe(status);
    if (status === 206) return;
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toEqual({ status, title: expect.any(String), code });
  });
});

describe('headers', () => {
  it('keep the pages to our own scripts and styles', async () => {
    for (const path of ['/', '/nope', '/game']) {
      const { headers } = await api.get(path, { headers: BROWSER });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|https?:|\*|upgrade-insecure/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toBe('camera=(), microphone=()');
    }
  });

  it('are few on files that are no documents', async () => {
    const { headers } = await api.get(ASSET);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(JSON.stringify(headers).length).toBeLessThan(500);
    const missing = await api.get('/assets/none-B4k3.html', { headers: BROWSER });
    expect(missing.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('never let another origin read an answer', async () => {
    const origin = { origin: 'https://elsewhere.example' };
    for (const path of ['/api/searchsuggestions', '/api/nope', '/']) {
      const { headers } = await api.get(path, { headers: origin });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('ask for HTTPS only where a trusted proxy speaks it', async () => {
    const hstsOf = async (headers: Record<string, string>, remoteAddress: string) =>
      (await api.app.inject({ url: '/', headers, remoteAddress })).headers[
        'strict-transport-security'
      ];
    const https = { 'x-forwarded-proto': 'https' };
    // Without includeSubDomains: what else runs below this name may have no HTTPS.
    expect(await hstsOf(https, '127.0.0.1')).toBe('max-age=31536000');
    expect(await hstsOf(https, '192.0.2.1')).toBeUndefined();
    expect(await hstsOf({}, '127.0.0.1')).toBeUndefined();
  });

  it('carry a request id of our own making', async () => {
    const mine = await api.get('/healthz', { headers: { 'x-request-id': 'chosen' } });
    expect(mine.headers['x-request-id']).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  });
});

describe('a server without a built web app', () => {
  it('the page says so and the API works', async () => {
    const bare = await startApi(store, { webDir: join(folder, 'nothing') });
    const page = await bare.get('/', { headers: BROWSER });
    expect([page.statusCode, page.body]).toEqual([
      503,
      expect.stringContaining('The web app is not built'),
    ]);
    expect((await bare.get('/api/searchsuggestions')).json()).toHaveLength(12);
    await bare.app.close();
  });
});
