import { type ReactNode, useRef } from 'react';
import { BulbFrame } from '../../components/bulbs/bulbs.tsx';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { litWords, turnOrder } from '../../features/board/glow.ts';
import { useBoardFit } from '../../features/board/use-board-fit.ts';
import { useGlow } from '../../features/board/use-glow.ts';
import { useHeldLetters } from '../../features/board/use-held-letters.ts';
import { useShow } from '../../stores/show/show-context.ts';
import { boardSentence } from '../../words/board-sentence.ts';
import { kindText } from '../../words/puzzle-kind.ts';
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
  const words = useShow(({ view }) => view.board);
  const position = useShow(({ view }) => view.position);
  const category = useShow(({ view }) => view.category).toUpperCase();
  const kind = useShow(({ view }) => view.desk?.kind ?? 'round');
  const complete = useShow(({ view }) => view.complete);
  const glow = useGlow();
  const held = useHeldLetters();
  const box = useRef<HTMLDivElement>(null);
  const { aspect } = useBoardFit(box);
  return (
    <section className={styles.board} aria-label="Puzzle board">
      <BulbFrame
        className={styles.frame}
        count={BULBS}
        lights={complete ? 'chase' : 'half'}
        lit={left === null ? null : Math.round(BULBS * left)}
      />
      <div className={styles.strip}>
        <p className={styles.counter}>{`${position.at} / ${position.of}`}</p>
        <h2 className={styles.category} data-long={category.length > LONG_CATEGORY}>
          {kind !== 'round' && <b>{kindText(kind)}</b>}
          {category}
        </h2>
        {children}
      </div>
      <div ref={box} className={styles.fit}>
        <Tiles
          key={position.at}
          words={litWords(words, glow, held)}
          aspect={aspect}
          maxRows={ROWS_MAX}
          className={styles.tiles}
          turnOf={turnOrder(litWords(words, glow), glow)}
          named
        />
      </div>
      <VisuallyHidden>{boardSentence(words)}</VisuallyHidden>
    </section>
  );
}
