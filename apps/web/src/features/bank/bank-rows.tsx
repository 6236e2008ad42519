import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import { useInParts } from '../../lib/use-in-parts.ts';
import { Checkbox } from '../../ui/fields.tsx';
import { categoryName } from '../../words/categories.ts';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import type { BankItem } from './bank-list.ts';
import styles from './bank-rows.module.css';

/** A host filters rather than read more. */
const ROWS_SHOWN = 200;
/** About as many as are in sight. */
const ROWS_AT_ONCE = 8;

type BankRowsProps = {
  /** They stay the same: others are another list, which begins at its top. */
  readonly items: readonly BankItem[];
  /** Folded phrases that the game has already. */
  readonly taken: ReadonlySet<string>;
  readonly chosen: ReadonlySet<BankItem>;
  readonly language: string;
  /** Keeps its identity. */
  readonly onToggle: (item: BankItem) => void;
};

/** Memoised, so that a letter in the filter is drawn before the rows that it leaves. */
export const BankRows = memo(function BankRows(props: BankRowsProps) {
  const { items, taken, chosen, language, onToggle } = props;
  const bank = useWords('bank').dialog;
  const lang = usePuzzleLang(language);
  const shown = useInParts(
    useMemo(() => items.slice(0, ROWS_SHOWN), [items]),
    ROWS_AT_ONCE,
  );
  const more = items.length - ROWS_SHOWN;
  if (items.length === 0) return <p className={styles.none}>{bank.none}</p>;
  return (
    <ul className={styles.rows} aria-label={bank.list} onKeyDown={walk}>
      {shown.map((item) => (
        <BankRow
          key={item.phrase}
          item={item}
          category={categoryName(item.category, language)}
          difficulty={bank.difficulties[item.difficulty]}
          lang={lang}
          isTaken={taken.has(item.folded)}
          isChosen={chosen.has(item)}
          onToggle={onToggle}
        />
      ))}
      {more > 0 && <li className={styles.more}>{bank.more({ count: more })}</li>}
    </ul>
  );
});

type BankRowProps = {
  readonly item: BankItem;
  readonly category: string;
  readonly difficulty: string;
  readonly lang: string | undefined;
  readonly isTaken: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (item: BankItem) => void;
};

/** Flat, because two hundred of them come and go with a letter of the filter. */
const BankRow = memo(function BankRow(props: BankRowProps) {
  const { item, category, difficulty, lang, isTaken, isChosen, onToggle } = props;
  const id = useId();
  return (
    <li className={styles.row} data-testid="bank-row" data-taken={isTaken}>
      <Checkbox
        label={item.phrase}
        lang={lang}
        className={styles.phrase}
        aria-describedby={`${id}-category ${id}-difficulty`}
        checked={isTaken || isChosen}
        disabled={isTaken}
        onChange={() => onToggle(item)}
      />
      <span id={`${id}-category`} className={styles.category} lang={lang}>
        {category}
      </span>
      <span id={`${id}-difficulty`}>{difficulty}</span>
    </li>
  );
});

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrows go from row to row, Home and End to the first and the last: with Tab alone the way to the buttons is long. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input:enabled')];
  const at = boxes.indexOf(event.target as HTMLElement);
  event.preventDefault();
  boxes[step(at, boxes.length - 1)]?.focus();
}
