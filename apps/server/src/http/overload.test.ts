import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LagWatch, type Turns, watchLag } from './overload.ts';

const LOOK_EVERY_MS = 250;
let measured: number[] = [];
const turns: Turns = {
  get count() {
    return measured.length;
  },
  get min() {
    return Math.min(...measured) * 1e6;
  },
  enable: () => true,
  disable: () => true,
  reset() {
    measured = [];
  },
};

let watch: LagWatch;
beforeEach(() => {
  vi.useFakeTimers();
  measured = [];
  watch = watchLag(turns);
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

/** Turns of the event loop that take so long, and the look at them. */
function turn(...tookMs: readonly number[]) {
  measured.push(...tookMs);
  vi.advanceTimersByTime(LOOK_EVERY_MS);
}

it('lets a single pause pass', () => {
  turn(50, 50);
  turn(1500);
  expect(watch.isBehind()).toBe(false);
  turn(50);
  expect(watch.isBehind()).toBe(false);
});

it('is behind once every turn is late, and recovers by itself', () => {
  turn(600, 600);
  expect(watch.isBehind()).toBe(true);
  turn(50, 50);
  expect(watch.isBehind()).toBe(false);
});

it('is not behind when turns take less', () => {
  for (let looks = 0; looks < 12; looks += 1) turn(100, 100);
  expect(watch.isBehind()).toBe(false);
});

it('measures the turns of this process unless told otherwise', async () => {
  vi.useRealTimers();
  const real = watchLag();
  const late = () => {
    const end = performance.now() + 600;
    while (performance.now() < end);
  };
  for (let turns = 0; turns < 4; turns += 1) {
    late();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(real.isBehind()).toBe(true);
  real.stop();
});
