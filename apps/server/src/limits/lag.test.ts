import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LagWatch, watchLag } from './lag.ts';

let watch: LagWatch;
beforeEach(() => {
  watch = watchLag();
});
afterEach(() => watch.stop());

/** One turn of the event loop that takes this long. */
async function turn(ms: number) {
  const end = performance.now() + ms;
  while (performance.now() < end);
  await pause(1);
}

it('lets a single pause pass', async () => {
  await pause(300);
  await turn(1500);
  expect(watch.isBehind()).toBe(false);
  await pause(300);
  expect(watch.isBehind()).toBe(false);
});

it('is behind once every turn is late, and recovers by itself', async () => {
  for (let turns = 0; turns < 5; turns += 1) await turn(600);
  expect(watch.isBehind()).toBe(true);
  await vi.waitUntil(() => !watch.isBehind(), 5000);
});

it('is not behind when turns take less', async () => {
  for (let turns = 0; turns < 12; turns += 1) await turn(100);
  expect(watch.isBehind()).toBe(false);
});
