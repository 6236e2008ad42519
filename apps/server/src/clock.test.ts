import { expect, it } from 'vitest';
import { createSteadyClock } from './clock.ts';

const START = 1_700_000_000_000;
const HOUR_MS = 60 * 60_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

function machine() {
  const at = { wall: START, monotonic: 5000, sinceBoot: 900_000 };
  const clock = createSteadyClock({
    wall: () => at.wall,
    monotonic: () => at.monotonic,
    sinceBoot: () => at.sinceBoot,
  });
  return {
    clock,
    pass(ms: number) {
      at.wall += ms;
      at.monotonic += ms;
      at.sinceBoot += ms;
    },
    /** A counter that stands still meanwhile, as on Linux. */
    sleep(ms: number) {
      at.wall += ms;
      at.sinceBoot += ms;
    },
    setBy(ms: number) {
      at.wall += ms;
    },
    readCoarsely(byMs: number) {
      at.sinceBoot += byMs;
    },
  };
}

it('begins with the time of the machine and goes on with it', () => {
  const { clock, pass } = machine();
  expect(clock()).toBe(START);
  pass(HOUR_MS);
  expect(clock()).toBe(START + HOUR_MS);
});

it.each([-YEAR_MS, -24 * HOUR_MS, -HOUR_MS, HOUR_MS, 24 * HOUR_MS, YEAR_MS])(
  'takes no notice of a clock that is set by %d ms',
  (ms) => {
    const { clock, pass, setBy } = machine();
    pass(1500);
    setBy(ms);
    expect(clock()).toBe(START + 1500);
    pass(HOUR_MS);
    expect(clock()).toBe(START + 1500 + HOUR_MS);
  },
);

it('counts the time that the machine slept, once', () => {
  const { clock, pass, sleep } = machine();
  pass(10_000);
  clock();
  sleep(8 * HOUR_MS);
  pass(2000);
  expect(clock()).toBe(START + 12_000 + 8 * HOUR_MS);
  pass(2000);
  expect(clock()).toBe(START + 14_000 + 8 * HOUR_MS);
});

it('never goes back, however coarse the time since the start of the machine is', () => {
  const { clock, pass, readCoarsely } = machine();
  let before = clock();
  for (const byMs of [900, -900, 400, -400, 999, -999]) {
    pass(1000);
    readCoarsely(byMs);
    const now = clock();
    expect(now - before).toBe(1000);
    before = now;
  }
});

it('runs on the machine itself', () => {
  expect(Math.abs(createSteadyClock()() - Date.now())).toBeLessThan(1000);
});
