import type { ClockName, PublicShow } from '@wheel/game';
import type { Clock } from '../../lib/clock.ts';

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
