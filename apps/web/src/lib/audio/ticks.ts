export type Tick = {
  /** Milliseconds from the start of the spin. */
  readonly atMs: number;
  readonly level: number;
};

/** Ticks closer than this run into a rattle. */
const CLOSE_MS = 50;
const QUIETEST = 0.3;

/** Every crossing ticks; where many fall into a second they get softer, so that a fast wheel purrs. */
export function softenTicks(crossings: readonly number[], durationMs: number): readonly Tick[] {
  let before = Number.NEGATIVE_INFINITY;
  return crossings.map((part) => {
    const atMs = part * durationMs;
    const closeness = Math.min(1, (atMs - before) / CLOSE_MS);
    before = atMs;
    return { atMs, level: QUIETEST + (1 - QUIETEST) * closeness };
  });
}

/** Finer steps could not be told apart. */
const LEVEL_STEPS = 8;

const sampleAt = (ms: number, sampleRate: number) => Math.round((ms * sampleRate) / 1000);

type Levels = readonly Float32Array[];

/** A tick at every level it is played at, from silent to full. */
export const levelsOf = (tick: Float32Array): Levels =>
  Array.from({ length: LEVEL_STEPS + 1 }, (_, step) =>
    tick.map((sample) => (sample * step) / LEVEL_STEPS),
  );

/** How many samples a recording of these ticks has. */
export const samplesOf = (levels: Levels, ticks: readonly Tick[], sampleRate: number): number =>
  sampleAt(Math.max(0, ...ticks.map(({ atMs }) => atMs)), sampleRate) + (levels[0]?.length ?? 0);

/**
 * Puts all ticks into one recording, in which each cuts off the one before. A node for every tick would
 * keep the page busy when the spin starts and all the while it lasts.
 */
export function recordTicks(
  recording: Float32Array,
  levels: Levels,
  ticks: readonly Tick[],
  sampleRate: number,
): void {
  recording.fill(0);
  for (const { atMs, level } of ticks) {
    const tick = levels[Math.round(level * LEVEL_STEPS)];
    if (tick) recording.set(tick, sampleAt(atMs, sampleRate));
  }
}
