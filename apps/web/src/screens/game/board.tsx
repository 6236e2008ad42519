import { alphabetOf } from '@wheel/alphabet';
import type { BoardTile, LetterFlags } from '@wheel/game';
import { type ReactNode, useRef } from 'react';
import { type Glow, litWords, turnOrder } from '../../features/board/glow.ts';
import { useBoardFit } from '../../features/board/use-board-fit.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import styles from './board.module.css';

type BoardProps = {
  readonly words: readonly (readonly BoardTile[])[];
  /** Another puzzle, another set of tiles: nothing of the last one turns back. */
  readonly puzzle: number;
  readonly language?: string | undefined;
  /** The board in words, for those who listen. */
  readonly sentence: string;
  readonly glow: Glow;
  readonly held: readonly LetterFlags[];
  /** The strip above the tiles. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

export function Board(props: BoardProps) {
  const { words, puzzle, language, sentence, glow, held, children, className } = props;
  const { board } = useWords('show').game;
  const box = useRef<HTMLDivElement>(null);
  const { aspect, maxRows } = useBoardFit(box);
  const lang = usePuzzleLang(language);

  return (
    <section className={`${styles.board} ${className ?? ''}`} aria-label={board.label}>
      {children}
      <div ref={box} className={styles.fit} lang={lang}>
        <Tiles
          key={puzzle}
          words={litWords(words, glow, held)}
          aspect={aspect}
          maxRows={maxRows}
          className={styles.tiles}
          turnOf={turnOrder(litWords(words, glow), glow)}
          narrow={alphabetOf(language).signs}
          named
        />
      </div>
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </section>
  );
}
