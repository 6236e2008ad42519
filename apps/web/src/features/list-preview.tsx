import type { Language } from '@wheel/contract';
import type { List, ListGame } from '../lib/game-files/read-list.ts';
import { entriesOf, type ListRow } from '../lib/game-files/rows.ts';
import { rowFaultText } from '../text/refusals.ts';
import { Icon } from '../ui/icon.tsx';
import { usePuzzleLang } from '../words/use-puzzle-lang.ts';
import { useWords } from '../words/words.ts';
import styles from './list-preview.module.css';

/** As many rows as one game can have; a file of many games shows no more. */
const LINES_SHOWN = 2000;

type LineProps = {
  /** The title of one of many games, or a row. */
  readonly line: string | ListRow;
  /** Of its game. */
  readonly language: Language;
};

const linesOf = (games: readonly ListGame[]): readonly LineProps[] =>
  games.flatMap(({ title, rows, judgedBy: language }) =>
    [...(games.length > 1 ? [title] : []), ...rows].map((line) => ({ line, language })),
  );

const isBad = ({ line }: LineProps) => typeof line !== 'string' && line.fault !== null;

type ListPreviewProps = {
  readonly list: List;
  /** What a good row becomes. */
  readonly noun: 'entry' | 'puzzle';
};

/** What becomes of a list: its rows, each with what is wrong with it. */
export function ListPreview({ list, noun }: ListPreviewProps) {
  const { lists } = useWords('library');
  const { games, problem } = list;
  const rows = games.flatMap((game) => game.rows);
  const good = entriesOf(rows).length;
  const unread = games.reduce((sum, game) => sum + game.unread.length, 0);
  const staying = rows.length - good + unread;
  const lines = linesOf(games);
  const more = lines.slice(LINES_SHOWN);
  return (
    <div className={styles.preview}>
      <p className={styles.sum} role="status">
        {problem && <span className={styles.bad}>{lists.problems[problem]}</span>}
        {rows.length > 0 && (
          <span className={styles.good}>{lists.ready[noun]({ count: good })}</span>
        )}
        {staying > 0 && <span className={styles.bad}>{lists.staying({ count: staying })}</span>}
      </p>
      <ol
        className={styles.rows}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard, too
        tabIndex={0}
        aria-label={lists.preview}
      >
        {lines.slice(0, LINES_SHOWN).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have nothing but their places
          <Line key={at} {...line} />
        ))}
        {more.length > 0 && (
          <li className={styles.game}>
            {lists.more({ lines: more.length, bad: more.filter(isBad).length })}
          </li>
        )}
      </ol>
    </div>
  );
}

function Line({ line, language }: LineProps) {
  return typeof line === 'string' ? (
    <GameTitle title={line} language={language} />
  ) : (
    <Row row={line} language={language} />
  );
}

type GameTitleProps = { readonly title: string; readonly language: Language };

function GameTitle({ title, language }: GameTitleProps) {
  const { lists } = useWords('library');
  const lang = usePuzzleLang(language);
  return (
    <li className={styles.game} lang={title ? lang : undefined}>
      {title || lists.untitled}
    </li>
  );
}

function Row({ row, language }: { readonly row: ListRow; readonly language: Language }) {
  const { lists } = useWords('library');
  const lang = usePuzzleLang(language);
  const { number, category, searchedWord, isCategoryFromAbove, fault } = row;
  return (
    <li className={styles.row} data-bad={fault !== null}>
      <span className={styles.number}>{number}</span>
      <span className={styles.category} title={category}>
        <span lang={lang}>{category}</span>
        {isCategoryFromAbove && <span title={lists.fromAbove}> ↑</span>}
      </span>
      <span className={styles.word} lang={lang}>
        {searchedWord || '–'}
      </span>
      {fault && (
        <span className={styles.fault}>
          <Icon name="warn" />
          {rowFaultText(fault, language)}
        </span>
      )}
    </li>
  );
}
