import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { libraryApi } from './library-api.ts';
import { ApiError, NetworkError } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

/** Lets the next calls meet a server that does this. */
function serverThat(answers: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => answers(url, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const says = (status: number, body: string) => serverThat(() => new Response(body, { status }));

/** A body of which a beginning arrives, and then what `pull` makes of it. */
const beginning = (pull: (body: ReadableStreamDefaultController) => void) =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('[{"gameTitle":"Pe')),
    pull,
  });

it('gives what the server answers', async () => {
  says(200, '[{"gameTitle":"Pets","quizId":"1"}]');
  expect(await api.userGames('bob')).toEqual([{ gameTitle: 'Pets', quizId: '1' }]);
});

it.each([200, 500])('takes a body of a %i that breaks off for a failure', async (status) => {
  serverThat(() => {
    const body = beginning((rest) => rest.error(new TypeError('network error')));
    return new Response(body, { status });
  });
  const failure = await api.userGames('bob').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status });
});

it.each(['', '<!doctype html>', '[1,'])('takes the body %j for a failure', async (body) => {
  says(200, body);
  await expect(api.userGames('bob')).rejects.toBeInstanceOf(ApiError);
});

it('carries what the server says about the fields', async () => {
  const errors = [{ path: 'password', message: 'Too short.', code: 'TOO_SHORT', limit: 8 }];
  says(400, JSON.stringify({ status: 400, title: 'Not valid.', code: 'INVALID', errors }));
  const refused = libraryApi.create([]);
  await expect(refused).rejects.toMatchObject({ status: 400, message: 'Not valid.', errors });
});

it.each(['null', '"no"', '7', 'no JSON'])('takes the problem %s as it comes', async (body) => {
  says(404, body);
  await expect(api.quiz('1')).rejects.toMatchObject({ name: 'ApiError', status: 404, errors: [] });
});

it('takes no answer at all for a failure of the network', async () => {
  serverThat(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.search('x')).rejects.toBeInstanceOf(NetworkError);
});

it('lets the caller give up while the body is on its way', async () => {
  const leaving = new AbortController();
  const body = beginning((rest) => {
    leaving.abort();
    rest.error(leaving.signal.reason);
  });
  serverThat(() => new Response(body));
  await expect(api.userGames('bob', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

it('ends a session with a POST that has no body, and expects none', async () => {
  const warn = vi.spyOn(console, 'warn');
  const fetch = serverThat(() => new Response(null, { status: 204 }));
  api.logout('token');
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/api/Auth/logout');
  expect(init).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer token' } });
  expect(init).not.toHaveProperty('body');
  await fetch.mock.results[0]?.value;
  expect(warn).not.toHaveBeenCalled();
});
