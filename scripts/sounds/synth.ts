export const SAMPLE_RATE = 44_100;

/** One channel of samples from -1 to 1. */
export type Wave = Float64Array;

export const seconds = (duration: number): Wave =>
  new Float64Array(Math.round(duration * SAMPLE_RATE));

/** A small random generator with a seed, so that every run makes the same sounds. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Adds `sample(t)` to the wave from `start` on, with t in seconds since then. */
export function mix(wave: Wave, start: number, duration: number, sample: (t: number) => number) {
  const first = Math.round(start * SAMPLE_RATE);
  const last = Math.min(wave.length, first + Math.round(duration * SAMPLE_RATE));
  for (let at = first; at < last; at++) {
    wave[at] = (wave[at] ?? 0) + sample((at - first) / SAMPLE_RATE);
  }
}

export const sine = (frequency: number, t: number): number => Math.sin(2 * Math.PI * frequency * t);

/** Falls to a 1000th within `time`. */
export const decay = (t: number, time: number): number => Math.exp((-6.9 * t) / time);

/** Rises without a click. */
export const attack = (t: number, time: number): number => Math.min(1, t / time);

/** A two-pole band-pass over a running signal. */
export function bandPass(frequency: number, sharpness: number): (input: number) => number {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const alpha = Math.sin(omega) / (2 * sharpness);
  const [b0, a1, a2] = [
    alpha / (1 + alpha),
    (-2 * Math.cos(omega)) / (1 + alpha),
    (1 - alpha) / (1 + alpha),
  ];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (input) => {
    const output = b0 * (input - x2) - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, input, y1, output];
    return output;
  };
}

/** Brings the loudest sample to `peak` and fades the last moment out. */
export function finish(wave: Wave, peak: number, fade = 0.01): Wave {
  const loudest = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fadeLength = Math.round(fade * SAMPLE_RATE);
  return wave.map((sample, at) => {
    const left = Math.min(1, (wave.length - 1 - at) / fadeLength);
    return (sample / loudest) * peak * left;
  });
}
