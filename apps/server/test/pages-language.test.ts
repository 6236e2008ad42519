import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/storage/store.ts';
import { type Api, startApi } from './helpers/api.ts';
import { useFolder } from './support/folders.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const VARY = 'Accept-Encoding, Accept-Language, Cookie';
/** All of one length, and below of one age, so that only the language tells them apart. */
const LANGUAGES = ['de', 'en', 'es', 'fr'];
const PAGES = ['index', 'shell', 'pages/search', 'pages/join', 'pages/j'];
const TELEVISION = '<!doctype html><title>Audience screen</title>';

const pageOf = (name: string, language: string) =>
  `<!doctype html><html lang="${language}"><title>${name} ${language}</title>`;

/** Which page an address is answered with. */
const ADDRESSES = [
  ['/', 'index'],
  ['/search', 'pages/search'],
  ['/search?q=de', 'pages/search'],
  ['/join', 'pages/join'],
  ['/j/KXMRTD', 'pages/j'],
  ['/review', 'shell'],
  ['/g/0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3', 'shell'],
] as const;

const folder = useFolder();
let store: Store;
let api: Api;

beforeAll(async () => {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'pages'), { recursive: true });
  const put = (name: string, content: string) => {
    const kinds = { '': content, '.br': brotliCompressSync(content), '.gz': gzipSync(content) };
    for (const [ending, bytes] of Object.entries(kinds)) {
      writeFileSync(join(web, name + ending), bytes);
      utimesSync(join(web, name + ending), 1e9, 1e9);
    }
  };
  for (const language of LANGUAGES)
    for (const name of PAGES)
      put(language === 'en' ? `${name}.html` : `${name}.${language}.html`, pageOf(name, language));
  put('screen.html', TELEVISION);
  put('manifest.de.webmanifest', '{"lang":"de"}');
  store = await openStore({ databaseUrl: null, dataDir: join(folder, 'data') });
  api = await startApi(store, { webDir: web });
});
afterAll(async () => {
  await api.app.close();
  await store.close();
});

const open = (path: string, headers: Record<string, string>) =>
  api.get(path, { headers: { ...BROWSER, ...headers } });

const likes = (language: string) => ({ 'accept-language': `${language}-XY,en;q=0.1` });

describe.each(LANGUAGES)('a browser that likes %s', (language) => {
  it.each(ADDRESSES)('gets %s in it', async (path, name) => {
    const { statusCode, headers, body } = await open(path, likes(language));
    expect([statusCode, body]).toEqual([200, pageOf(name, language)]);
    expect(headers).toMatchObject({ 'content-language': language, vary: VARY });
    expect(headers.etag).toContain(language);
    expect(headers).not.toHaveProperty('last-modified');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(['/nope', '/none.html', '/index.html/x'])('gets the missing %s in it', async (path) => {
    const { statusCode, headers, body } = await open(path, likes(language));
    expect([statusCode, body]).toEqual([404, pageOf('shell', language)]);
    expect(headers).toMatchObject({ 'content-language': language, vary: VARY });
  });

  it('gets it ready-made', async () => {
    const { headers, rawPayload } = await open('/', {
      ...likes(language),
      'accept-encoding': 'br',
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-language': language });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(pageOf('index', language));
  });
});

it.each([
  ['de', 'language=es', 'es'],
  ['de', 'language=en', 'en'],
  ['de', 'language=klingon; language=fr; language=es', 'fr'],
  ['de', 'language=xx', 'de'],
  ['it', 'language=xx', 'en'],
])('One that likes %s and sends %j gets %s', async (liked, cookie, language) => {
  const { headers, body } = await open('/', { ...likes(liked), cookie });
  expect([headers['content-language'], body]).toEqual([language, pageOf('index', language)]);
});

describe('a page that the browser has kept', () => {
  it.each(ADDRESSES)('is not sent again at %s', async (path) => {
    const { headers } = await open(path, likes('de'));
    const asked = { ...likes('de'), 'if-none-match': `"other", ${headers.etag}` };
    const again = await open(path, asked);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: VARY });
    expect((await open(path, { ...asked, 'cache-control': 'no-cache' })).statusCode).toBe(200);
  });

  it.each(ADDRESSES)('is sent anew at %s once the language is another', async (path, name) => {
    const { headers } = await open(path, likes('de'));
    const kept = {
      'if-none-match': String(headers.etag),
      'if-modified-since': new Date().toUTCString(),
    };
    for (const asked of [{ ...likes('de'), cookie: 'language=fr' }, likes('fr')]) {
      const { statusCode, body } = await open(path, { ...asked, ...kept });
      expect([statusCode, body]).toEqual([200, pageOf(name, 'fr')]);
    }
  });

  it('is sent anew once it was built again', async () => {
    const { headers } = await open('/', likes('es'));
    const page = join(folder, 'web/index.es.html');
    utimesSync(page, 1e9, 1e9 + 1);
    const asked = { ...likes('es'), 'if-none-match': String(headers.etag) };
    expect((await open('/', asked)).statusCode).toBe(200);
    utimesSync(page, 1e9, 1e9);
  });
});

it.each(['/screen', '/screen/KXMRTD'])('%s is one page without a language', async (path) => {
  for (const language of LANGUAGES) {
    const { headers, body } = await open(path, { cookie: `language=${language}` });
    expect(body).toBe(TELEVISION);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers).not.toHaveProperty('content-language');
  }
});

it('Answers files and calls alike in every language', async () => {
  for (const path of ['/manifest.de.webmanifest', '/api/searchsuggestions', '/none.js']) {
    const headers = { 'accept-language': 'fr', cookie: 'language=fr', accept: 'text/javascript' };
    const { headers: sent } = await api.get(path, { headers });
    expect(sent).not.toHaveProperty('content-language');
    expect(String(sent.vary)).not.toContain('Cookie');
  }
});
