import { isLegalWord } from '@wheel/contract';
import { memo, useId } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { tileText } from '../../components/tiles/tile-text.ts';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { wordingOf } from '../../lib/api/field-wording.ts';
import type { Entry, EntryField } from './draft.ts';
import styles from './entry-card.module.css';
import { ErrorIcon } from './error-icon.tsx';

const ILLEGAL = wordingOf({ code: 'NOT_ALLOWED' });

interface EntryCardProps {
  readonly entry: Entry;
  readonly number: number;
  readonly isNew: boolean;
  readonly refusedCategory: string | undefined;
  readonly refusedWord: string | undefined;
  readonly onEdit: (key: number, field: EntryField, text: string) => void;
  /** Missing while this is the only entry. */
  readonly onRemove?: ((key: number) => void) | undefined;
}

/** Memoised with plain props: a game may have hundreds of entries, and one letter changes one of them. */
export const EntryCard = memo(function EntryCard({
  entry,
  number,
  isNew,
  refusedCategory,
  refusedWord,
  onEdit,
  onRemove,
}: EntryCardProps) {
  const id = useId();
  const { key, category, searchedWord } = entry;
  const isLegal = isLegalWord(searchedWord);
  const isIllegal = entry.edited && !isLegal;
  const wordError = isIllegal ? ILLEGAL : refusedWord;

  return (
    <article className={styles.card} data-testid="entry-card" aria-label={`Entry ${number}`}>
      <div className={styles.top}>
        <b aria-hidden="true">{number}</b>
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove entry ${number}`}
            onClick={() => onRemove(key)}
          >
            <Icon name="x" />
          </button>
        )}
      </div>
      <TextField
        label="Category"
        required
        autoComplete="off"
        autoFocus={isNew}
        className={styles.input}
        value={category}
        onChange={(event) => onEdit(key, 'category', event.target.value)}
        aria-invalid={refusedCategory !== undefined}
        inputEnd={refusedCategory && <ErrorIcon text={refusedCategory} />}
      />
      <TextField
        id={`${id}-word`}
        label="Searched Word"
        required
        autoComplete="off"
        className={styles.input}
        value={searchedWord}
        onChange={(event) => onEdit(key, 'searchedWord', event.target.value)}
        aria-invalid={wordError !== undefined}
        error={isIllegal ? `${ILLEGAL}.` : undefined}
        inputEnd={wordError && <ErrorIcon text={wordError} />}
      />
      <div className={styles.well}>
        {isLegal ? (
          <Tiles words={tileText(searchedWord)} aspect={3} maxRows={12} className={styles.tiles} />
        ) : (
          <span className={styles.nothing}>The board appears here</span>
        )}
      </div>
    </article>
  );
});
