import { expect, it } from 'vitest';
import { leadOf, peakOf } from './sounds.ts';

it('finds the silence before a sound', () => {
  expect(leadOf(Float32Array.of(0, 0.001, -0.002, 0.5, 0), 2)).toBe(1.5);
});

it('finds none before a sound that starts at once, or in silence', () => {
  expect(leadOf(Float32Array.of(0.5, 0), 2)).toBe(0);
  expect(leadOf(new Float32Array(8), 2)).toBe(0);
});

it('finds the loudest sample, up or down', () => {
  expect(peakOf(Float32Array.of(0.25, -0.5, 0.125))).toBe(0.5);
  expect(peakOf(new Float32Array())).toBe(0);
});
