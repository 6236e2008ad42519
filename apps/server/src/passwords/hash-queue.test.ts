import { afterEach, expect, it, vi } from 'vitest';
import { createHashQueue } from './hash-queue.ts';

const queueOf = (concurrent: number, waitingMax: number) =>
  createHashQueue({ concurrent, waitingMax, waitMaxMs: 3_000 });

afterEach(() => {
  vi.useRealTimers();
});

it('runs no more at once than allowed and keeps the order', async () => {
  const inTurn = queueOf(2, 10);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [0, 1, 2, 3, 4, 5].map((n) =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(n);
        await new Promise(setImmediate);
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
});

it('refuses a job when the queue is full, and recovers', async () => {
  const inTurn = queueOf(1, 1);
  let finishFirst = () => {};
  const running = inTurn(
    () =>
      new Promise<void>((resolve) => {
        finishFirst = resolve;
      }),
  );
  const waiting = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({
    code: 'OVERLOADED',
    retryAfterS: 2,
  });
  finishFirst();
  await running;
  expect(await waiting).toBe('second');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});

it('passes its place on when a job fails', async () => {
  const inTurn = queueOf(1, 1);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'fine')).toBe('fine');
});

it('refuses a job that has waited for 3 s and never begins it', async () => {
  vi.useFakeTimers();
  const inTurn = queueOf(1, 10);
  let finishFirst = () => {};
  const first = inTurn(
    () =>
      new Promise<string>((resolve) => {
        finishFirst = () => resolve('first');
      }),
  );
  const begun: string[] = [];
  const late = inTurn(async () => begun.push('late'));
  const refused = expect(late).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterS: 2 });
  await vi.advanceTimersByTimeAsync(2_999);
  const next = inTurn(async () => 'next');
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  finishFirst();
  // Who has begun takes as long as it takes.
  expect(await first).toBe('first');
  expect(await next).toBe('next');
  expect(begun).toEqual([]);
});
