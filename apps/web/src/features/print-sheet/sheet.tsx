import type { WholeGame } from '@wheel/contract';
import { tileText } from '../../components/tiles/tile-text.ts';
import { counted } from '../../words/counted.ts';
import styles from './sheet.module.css';

export type SheetKind = 'host' | 'blank';

type SheetProps = {
  readonly game: Pick<WholeGame, 'gameTitle' | 'username' | 'entries'>;
  readonly kind: SheetKind;
};

/** Category, phrase and a box for every letter; blanks only: without the phrase. */
export function Sheet({ game, kind }: SheetProps) {
  const { gameTitle, username, entries } = game;
  return (
    <article className={styles.sheet} data-kind={kind}>
      <h1>{gameTitle}</h1>
      <p className={styles.facts}>
        by {username}, {counted(entries.length, 'puzzle')}
      </p>
      <ol>
        {entries.map(({ category, searchedWord }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet never changes its order
          <li key={at}>
            <b>{at + 1}</b>
            <p className={styles.category}>{category}</p>
            {kind === 'host' && <p className={styles.phrase}>{searchedWord}</p>}
            <Boxes word={searchedWord} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function Boxes({ word }: { readonly word: string }) {
  return (
    <div className={styles.boxes} aria-hidden="true">
      {tileText(word).map((letters, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words and letters have nothing but their places
        <span key={at}>
          {letters.map((_letter, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <i key={place} />
          ))}
        </span>
      ))}
    </div>
  );
}
