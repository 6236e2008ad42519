import type { ClockName, PublicClock } from '@wheel/game';
import { useEffect } from 'react';
import { useSecondsLeft } from '../../features/use-seconds-left.ts';
import { playSound } from '../../lib/audio/audio.ts';
import { useShow, useShowStore } from '../../show/context.ts';
import { useIsHeard } from '../../show/effects/heard.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useWords } from '../../words/words.ts';
import styles from './clocks.module.css';

const LAST_SECONDS = 5;
const BULBS = [1, 2, 3, 4, 5];
const MORE_SECONDS = 10;

type ClockProps = {
  readonly which: ClockName;
  readonly name: string;
  readonly clock: PublicClock;
};

function Clock({ which, name, clock: { isRunning } }: ClockProps) {
  const { clocks } = useWords('desk');
  const { wallMs } = useShowStore();
  const dispatch = useShow((store) => store.dispatch);
  const seconds = useSecondsLeft(which);
  const isUp = seconds === 0;
  const isLast = isRunning && !isUp && seconds <= LAST_SECONDS;
  useLastSecondsHeard(isLast ? seconds : null);

  return (
    <div
      role="timer"
      aria-label={name}
      data-testid={`clock-${which}`}
      className={styles.clock}
      data-state={isUp ? 'up' : isLast ? 'last' : isRunning ? 'running' : 'held'}
    >
      <p className={styles.face}>
        <span className={styles.name}>{isUp ? clocks.timeIsUp : name}</span>
        {isLast && <Bulbs lit={seconds} />}
        <b key={isLast ? seconds : 'all'} className={styles.time}>
          {isLast ? seconds : minutesAndSeconds(seconds)}
        </b>
      </p>
      {isRunning ? (
        <ToolButton
          name={clocks.hold}
          icon="hold"
          onClick={() => dispatch({ type: 'holdClock', which, atMs: wallMs() })}
        />
      ) : (
        <ToolButton
          name={clocks.start}
          icon="play"
          aria-disabled={isUp}
          onClick={() => dispatch({ type: 'startClock', which, atMs: wallMs() })}
        />
      )}
      <ToolButton
        name={clocks.reset}
        icon="reset"
        onClick={() => dispatch({ type: 'resetClock', which })}
      />
      <button
        type="button"
        className={styles.more}
        onClick={() => dispatch({ type: 'addTime', which, ms: MORE_SECONDS * 1000 })}
      >
        {clocks.more({ seconds: MORE_SECONDS })}
      </button>
    </div>
  );
}

/** One of the five goes out each second. */
function Bulbs({ lit }: { readonly lit: number }) {
  return (
    <span className={styles.bulbs} aria-hidden="true">
      {BULBS.map((bulb) => (
        <i key={bulb} data-out={bulb > lit} />
      ))}
    </span>
  );
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A listener hears them go by; a screen reader says nothing before the time is up. */
function useLastSecondsHeard(seconds: number | null): void {
  const isHeard = useIsHeard();
  useEffect(() => {
    if (seconds !== null && isHeard) playSound('clockTick');
  }, [seconds, isHeard]);
}

/** The clocks that the house rules ask for, narrow where a hidden wheel leaves the room for them. */
export function Clocks({ className }: { readonly className?: string | undefined }) {
  const { clocks } = useWords('desk');
  const { turn, puzzle } = useShow(({ view }) => view.clocks);
  // In a final spin or a bonus round the turn clock is the time to solve.
  const isSolving = useShow(({ view }) => view.desk?.isSolving ?? false);
  const isNarrow = useShow(({ view }) => !view.wheel.visible);
  if (!turn && !puzzle) return null;
  return (
    <section
      className={`${styles.clocks} ${className ?? ''}`}
      aria-label={clocks.label}
      data-narrow={isNarrow}
    >
      {turn && <Clock which="turn" name={isSolving ? clocks.solve : clocks.turn} clock={turn} />}
      {puzzle && <Clock which="puzzle" name={clocks.puzzle} clock={puzzle} />}
    </section>
  );
}
