import { attack, decay, finish, mix, seconds, sine, type Wave } from './synth.ts';

const STRIKES = [0, 0.2, 0.4];
/** Partials of a ring bell, by frequency, loudness and ringing time. */
const PARTIALS = [
  { frequency: 587, level: 0.7, ring: 0.9 },
  { frequency: 1174, level: 1, ring: 0.7 },
  { frequency: 1579, level: 0.5, ring: 0.45 },
  { frequency: 2930, level: 0.22, ring: 0.25 },
];

/** The bell that ends a round: three quick strikes, the last one rings on. */
export function timeUp(): Wave {
  const wave = seconds(1.25);
  for (const start of STRIKES) {
    mix(wave, start, 1.25 - start, (t) =>
      PARTIALS.reduce(
        (sum, { frequency, level, ring }) =>
          sum + attack(t, 0.0015) * level * sine(frequency, t) * decay(t, ring),
        0,
      ),
    );
  }
  return finish(wave, 0.6, 0.05);
}
