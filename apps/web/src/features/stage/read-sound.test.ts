import { expect, it } from 'vitest';
import { playedPart } from './read-sound.ts';

const RATE = 44_100;
const tone = (seconds: number, level: number) => new Float32Array(seconds * RATE).fill(level);
const FULL = 0x7fff;

it('[L10] leaves the silence before a sound out', () => {
  const samples = Float32Array.of(0, 0.0001, -0.002, 0.5, 0, -0.25);
  expect([...(playedPart(samples) ?? [])]).toEqual([FULL, 0, Math.round(-FULL / 2)]);
});

it('[L10] brings the peak to full scale, of loud sounds and of quiet ones', () => {
  for (const level of [0.01, 0.5, 1, 1.8]) expect(playedPart(tone(0.1, -level))?.[7]).toBe(-FULL);
});

it('[L10] plays the first ten seconds and fades the last half', () => {
  const played = playedPart(Float32Array.of(0, ...tone(10.5, 0.3))) ?? new Int16Array();
  expect(played.length).toBe(10 * RATE);
  expect(played[9.4 * RATE]).toBe(FULL);
  expect(played[9.75 * RATE]).toBeCloseTo(FULL / 2, -2);
  expect(played.at(-1)).toBeLessThan(10);
});

it('[L10] leaves the end of a sound as it is that is no longer', () => {
  const played = playedPart(tone(10, 0.3));
  expect(played?.length).toBe(10 * RATE);
  expect(played?.at(-1)).toBe(FULL);
});

it('[L10] knows a silent one', () => {
  expect(playedPart(tone(1, 0))).toBeNull();
  expect(playedPart(tone(1, 0.0005))).toBeNull();
  expect(playedPart(new Float32Array())).toBeNull();
});
