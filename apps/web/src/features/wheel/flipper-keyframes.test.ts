import { crossingTimes, SPIN_DURATION_MS } from '@wheel/game';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flipperKeyframes } from './flipper-keyframes.ts';

function framesAt(crossings: readonly number[], durationMs: number) {
  const { offset, transform } = flipperKeyframes(crossings, durationMs);
  expect(transform).toHaveLength(offset.length);
  return offset.map((at, index) => ({ offset: at, transform: transform[index] ?? '' }));
}

const framesOf = (from: number, extra: number, count: number) =>
  framesAt(crossingTimes(from, extra, count), SPIN_DURATION_MS);

it('starts and ends at rest, each frame later than the one before', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 50_000, noNaN: true }),
      fc.double({ min: 1800, max: 2159.999, noNaN: true }),
      fc.integer({ min: 4, max: 20 }),
      (from, extra, count) => {
        const frames = framesOf(from, extra, count);
        expect(frames[0]).toEqual({ offset: 0, transform: 'rotate(0deg)' });
        expect(frames.at(-1)).toEqual({ offset: 1, transform: 'rotate(0deg)' });
        frames.slice(1).forEach((frame, index) => {
          expect(frame.offset).toBeGreaterThan(frames[index]?.offset ?? 1);
        });
      },
    ),
  );
});

it('is pushed furthest at the very moment a peg passes', () => {
  expect(framesAt([0.2, 0.5], 6000)).toContainEqual({
    offset: 0.5,
    transform: 'rotate(-24deg)',
  });
});

it('only trembles while the pegs fly by', () => {
  const fast = framesAt([0.005, 0.01, 0.015, 0.02, 0.025, 0.03], 6000);
  expect(fast.some(({ transform }) => transform.includes('-24'))).toBe(false);
});
