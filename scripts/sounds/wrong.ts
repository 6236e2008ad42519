import { attack, bandPass, finish, mix, seconds, sine, type Wave } from './synth.ts';

const BURSTS = [
  { start: 0, duration: 0.18 },
  { start: 0.24, duration: 0.5 },
];

/** A studio buzzer: two low reeds slightly out of tune, a short burst and a long one. */
export function wrong(): Wave {
  const wave = seconds(0.8);
  for (const { start, duration } of BURSTS) {
    const body = bandPass(420, 0.6);
    mix(wave, start, duration, (t) => {
      const edges = attack(t, 0.008) * attack(duration - t, 0.05);
      const reeds = Math.tanh(4 * sine(116.5, t)) + Math.tanh(4 * sine(123.5, t));
      return edges * (0.25 * reeds + body(reeds));
    });
  }
  return finish(wave, 0.6);
}
