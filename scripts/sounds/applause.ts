import { bandPass, decay, dice, finish, mix, seconds, type Wave } from './synth.ts';

const DURATION = 3.2;
const HANDS = 46;

/** How eagerly the hall claps: quickly all of it, then fewer and fewer. */
const eagerness = (t: number) => Math.min(1, t / 0.35) * Math.min(1, (DURATION - t) / 1.7) ** 1.5;

/** Pairs of hands, each with a pitch, a place in the hall and a pace of its own. */
export function applause(): Wave {
  const wave = seconds(DURATION);
  const chance = dice(1974);
  for (let pair = 0; pair < HANDS; pair++) {
    const pitch = 750 + 1500 * chance();
    const level = 0.25 + 0.75 * chance() ** 2;
    const pace = 0.17 + 0.11 * chance();
    for (let t = 0.3 * chance(); t < DURATION - 0.1; t += pace * (0.85 + 0.3 * chance())) {
      const isTired = chance() > eagerness(t);
      if (!isTired)
        clap(wave, t, pitch * (0.94 + 0.12 * chance()), level * (0.5 + 0.5 * chance()), chance);
    }
  }
  // Rounds off the few claps that fell together, so that the whole can be louder.
  return finish(
    wave.map((sample) => Math.tanh(4 * sample)),
    0.7,
    0.25,
  );
}

function clap(wave: Wave, start: number, pitch: number, level: number, chance: () => number) {
  const palms = bandPass(pitch, 1.4);
  const hall = 0.06 + 0.05 * chance();
  mix(wave, start, 0.12, (t) => {
    const burst = decay(t, 0.028) + 0.12 * decay(t, hall * 2);
    return level * burst * palms(chance() * 2 - 1);
  });
}
