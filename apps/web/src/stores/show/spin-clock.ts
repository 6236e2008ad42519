import { type PublicShow, SPIN_DURATION_MS } from '@wheel/game';
import type { Clock } from '../../lib/clock.ts';

type SpinUnderWay = PublicShow['spin'];

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
    meet(spin: SpinUnderWay): void {
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
