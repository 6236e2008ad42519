import { expect, it } from 'vitest';
import { HashQueue } from './hash-queue.ts';

it('runs no more at once than allowed and keeps the order', async () => {
  const queue = new HashQueue(2, 10);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [0, 1, 2, 3, 4, 5].map((n) =>
      queue.run(async () => {
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
  const queue = new HashQueue(1, 1);
  let finishFirst = () => {};
  const running = queue.run(
    () =>
      new Promise<void>((resolve) => {
        finishFirst = resolve;
      }),
  );
  const waiting = queue.run(async () => 'second');
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({
    code: 'OVERLOADED',
    retryAfterS: 2,
  });
  finishFirst();
  await running;
  expect(await waiting).toBe('second');
  expect(await queue.run(async () => 'fourth')).toBe('fourth');
});

it('passes its place on when a job fails', async () => {
  const queue = new HashQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'fine')).toBe('fine');
});
