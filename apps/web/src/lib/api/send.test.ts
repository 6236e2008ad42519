// The server of this test closes connections, which no fake of fetch does as a real one.
/// <reference types="node" />
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { libraryApi } from './library-api.ts';
import { reviewApi } from './review-api.ts';
import { NetworkError } from './send.ts';

let server: Server | null = null;

afterEach(() => {
  vi.unstubAllGlobals();
  server?.close();
});

/** A server that closes the first `broken` connections as soon as something arrives on them, and answers `{}` on others. */
async function serverThatBreaks(broken: number) {
  const requests: string[] = [];
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      requests.push(String(bytes).split(' ', 1)[0] ?? '');
      if (requests.length <= broken) socket.destroy();
      else
        socket.end(
          'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
        );
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init),
  );
  return requests;
}

const EDIT = { gameTitle: 'Pets', visibility: 'link', entries: [] } as const;

it.each([
  ['GET', () => api.search('pets')],
  ['PUT', () => libraryApi.save('1', 3, { ...EDIT, entries: [] })],
  ['DELETE', () => libraryApi.remove('1', 3)],
  ['POST', () => reviewApi.judge('1', 'keep')],
  ['POST', () => libraryApi.create([])],
  ['POST', () => libraryApi.copy('1', '2')],
])('Tries a %s again whose connection broke before the answer', async (method, call) => {
  const requests = await serverThatBreaks(1);
  expect(await call()).toEqual({});
  expect(requests).toEqual([method, method]);
});

it('Gives up when the second connection breaks too', async () => {
  const requests = await serverThatBreaks(2);
  await expect(api.search('pets')).rejects.toBeInstanceOf(NetworkError);
  expect(requests).toEqual(['GET', 'GET']);
});

it('Never sends a call twice that counts twice', async () => {
  const requests = await serverThatBreaks(1);
  await expect(libraryApi.report('1', { reason: 'spam' })).rejects.toBeInstanceOf(NetworkError);
  expect(requests).toEqual(['POST']);
});

it('Tries nothing again without a network', async () => {
  const requests = await serverThatBreaks(1);
  vi.stubGlobal('navigator', { onLine: false });
  await expect(api.search('pets')).rejects.toBeInstanceOf(NetworkError);
  expect(requests).toEqual(['GET']);
});
