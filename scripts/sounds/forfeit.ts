import { attack, decay, finish, mix, seconds, sine, type Wave } from './synth.ts';

const FALL = 0.95;
const FROM = 1320;
const TO = 196;

/** A slide whistle that falls down the stairs, and a thud at the foot of them. */
export function forfeit(): Wave {
  const wave = seconds(1.3);
  const steepness = Math.log(FROM / TO) / FALL;
  mix(wave, 0, FALL, (t) => {
    const turns = (FROM * (1 - Math.exp(-steepness * t))) / steepness;
    const wobble = 0.35 * Math.sin(2 * Math.PI * 9 * t);
    const edges = attack(t, 0.02) * attack(FALL - t, 0.04);
    return edges * (sine(1, turns + wobble) + 0.22 * sine(1, 2 * turns));
  });
  mix(wave, FALL, 0.3, (t) => 1.4 * attack(t, 0.002) * sine(82, t) * decay(t, 0.28));
  return finish(wave, 0.6, 0.03);
}
