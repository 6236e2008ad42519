import { attack, decay, finish, mix, seconds, sine, type Wave } from './synth.ts';

const NOTES = [
  { frequency: 1046.5, start: 0 },
  { frequency: 1568, start: 0.09 },
  { frequency: 2093, start: 0.18 },
];
/** Partials of a struck bar, by frequency, loudness and ringing time. */
const PARTIALS = [
  { ratio: 1, level: 1, ring: 1 },
  { ratio: 2.76, level: 0.28, ring: 0.45 },
  { ratio: 5.4, level: 0.08, ring: 0.18 },
];

/** A rising chime of three struck bars. */
export function correct(): Wave {
  const wave = seconds(1.15);
  for (const { frequency, start } of NOTES) {
    mix(wave, start, 1.15 - start, (t) =>
      PARTIALS.reduce(
        (sum, { ratio, level, ring }) =>
          sum + attack(t, 0.002) * level * sine(frequency * ratio, t) * decay(t, ring),
        0,
      ),
    );
  }
  return finish(wave, 0.6, 0.05);
}
