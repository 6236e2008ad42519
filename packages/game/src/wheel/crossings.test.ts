import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crossingTimes } from './crossings.ts';
import { segmentAt } from './geometry.ts';

const aSpin = {
  from: fc.double({ min: 0, max: 100_000, noNaN: true }),
  extra: fc.double({ min: 1800, max: 2160, maxExcluded: true, noNaN: true }),
  count: fc.integer({ min: 4, max: 20 }),
};

const rotationAt = (time: number, from: number, extra: number): number =>
  from + extra * (1 - (1 - time) ** 3);

it('[W12] ticks five turns and one edge of four segments', () => {
  expect(crossingTimes(0, 1800, 4)).toHaveLength(20);
  expect(crossingTimes(0, 1800 + 46, 4)).toHaveLength(21);
});

it('[W12] ticks first when the first edge has come half a segment', () => {
  const [first] = crossingTimes(0, 1800, 4);
  expect(first).toBeCloseTo(1 - Math.cbrt(1 - 45 / 1800), 12);
});

it('[W12] counts an edge under the pointer at the start, and not one at the end', () => {
  expect(crossingTimes(45, 1800, 4)).toHaveLength(20);
  expect(crossingTimes(45, 1800, 4)[0]).toBe(0);
});

it('[W12] ticks in ascending order within the spin', () => {
  fc.assert(
    fc.property(aSpin.from, aSpin.extra, aSpin.count, (from, extra, count) => {
      const times = crossingTimes(from, extra, count);
      expect(times.every((time) => time >= 0 && time < 1)).toBe(true);
      expect(times.every((time, at) => at === 0 || time > (times[at - 1] ?? 1))).toBe(true);
    }),
  );
});

it('[W12] changes the segment under the pointer at every tick, by one', () => {
  fc.assert(
    fc.property(aSpin.from, aSpin.extra, aSpin.count, (from, extra, count) => {
      for (const time of crossingTimes(from, extra, count)) {
        const at = rotationAt(time, from, extra);
        const before = segmentAt(at - 1e-6, count);
        expect(segmentAt(at + 1e-6, count)).toBe((before + count - 1) % count);
      }
    }),
    { numRuns: 40 },
  );
});

it('[W12] ticks as often as segments change from the first to the one that wins', () => {
  fc.assert(
    fc.property(aSpin.from, aSpin.extra, aSpin.count, (from, extra, count) => {
      const ticks = crossingTimes(from, extra, count).length;
      const won = (((segmentAt(from, count) - ticks) % count) + count) % count;
      expect(segmentAt(from + extra, count)).toBe(won);
    }),
  );
});

it('has no ticks without segments', () => {
  expect(crossingTimes(0, 1800, 0)).toEqual([]);
});
