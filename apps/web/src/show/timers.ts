import {
  CLOCK_NAMES,
  type ClockName,
  type Clocks,
  leftAt,
  type PublicShow,
  SPIN_DURATION_MS,
} from '@wheel/game';
import type { Clock } from '../lib/clock.ts';

/**
 * Times the spin under way. Once a spin has been met, only the monotonic clock counts, so a wall clock
 * that jumps during a show neither shortens nor stretches it.
 */
export function createSpinClock({ now, after }: Pick<Clock, 'now' | 'after'>) {
  let met: { readonly extraDegrees: number; readonly startedAt: number } | null = null;
  let stopTimer = () => {};

  const elapsedMs = () =>
    met ? Math.max(0, Math.min(now() - met.startedAt, SPIN_DURATION_MS)) : 0;

  return {
    elapsedMs,

    /** Takes note of the spin in the show. */
    meet(spin: PublicShow['spin']): void {
      if (spin?.extraDegrees === met?.extraDegrees) return;
      stopTimer();
      met = spin && { extraDegrees: spin.extraDegrees, startedAt: now() - spin.elapsedMs };
    },

    /** Calls back when the spin met is over. */
    atEnd(end: () => void): void {
      stopTimer();
      if (met) stopTimer = after(SPIN_DURATION_MS - elapsedMs(), end);
    },

    stop: () => stopTimer(),
  };
}

/** Reads the clocks of the show between its changes, in the window that hosts and in those that follow. */
export function createClockReading({ now }: Pick<Clock, 'now'>) {
  let met: { readonly clocks: PublicShow['clocks']; readonly at: number } | null = null;

  return {
    /** Takes note of the clocks in the view, which tells what is left at this moment. */
    meet(clocks: PublicShow['clocks']): void {
      met = { clocks, at: now() };
    },

    leftMs(which: ClockName): number {
      const clock = met?.clocks[which];
      if (!met || !clock) return 0;
      return clock.isRunning ? Math.max(0, clock.leftMs - (now() - met.at)) : clock.leftMs;
    },
  };
}

/** Tells when a running clock of the show has run out: one timer each, set once from the wall clock. */
export function createClockTimers(
  { wall, after }: Pick<Clock, 'wall' | 'after'>,
  timeUp: (which: ClockName) => void,
) {
  const met: { [Name in ClockName]: Clocks[Name] } = { turn: null, puzzle: null };
  const stops = { turn: () => {}, puzzle: () => {} };

  function meet(clocks: Clocks): void {
    for (const which of CLOCK_NAMES) {
      const clock = clocks[which];
      if (clock === met[which]) continue;
      stops[which]();
      met[which] = clock;
      const isRunning = clock && clock.runningSinceMs !== null;
      stops[which] = isRunning ? after(leftAt(clock, wall()), () => timeUp(which)) : () => {};
    }
  }

  return {
    /** Takes note of the clocks in the run. */
    meet,
    stop: () => meet({ turn: null, puzzle: null }),
  };
}
