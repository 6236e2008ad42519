import { afterEach, expect, it, vi } from 'vitest';
import { closeRoom } from './calls.ts';

afterEach(() => vi.unstubAllGlobals());

const OPENED = { code: 'KXMRTD', hostSecret: 'secret' };

it.each([
  [204, true],
  [403, true],
  [404, true],
  [429, false],
  [503, false],
])('Takes a %i for a room that is closed: %s', async (status, isClosed) => {
  const fetch = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  expect(await closeRoom(OPENED)).toBe(isClosed);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/rooms/KXMRTD',
    expect.objectContaining({ method: 'DELETE', headers: { Authorization: 'Bearer secret' } }),
  );
});

it('Takes no room for closed while the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await closeRoom(OPENED)).toBe(false);
});
