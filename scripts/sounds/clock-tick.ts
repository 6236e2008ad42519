import { attack, decay, finish, mix, seconds, sine, type Wave } from './synth.ts';

/** One of the last seconds of a clock: a wood block, drier and higher than a peg of the wheel. */
export function clockTick(): Wave {
  const wave = seconds(0.12);
  mix(wave, 0, 0.12, (t) => {
    const block = sine(1240, t) * decay(t, 0.09) + 0.55 * sine(1985, t) * decay(t, 0.05);
    return attack(t, 0.001) * block;
  });
  return finish(wave, 0.6);
}
