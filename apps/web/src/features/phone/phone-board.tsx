import { boardSentence } from '../../words/board-sentence.ts';
import styles from './phone-board.module.css';

type PhoneBoardProps = {
  readonly board: readonly (readonly { readonly letter: string | null }[])[];
};

/** The puzzle as far as it is open, small: for players who cannot see the wall. */
export function PhoneBoard({ board }: PhoneBoardProps) {
  const longest = Math.max(...board.map(({ length }) => length));
  const isLong = longest > 13 || board.flat().length > 50;
  return (
    <div
      className={styles.board}
      data-long={isLong}
      data-testid="phone-board"
      role="img"
      aria-label={boardSentence(board)}
    >
      {board.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words and tiles have nothing but their places
        <span key={at}>
          {word.map(({ letter }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <i key={place} data-open={letter !== null}>
              {letter}
            </i>
          ))}
        </span>
      ))}
    </div>
  );
}
