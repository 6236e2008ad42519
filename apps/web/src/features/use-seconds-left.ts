import type { ClockName } from '@wheel/game';
import { useCallback, useSyncExternalStore } from 'react';
import { useShow, useShowStore } from '../show/context.ts';

/** The whole seconds that a clock has left, drawn anew as each one goes by. */
export function useSecondsLeft(which: ClockName): number {
  const { clockLeftMs } = useShowStore();
  const clock = useShow(({ view }) => view.clocks[which]);
  const subscribe = useCallback(
    (redraw: () => void) =>
      clock?.isRunning ? atEachSecond(() => clockLeftMs(which), redraw) : () => {},
    [clock, clockLeftMs, which],
  );
  return useSyncExternalStore(subscribe, () => Math.ceil(clockLeftMs(which) / 1000));
}

/** Each wait is set from what is left then, so that a late one makes the next no later. */
function atEachSecond(leftMs: () => number, redraw: () => void): () => void {
  let timer = 0;
  function wait() {
    const left = leftMs();
    if (left <= 0) return;
    timer = window.setTimeout(
      () => {
        redraw();
        wait();
      },
      Math.max(1, left - (Math.ceil(left / 1000) - 1) * 1000),
    );
  }
  wait();
  return () => clearTimeout(timer);
}
