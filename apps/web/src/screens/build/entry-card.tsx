import { alphabetOf } from '@wheel/alphabet';
import { isLegalWord, type Language } from '@wheel/contract';
import { toPhrase } from '@wheel/game';
import { memo } from 'react';
import { lettersSentence, lettersText } from '../../text/refusals.ts';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { MoveButtons } from '../../ui/tool-button.tsx';
import { useWords } from '../../words/words.ts';
import type { Entry, EntryField } from './draft.ts';
import styles from './entry-card.module.css';
import { isSmallOnProjector } from './projector.ts';

interface EntryCardProps {
  readonly entry: Entry;
  readonly number: number;
  /** Of the game. */
  readonly language?: Language | undefined;
  /** Of what is typed, where the page has another one. */
  readonly lang?: string | undefined;
  readonly isNew: boolean;
  readonly refusedCategory: string | undefined;
  readonly refusedWord: string | undefined;
  /** Whether entries stand before and behind it. */
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** Of the list of categories that were typed before. */
  readonly categoriesId: string;
  readonly onEdit: (key: number, field: EntryField, text: string) => void;
  readonly onMove: (key: number, by: 1 | -1) => void;
  /** Missing while this is the only entry. */
  readonly onRemove?: ((key: number) => void) | undefined;
}

/** Memoised with plain props: a game may have hundreds of entries, and one letter changes one of them. */
export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const {
    entry,
    number,
    language = 'en',
    lang,
    isNew,
    refusedCategory,
    refusedWord,
    onEdit,
  } = props;
  const { key, category, searchedWord } = entry;
  const texts = useWords('library').build.entry;
  const isLegal = isLegalWord(searchedWord, language);
  const phrase = toPhrase(searchedWord, alphabetOf(language));
  const isIllegal = entry.edited && !isLegal;

  return (
    <article className={styles.card} data-testid="entry-card" aria-label={texts.name({ number })}>
      <EntryCap {...props} />
      <TextField
        label={texts.category}
        required
        autoComplete="off"
        list={props.categoriesId}
        autoFocus={isNew}
        lang={lang}
        className={styles.input}
        value={category}
        onChange={(event) => onEdit(key, 'category', event.target.value)}
        refusal={refusedCategory}
      />
      <TextField
        label={texts.searchedWord}
        required
        autoComplete="off"
        lang={lang}
        className={styles.input}
        value={searchedWord}
        onChange={(event) => onEdit(key, 'searchedWord', event.target.value)}
        refusal={isIllegal ? lettersText(language) : refusedWord}
        error={isIllegal ? lettersSentence(language) : undefined}
      />
      <div className={styles.well}>
        {isLegal ? (
          <Tiles
            words={tileText(phrase)}
            aspect={3}
            maxRows={12}
            className={styles.tiles}
            narrow={alphabetOf(language).signs}
          />
        ) : (
          <span className={styles.nothing}>{texts.noBoard}</span>
        )}
      </div>
      {isLegal && isSmallOnProjector(phrase) && (
        <p className={styles.note}>
          <Icon name="info" />
          {texts.small}
        </p>
      )}
    </article>
  );
});

/** Number, and what can be done with the card as a whole; the grip drags it, where there is somewhere to go. */
function EntryCap(props: EntryCardProps) {
  const { entry, number, canMoveUp, canMoveDown, onMove, onRemove } = props;
  const { key } = entry;
  const texts = useWords('library').build.entry;
  const canMove = canMoveUp || canMoveDown;
  return (
    <div className={styles.top}>
      <span className={styles.place}>
        {canMove && (
          <span
            className={styles.grip}
            draggable
            data-grip={key}
            title={texts.drag}
            aria-hidden="true"
          >
            <Icon name="grip" />
          </span>
        )}
        <b aria-hidden="true">{number}</b>
      </span>
      {canMove && (
        <span className={styles.moves}>
          <MoveButtons {...props} name={texts.moved({ number })} onMove={(by) => onMove(key, by)} />
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={texts.remove({ number })}
          data-remove={key}
          onClick={() => onRemove(key)}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
