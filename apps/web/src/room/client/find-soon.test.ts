import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findSoon } from './calls.ts';

const answers = (...statuses: readonly number[]) => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  for (const status of statuses)
    fetch.mockResolvedValueOnce(Response.json({ code: 'KXMRTD', open: true }, { status }));
  return fetch;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function find() {
  const found = findSoon('KXMRTD');
  await vi.runAllTimersAsync();
  return found;
}

it('looks again where a busy server sheds the call', async () => {
  const fetch = answers(503, 503, 200);
  expect(await find()).toEqual({ code: 'KXMRTD', open: true });
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('gives up after the third time', async () => {
  const fetch = answers(503, 503, 503);
  expect(await find()).toBe('unknown');
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('takes no for an answer', async () => {
  const fetch = answers(404);
  expect(await find()).toBe('none');
  expect(fetch).toHaveBeenCalledOnce();
});
