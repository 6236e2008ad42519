import { afterEach, expect, it, vi } from 'vitest';
import { copyGame, libraryApi } from './library-api.ts';
import { NetworkError } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

function serverThat(answers: (init: RequestInit) => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, init: RequestInit) => answers(init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

it('says which revision it changes, and none where nothing is changed', async () => {
  const fetch = serverThat(() => json(200, { revision: 8 }));
  await libraryApi.patch('x/y', 7, { gameTitle: 'Owls' });
  await libraryApi.restore('1');
  const [[url, patch], [, restore]] = fetch.mock.calls as [
    [string, RequestInit],
    [string, RequestInit],
  ];
  expect(url).toBe('/api/library/games/x%2Fy');
  expect(patch).toMatchObject({ method: 'PATCH', headers: { 'If-Match': '"7"' } });
  expect(restore.headers).not.toHaveProperty('If-Match');
});

it('takes an empty 202 and 204 for answers', async () => {
  serverThat(() => new Response('', { status: 202 }));
  expect(await libraryApi.report('1', { reason: 'spam' })).toBeNull();
  serverThat(() => new Response(null, { status: 204 }));
  expect(await libraryApi.purge('1')).toBeNull();
});

it('copies once where the first answer is lost', async () => {
  const ids: string[] = [];
  serverThat(({ body }) => {
    ids.push(JSON.parse(String(body)).quizId);
    if (ids.length === 1) throw new TypeError('Failed to fetch');
    return json(409, { status: 409, title: 'There.', code: 'ALREADY_EXISTS' });
  });
  expect(await copyGame('1')).toBe(ids[0]);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it('takes a full library, and a second silence, for failures', async () => {
  serverThat(() => json(409, { status: 409, title: 'Full.', code: 'LIBRARY_FULL' }));
  await expect(copyGame('1')).rejects.toMatchObject({ code: 'LIBRARY_FULL' });
  serverThat(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(copyGame('1')).rejects.toBeInstanceOf(NetworkError);
});
