import { attack, decay, finish, mix, seconds, sine, type Wave } from './synth.ts';

/** A letter of a toss-up turning by itself: one soft note, for it comes every second. */
export function letter(): Wave {
  const wave = seconds(0.32);
  mix(wave, 0, 0.32, (t) => {
    const bar = sine(784, t) * decay(t, 0.3) + 0.25 * sine(3136, t) * decay(t, 0.07);
    return attack(t, 0.002) * bar;
  });
  return finish(wave, 0.55);
}
