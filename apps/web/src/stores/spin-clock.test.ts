import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpinClock, elapsedByWallClock } from './spin-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const spin = { extraDegrees: 1900, startedAtMs: 10_000 };

function clockAt({ wall }: { wall: number }) {
  const begin = Date.now();
  return createSpinClock({ monotonic: () => Date.now() - begin, wall: () => wall });
}

it('finds a stored spin where the wall clock says', () => {
  expect(elapsedByWallClock(10_000, 12_500)).toBe(2500);
});

it('takes a spin that seems to start in the future for one that just started', () => {
  expect(elapsedByWallClock(10_000, 9_000)).toBe(0);
  expect(elapsedByWallClock(Number.NaN, 9_000)).toBe(0);
});

it('takes a spin of long ago for one that is over', () => {
  expect(elapsedByWallClock(10_000, 99_000_000)).toBe(6000);
});

it('ends a spin 6 s after it started in this window, whatever the wall clock does', () => {
  const end = vi.fn();
  const clock = clockAt({ wall: 99_000_000 });
  clock.meet(spin, { fresh: true });
  clock.atEnd(end);
  vi.advanceTimersByTime(5999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

it('ends a revived spin after the rest of its time', () => {
  const end = vi.fn();
  const clock = clockAt({ wall: 14_000 });
  clock.meet(spin, { fresh: false });
  expect(clock.elapsedMs()).toBe(4000);
  clock.atEnd(end);
  vi.advanceTimersByTime(1999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});

it('does not start over when the same spin is met again as another object', () => {
  const clock = clockAt({ wall: 10_000 });
  clock.meet(spin, { fresh: true });
  vi.advanceTimersByTime(3000);
  clock.meet({ ...spin }, { fresh: false });
  expect(clock.elapsedMs()).toBe(3000);
});

it('forgets a spin that was cancelled', () => {
  const end = vi.fn();
  const clock = clockAt({ wall: 10_000 });
  clock.meet(spin, { fresh: true });
  clock.atEnd(end);
  clock.meet(null, { fresh: false });
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
  expect(clock.elapsedMs()).toBe(0);
});
