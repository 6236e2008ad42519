import { attack, decay, dice, finish, mix, seconds, sine, type Wave } from './synth.ts';

/** A peg passing a leather flipper: a dull knock, dry enough for dozens a second. */
export function tick(): Wave {
  const wave = seconds(0.05);
  const noise = dice(7);
  mix(wave, 0, 0.05, (t) => {
    const knock = sine(820, t) * decay(t, 0.03) + 0.5 * sine(1710, t) * decay(t, 0.018);
    const slap = (noise() * 2 - 1) * 0.45 * decay(t, 0.006);
    return attack(t, 0.0006) * (knock + slap);
  });
  return finish(wave, 0.6);
}
