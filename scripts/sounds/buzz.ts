import { attack, bandPass, finish, mix, seconds, sine, type Wave } from './synth.ts';

const DURATION = 0.34;

/** A contestant's button: two bright reeds a third apart, high above the buzzer for a wrong answer. */
export function buzz(): Wave {
  const wave = seconds(DURATION + 0.02);
  const body = bandPass(1300, 0.7);
  mix(wave, 0, DURATION, (t) => {
    const edges = attack(t, 0.004) * attack(DURATION - t, 0.06);
    const reeds = Math.tanh(3 * sine(523.25, t)) + Math.tanh(3 * sine(659.25, t));
    return edges * (0.3 * reeds + body(reeds));
  });
  return finish(wave, 0.6);
}
