import { isLegalWord } from '@wheel/contract';
import { memo } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { tileText } from '../../components/tiles/tile-text.ts';
import { Tiles } from '../../components/tiles/tiles.tsx';
import { wordingOf } from '../../lib/api/field-wording.ts';
import type { Entry, EntryField } from './draft.ts';
import styles from './entry-card.module.css';

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
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, number, isNew, refusedCategory, refusedWord, onEdit, onRemove } = props;
  const { key, category, searchedWord } = entry;
  const isLegal = isLegalWord(searchedWord);
  const isIllegal = entry.edited && !isLegal;

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
        refusal={refusedCategory}
      />
      <TextField
        label="Searched Word"
        required
        autoComplete="off"
        className={styles.input}
        value={searchedWord}
        onChange={(event) => onEdit(key, 'searchedWord', event.target.value)}
        refusal={isIllegal ? ILLEGAL : refusedWord}
        error={isIllegal ? `${ILLEGAL}.` : undefined}
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
