import { afterEach, expect, it, vi } from 'vitest';
import { accountApi } from './account-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('carries why the export was refused', async () => {
  const problem = { status: 429, title: 'Wait.', code: 'TOO_MANY' };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 429 }));
  await expect(accountApi.export()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY' });
});

/** A server whose answer begins when it is told to. */
function slowServer() {
  vi.useFakeTimers();
  let begin = () => {};
  const seen: { signal?: AbortSignal } = {};
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    seen.signal = signal;
    return new Promise((resolve, reject) => {
      begin = () => resolve(new Response('{}'));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { begin: () => begin(), seen };
}

it('waits for the whole export once it has begun', async () => {
  const { begin, seen } = slowServer();
  const exported = accountApi.export();
  await vi.advanceTimersByTimeAsync(14_000);
  begin();
  await exported;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(seen.signal?.aborted).toBe(false);
});

it('does not wait for an export that never begins', async () => {
  slowServer();
  const exported = accountApi.export();
  const failure = expect(exported).rejects.toMatchObject({ name: 'NetworkError' });
  await vi.advanceTimersByTimeAsync(15_000);
  await failure;
});
