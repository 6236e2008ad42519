import { Fragment } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import type { List } from '../../lib/game-files/read-list.ts';
import { entriesOf, type ListRow } from '../../lib/game-files/rows.ts';
import { counted } from '../../words/counted.ts';
import styles from './list-preview.module.css';

/** More good rows than anybody looks through; every bad one is named. */
const GOOD_ROWS_SHOWN = 1000;

const shownOf = (rows: readonly ListRow[]) =>
  rows.filter(({ fault }, at) => fault !== null || at < GOOD_ROWS_SHOWN);

/** What becomes of a list: its rows, each with what is wrong with it. */
export function ListPreview({ list, noun }: { readonly list: List; readonly noun: string }) {
  const { games, unread, problem } = list;
  const rows = games.flatMap((game) => game.rows);
  const good = entriesOf(rows).length;
  const staying = rows.length - good + unread.length;
  return (
    <div className={styles.preview}>
      <p className={styles.sum} role="status">
        {problem && <span className={styles.bad}>{problem}</span>}
        {rows.length > 0 && (
          <span className={styles.good}>{counted(good, noun, pluralOf(noun))} ready</span>
        )}
        {staying > 0 && (
          <span className={styles.bad}>
            {counted(staying, 'row')} {staying === 1 ? 'stays' : 'stay'} in the box
          </span>
        )}
      </p>
      <ol
        className={styles.rows}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard, too
        tabIndex={0}
        aria-label="Preview"
      >
        {games.map((game, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: games of a file have nothing but their places
          <Fragment key={at}>
            {games.length > 1 && (
              <li className={styles.game}>{game.title || 'A game without a title'}</li>
            )}
            {shownOf(game.rows).map((row) => (
              <Row key={row.number} row={row} />
            ))}
          </Fragment>
        ))}
      </ol>
    </div>
  );
}

const pluralOf = (noun: string) => (noun === 'entry' ? 'entries' : `${noun}s`);

function Row({ row }: { readonly row: ListRow }) {
  const { number, category, searchedWord, isCategoryFromAbove, fault } = row;
  return (
    <li className={styles.row} data-bad={fault !== null}>
      <span className={styles.number}>{number}</span>
      <span className={styles.category} title={category}>
        {category}
        {isCategoryFromAbove && <span title="from the row above"> ↑</span>}
      </span>
      <span className={styles.word}>{searchedWord || '–'}</span>
      {fault && (
        <span className={styles.fault}>
          <Icon name="warn" />
          {fault}
        </span>
      )}
    </li>
  );
}
