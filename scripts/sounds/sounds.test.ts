import { describe, expect, it } from 'vitest';
import { applause } from './applause.ts';
import { buzz } from './buzz.ts';
import { clockTick } from './clock-tick.ts';
import { correct } from './correct.ts';
import { forfeit } from './forfeit.ts';
import { letter } from './letter.ts';
import { SAMPLE_RATE } from './synth.ts';
import { tick } from './tick.ts';
import { timeUp } from './time-up.ts';
import { wrong } from './wrong.ts';

const loudest = (wave: Float64Array) => wave.reduce((most, at) => Math.max(most, Math.abs(at)), 0);

const bytes = (wave: Float64Array) => Buffer.from(wave.buffer);

describe.each([
  { name: 'tick', make: tick, longest: 0.05 },
  { name: 'correct', make: correct, longest: 1.5 },
  { name: 'wrong', make: wrong, longest: 1 },
  { name: 'applause', make: applause, longest: 3.5 },
  { name: 'clock tick', make: clockTick, longest: 0.2 },
  { name: 'time up', make: timeUp, longest: 1.5 },
  { name: 'buzz', make: buzz, longest: 0.5 },
  { name: 'forfeit', make: forfeit, longest: 1.5 },
  // Well before the next one: they come every second.
  { name: 'letter', make: letter, longest: 0.5 },
])('$name', ({ make, longest }) => {
  const wave = make();

  it('is the same on every run', () => {
    expect(bytes(make()).equals(bytes(wave))).toBe(true);
  });

  it('is loud enough and leaves headroom for others beside it', () => {
    expect(loudest(wave)).toBeGreaterThan(0.5);
    expect(loudest(wave)).toBeLessThan(0.75);
  });

  it('is short, and ends in silence', () => {
    expect(wave.length / SAMPLE_RATE).toBeLessThanOrEqual(longest);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.001);
  });
});
