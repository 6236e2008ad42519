import type { ClockName } from '@wheel/game';
import { useEffect } from 'react';
import { useSecondsLeft } from '../../features/clocks/use-seconds-left.ts';
import { playSound } from '../../lib/audio/audio.ts';
import { useIsHeard, useShow } from '../../stores/show/show-context.ts';
import styles from './clocks.module.css';

const LAST_SECONDS = 5;

/** The clock that the bulbs follow: the turn's, or the puzzle's where there is no other. */
export function useLeadingClock(): { readonly which: ClockName; readonly left: number } | null {
  const { turn, puzzle } = useShow(({ view }) => view.clocks);
  const which = turn ? 'turn' : 'puzzle';
  const seconds = useSecondsLeft(which);
  const clock = turn ?? puzzle;
  if (!clock) return null;
  return { which, left: Math.min(1, (seconds * 1000) / Math.max(1, clock.lengthMs)) };
}

/** Figures only: nobody in the audience holds a clock. */
export function ScreenClocks({ lead }: { readonly lead: ClockName }) {
  const hasBoth = useShow(({ view: { clocks } }) => Boolean(clocks.turn && clocks.puzzle));
  return (
    <div className={styles.clocks}>
      <Figures which={lead} />
      {hasBoth && <Figures which="puzzle" isSmall />}
    </div>
  );
}

type FiguresProps = { readonly which: ClockName; readonly isSmall?: boolean };

function Figures({ which, isSmall = false }: FiguresProps) {
  const isRunning = useShow(({ view }) => view.clocks[which]?.isRunning ?? false);
  const isHeard = useIsHeard();
  const seconds = useSecondsLeft(which);
  const isLast = isRunning && seconds > 0 && seconds <= LAST_SECONDS;
  useEffect(() => {
    if (isLast && isHeard && seconds > 0) playSound('clockTick');
  }, [isLast, isHeard, seconds]);
  return (
    <div
      key={isLast ? seconds : 'all'}
      role="timer"
      className={styles.clock}
      data-small={isSmall}
      data-last={isLast || seconds === 0}
    >
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </div>
  );
}
