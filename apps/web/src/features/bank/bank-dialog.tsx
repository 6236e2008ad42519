import '../../words/en/bank.ts';
import '../../words/en/library.ts';
import { type Entry, LIMITS } from '@wheel/contract';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStable } from '../../lib/use-stable.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { categoryName } from '../../words/categories.ts';
import { useWords } from '../../words/words.ts';
import { loadBank } from './bank.ts';
import styles from './bank-dialog.module.css';
import { BankFilters } from './bank-filters.tsx';
import { type BankItem, drawSpread, folded, itemsOf, matching, NO_FILTER } from './bank-list.ts';
import { BankRows } from './bank-rows.tsx';

/** How many are chosen at random at once. */
const DRAWN = 5;

type BankDialogProps = {
  /** Of the game. */
  readonly language: string;
  /** Those that the game has already. */
  readonly entries: readonly Entry[];
  /** How many entries more the game can have. */
  readonly capacity: number;
  readonly onAdd: (entries: readonly Entry[]) => void;
  readonly onClose: () => void;
  readonly load?: typeof loadBank;
};

/** Puzzles of the bank to be added to a game; those once chosen stay chosen under another filter. */
export function BankDialog(props: BankDialogProps) {
  const { language, entries, capacity, onAdd, onClose, load = loadBank } = props;
  const { build, lists } = useWords('library');
  const { paste } = build;
  const { dialog: bank, failed } = useWords('bank');
  const { items, hasFailed, retry } = useBank(language, load);
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState<ReadonlySet<BankItem>>(new Set());
  const taken = useMemo(
    () => new Set(entries.map(({ searchedWord }) => folded(searchedWord))),
    [entries],
  );
  const late = useDeferredValue(filter);
  const found = useMemo(() => items && matching(items, late), [items, late]);
  const isTooMuch = chosen.size > capacity;
  const list = useRef<HTMLDivElement>(null);
  const isFree = (item: BankItem) => !chosen.has(item) && !taken.has(item.folded);

  // The row that has focus leaves with a filter that is applied late.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows
  useLayoutEffect(() => {
    const box = list.current;
    if (document.activeElement !== document.body) return;
    (box?.querySelector<HTMLElement>('input:enabled') ?? box)?.focus();
  }, [found]);

  const toggle = useStable((item: BankItem) => {
    const rest = new Set(chosen);
    if (!rest.delete(item)) rest.add(item);
    setChosen(rest);
  });

  function chooseSome() {
    // Of the filter as it is now, which the rows may still be a letter behind.
    const free = matching(items ?? [], filter).filter(isFree);
    setChosen(new Set([...chosen, ...drawSpread(free, DRAWN)]));
  }

  function add() {
    onAdd(
      [...chosen].map(({ category, phrase }) => ({
        category: categoryName(category, language),
        searchedWord: phrase,
      })),
    );
    onClose();
  }

  return (
    <Dialog open title={bank.title} onClose={onClose} className={styles.panel} wide>
      <BankFilters filter={filter} onFilter={setFilter} language={language} />
      <div ref={list} className={styles.list} tabIndex={-1}>
        {found && (
          <BankRows
            key={JSON.stringify(late)}
            items={found}
            taken={taken}
            chosen={chosen}
            language={language}
            onToggle={toggle}
          />
        )}
        {hasFailed && (
          <div className={styles.failed}>
            <p role="alert">{failed}</p>
            <Button
              onClick={() => {
                // The button goes, and takes focus along.
                list.current?.focus();
                retry();
              }}
            >
              {bank.tryAgain}
            </Button>
          </div>
        )}
        {!found && !hasFailed && <Spinner size={50} />}
      </div>
      <DialogActions
        lead={
          <div className={styles.choice}>
            <Button disabled={!found?.some(isFree)} onClick={chooseSome}>
              {bank.choose({ count: DRAWN })}
            </Button>
            <p className={styles.chosen} role="status">
              {bank.chosen({ count: chosen.size })}
              {isTooMuch && <span>{lists.faults.tooMany({ max: LIMITS.entriesMax })}</span>}
            </p>
          </div>
        }
      >
        <Button look="quiet" onClick={onClose}>
          {paste.cancel}
        </Button>
        <Button look="primary" disabled={chosen.size === 0 || isTooMuch} onClick={add}>
          {paste.addCounted({ count: chosen.size })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The puzzles of a language, once they are here. */
function useBank(language: string, load: typeof loadBank) {
  const [items, setItems] = useState<readonly BankItem[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isLeft = false;
    setFailed(false);
    load(language).then(
      (puzzles) => isLeft || setItems(itemsOf(puzzles)),
      (error: unknown) => {
        console.error('The puzzle bank did not load.', error);
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [language, load, tries]);

  return { items, hasFailed, retry: () => setTries(tries + 1) };
}
