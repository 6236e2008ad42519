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
