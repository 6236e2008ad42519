import { expect, it } from 'vitest';
import { createHashQueue } from './hash-queue.ts';

it('runs no more at once than allowed and keeps the order', async () => {
  const inTurn = createHashQueue(2, 10);
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

it('refuses whoever finds the line full, and recovers', async () => {
  const inTurn = createHashQueue(1, 1);
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
  const inTurn = createHashQueue(1, 1);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'fine')).toBe('fine');
});
