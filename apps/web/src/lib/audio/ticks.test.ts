import { crossingTimes } from '@wheel/game';
import { expect, it } from 'vitest';
import { levelsOf, recordTicks, samplesOf, softenTicks } from './ticks.ts';

it('ticks once for every crossing, at its moment', () => {
  const crossings = crossingTimes(0, 2000, 20);
  const ticks = softenTicks(crossings, 6000);
  expect(ticks.map(({ atMs }) => atMs)).toEqual(crossings.map((part) => part * 6000));
});

it('gives ticks their full sound while there are fewer than 20 a second', () => {
  const ticks = softenTicks([0, 0.01, 0.02, 0.5, 1], 6000);
  expect(ticks.map(({ level }) => level)).toEqual([1, 1, 1, 1, 1]);
});

it('softens ticks that come faster, the closer the softer, but silences none', () => {
  const [, fast, faster] = softenTicks([0, 0.005, 0.0075], 6000);
  expect(fast?.level).toBeLessThan(1);
  expect(faster?.level).toBeLessThan(fast?.level ?? 0);
  expect(faster?.level).toBeGreaterThan(0.3);
});

it('has nothing to play for a wheel that crosses nothing', () => {
  expect(softenTicks([], 6000)).toEqual([]);
});

it('records every tick at its moment and level, cutting off the one before', () => {
  const levels = levelsOf(Float32Array.of(1, 0.5));
  const ticks = [
    { atMs: 0, level: 1 },
    { atMs: 1, level: 0.5 },
    { atMs: 5, level: 1 },
  ];
  const recording = new Float32Array(samplesOf(levels, ticks, 1000));
  recordTicks(recording, levels, ticks, 1000);
  expect([...recording]).toEqual([1, 0.5, 0.25, 0, 0, 1, 0.5]);
});

it('leaves nothing of the spin before in a recording', () => {
  const levels = levelsOf(Float32Array.of(1));
  const recording = Float32Array.of(1, 1, 1);
  recordTicks(recording, levels, [{ atMs: 1, level: 1 }], 1000);
  expect([...recording]).toEqual([0, 1, 0]);
});
