import { expect, it } from 'vitest';
import { createClockReading } from './clock-reading.ts';

const clock = { lengthMs: 20_000, leftMs: 12_000, isRunning: true };

it('tells what is left of a running clock between the changes of the show', () => {
  let nowMs = 500;
  const reading = createClockReading({ now: () => nowMs });
  expect(reading.leftMs('turn')).toBe(0);
  reading.meet({ turn: clock, puzzle: { ...clock, isRunning: false } });
  nowMs += 5000;
  expect([reading.leftMs('turn'), reading.leftMs('puzzle')]).toEqual([7000, 12_000]);
  nowMs += 50_000;
  expect(reading.leftMs('turn')).toBe(0);
  reading.meet({ turn: { ...clock, leftMs: 3000 }, puzzle: null });
  expect([reading.leftMs('turn'), reading.leftMs('puzzle')]).toEqual([3000, 0]);
});
