import { alphabetOf } from '@wheel/alphabet';
import type { ClockName } from '@wheel/game';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { litWords, turnOrder, useGlow } from '../../features/board/glow.ts';
import { useBoardFit } from '../../features/board/use-board-fit.ts';
import { useHeldLetters } from '../../features/board/use-held-letters.ts';
import { useSecondsLeft } from '../../features/use-seconds-left.ts';
import { playSound } from '../../lib/audio/audio.ts';
import { useShow } from '../../show/context.ts';
import { useIsHeard } from '../../show/effects/heard.ts';
import { boardSentence } from '../../text/board.ts';
import { kindText } from '../../text/kinds.ts';
import { BulbFrame } from '../../ui/bulbs.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import clocks from './clocks.module.css';
import { ScreenBrand } from './screen-brand.tsx';
import styles from './stage.module.css';

const BULBS = 64;
const LONG_CATEGORY = 22;
const ROWS_MAX = 5;

type ScreenBoardProps = {
  /** The part of a running clock that is left: the bulbs go out one by one. */
  readonly left: number | null;
  /** A clock, a prize or the code, at the right of the strip. */
  readonly children: ReactNode;
};

/** The host's board, without anything to press. */
export function ScreenBoard({ left, children }: ScreenBoardProps) {
  const { name, picture } = use(ScreenBrand);
  const { game, logo } = useWords('show');
  const words = useShow(({ view }) => view.board);
  const position = useShow(({ view }) => view.position);
  const category = useShow(({ view }) => view.category).toUpperCase();
  const kind = useShow(({ view }) => view.desk?.kind ?? 'round');
  const complete = useShow(({ view }) => view.complete);
  const language = useShow(({ view }) => view.language);
  const lang = usePuzzleLang(language);
  const glow = useGlow();
  const held = useHeldLetters();
  const box = useRef<HTMLDivElement>(null);
  const { aspect } = useBoardFit(box);
  return (
    <section className={styles.board} aria-label={game.board.label}>
      <BulbFrame
        className={styles.frame}
        count={BULBS}
        lights={complete ? 'chase' : 'half'}
        lit={left === null ? null : Math.round(BULBS * left)}
      />
      <div className={styles.strip}>
        <div className={styles.lead}>
          {picture && <Logo picture={picture} label={name || logo} />}
          <p className={styles.counter}>{`${position.at} / ${position.of}`}</p>
        </div>
        <h2 className={styles.category} data-long={category.length > LONG_CATEGORY}>
          {kind !== 'round' && <b>{kindText(kind)}</b>}
          {category && <span lang={lang}>{category}</span>}
        </h2>
        {children}
      </div>
      <div ref={box} className={styles.fit} lang={lang}>
        <Tiles
          key={position.at}
          words={litWords(words, glow, held)}
          aspect={aspect}
          maxRows={ROWS_MAX}
          className={styles.tiles}
          turnOf={turnOrder(litWords(words, glow), glow)}
          narrow={alphabetOf(language).signs}
          named
        />
      </div>
      <VisuallyHidden>{boardSentence(words, language)}</VisuallyHidden>
    </section>
  );
}

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

/** Figures only: the audience has no button for a clock. */
export function ScreenClocks({ lead }: { readonly lead: ClockName }) {
  const hasBoth = useShow(({ view }) => Boolean(view.clocks.turn && view.clocks.puzzle));
  return (
    <div className={clocks.clocks}>
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
      className={clocks.clock}
      data-small={isSmall}
      data-last={isLast || seconds === 0}
    >
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </div>
  );
}
