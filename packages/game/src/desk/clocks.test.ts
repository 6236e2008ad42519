import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Clock,
  ended,
  fitted,
  full,
  held,
  leftAt,
  lengthened,
  moved,
  NO_CLOCKS,
  newClock,
  started,
} from './clocks.ts';

const NOON = 1_700_000_000_000;
const standing = (leftMs: number): Clock => ({ lengthMs: 20_000, leftMs, runningSinceMs: null });
const running = (leftMs = 20_000): Clock => ({ ...standing(leftMs), runningSinceMs: NOON });

describe('a clock', () => {
  it('[K1] is off at 0 seconds', () => {
    expect(newClock(0)).toBe(null);
    expect(newClock(20_000)).toEqual(standing(20_000));
  });

  it('[K2] tells what is left at any time', () => {
    expect(leftAt(running(), NOON)).toBe(20_000);
    expect(leftAt(running(), NOON + 4500)).toBe(15_500);
    expect(leftAt(running(7000), NOON + 4500)).toBe(2500);
    expect(leftAt(standing(7000), NOON + 4500)).toBe(7000);
  });

  it('[K2] has no less than nothing left, and gains nothing by a wall clock set back', () => {
    expect(leftAt(running(), NOON + 60_000)).toBe(0);
    expect(leftAt(running(), NOON - 60_000)).toBe(20_000);
  });

  it('[K5] keeps what was left when it is held, and goes on from there', () => {
    const later = held(running(), NOON + 4500);
    expect(later).toEqual(standing(15_500));
    expect(held(later, NOON + 9000)).toBe(later);
    const again = started(later, NOON + 9000);
    expect(leftAt(again, NOON + 9500)).toBe(15_000);
  });

  it('[K5] goes on as it is when it runs already, and stands when nothing is left', () => {
    const clock = running();
    expect(started(clock, NOON + 1000)).toBe(clock);
    const over = standing(0);
    expect(started(over, NOON)).toBe(over);
  });

  it('[K5] can be given time, running or not, and when it ran out', () => {
    expect(leftAt(lengthened(running(), 10_000), NOON + 4500)).toBe(25_500);
    expect(lengthened(standing(3000), 10_000)).toEqual(standing(13_000));
    expect(lengthened(standing(0), 10_000)).toEqual(standing(10_000));
  });

  it('[K5] goes back to full and stands', () => {
    expect(full(running(7000))).toEqual(standing(20_000));
    expect(full(standing(30_000))).toEqual(standing(20_000));
    const clock = standing(20_000);
    expect(full(clock)).toBe(clock);
  });

  it('[K6] runs out once', () => {
    const over = ended(running());
    expect(over).toEqual(standing(0));
    expect(ended(over)).toBe(over);
  });
});

describe('both clocks', () => {
  const both = { turn: running(), puzzle: standing(20_000) };

  it('[K3] [K4] are moved each its own way', () => {
    expect(moved(both, { turn: 'hold', puzzle: 'begin' }, NOON + 500)).toEqual({
      turn: standing(19_500),
      puzzle: { ...standing(20_000), runningSinceMs: NOON + 500 },
    });
    expect(moved(both, { turn: 'restart', puzzle: null }, NOON + 500).turn).toEqual({
      ...standing(20_000),
      runningSinceMs: NOON + 500,
    });
    expect(moved(both, { turn: 'reset', puzzle: 'reset' }, NOON)).toEqual({
      turn: standing(20_000),
      puzzle: standing(20_000),
    });
  });

  it('[K4] begin only from full', () => {
    const clocks = { turn: null, puzzle: standing(19_000) };
    expect(moved(clocks, { turn: 'begin', puzzle: 'begin' }, NOON)).toBe(clocks);
  });

  it('[K1] do nothing while they are off', () => {
    expect(moved(NO_CLOCKS, { turn: 'restart', puzzle: 'begin' }, NOON)).toBe(NO_CLOCKS);
  });

  it('[K1] take the lengths that are asked for, and go on where theirs is the same', () => {
    expect(fitted(both, { turn: 20_000, puzzle: 20_000 })).toBe(both);
    expect(fitted(both, { turn: 20_000, puzzle: 0 })).toEqual({ ...both, puzzle: null });
    expect(fitted(both, { turn: 3000, puzzle: 20_000 }).turn).toEqual(newClock(3000));
  });

  it('[K2] never have less than nothing left after any changes at any time', () => {
    const time = fc.integer({ min: NOON - 50_000, max: NOON + 50_000 });
    const change = fc.oneof(
      time.map((atMs) => (clock: Clock) => started(clock, atMs)),
      time.map((atMs) => (clock: Clock) => held(clock, atMs)),
      fc.integer({ min: 1, max: 10_000 }).map((ms) => (clock: Clock) => lengthened(clock, ms)),
      fc.constantFrom(full, ended),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), time, (changes, nowMs) => {
        const clock = changes.reduce((before, apply) => apply(before), standing(20_000));
        expect(clock.leftMs).toBeGreaterThanOrEqual(0);
        expect(leftAt(clock, nowMs)).toBeGreaterThanOrEqual(0);
        expect(leftAt(clock, nowMs)).toBeLessThanOrEqual(clock.leftMs);
      }),
    );
  });
});
