import { CLOCK_NAMES, type ClockName, type Clocks, leftAt } from '@wheel/game';
import type { Clock } from '../../lib/clock.ts';

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
