import { SPIN_DURATION_MS, type Spin } from '@wheel/game';

/** Where a spin found in storage stands by the wall clock, which may have been set back or forth since. */
export function elapsedByWallClock(startedAtMs: number, nowMs: number): number {
  const elapsed = nowMs - startedAtMs;
  if (!(elapsed >= 0)) return 0;
  return Math.min(elapsed, SPIN_DURATION_MS);
}

const isSame = (a: Spin | null, b: Spin | null) =>
  a?.startedAtMs === b?.startedAtMs && a?.extraDegrees === b?.extraDegrees;

type Times = { readonly monotonic: () => number; readonly wall: () => number };

const browserTimes: Times = { monotonic: () => performance.now(), wall: () => Date.now() };

/**
 * Times the spin under way. Once a spin has been met, only the monotonic clock counts, so a wall clock
 * that jumps during a show neither shortens nor stretches it.
 */
export function createSpinClock(times: Times = browserTimes) {
  let met: { readonly spin: Spin; readonly startedAt: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const elapsedMs = () =>
    met ? Math.max(0, Math.min(times.monotonic() - met.startedAt, SPIN_DURATION_MS)) : 0;

  return {
    elapsedMs,

    /** Takes note of the spin in the show; `fresh` when it started this very moment in this window. */
    meet(spin: Spin | null, { fresh }: { readonly fresh: boolean }): void {
      if (isSame(spin, met?.spin ?? null)) return;
      clearTimeout(timer);
      const elapsed = spin && !fresh ? elapsedByWallClock(spin.startedAtMs, times.wall()) : 0;
      met = spin && { spin, startedAt: times.monotonic() - elapsed };
    },

    /** Calls back when the spin met is over. */
    atEnd(end: () => void): void {
      clearTimeout(timer);
      if (met) timer = setTimeout(end, SPIN_DURATION_MS - elapsedMs());
    },

    stop(): void {
      clearTimeout(timer);
    },
  };
}
