import { memo, useCallback, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { DashedButton } from '../../components/dashed-button/dashed-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import type { DraftChange, Entry, EntryField } from './draft.ts';
import { EntryCard } from './entry-card.tsx';
import styles from './entry-list.module.css';
import { fieldName, type Refusals } from './refusals.ts';
import { useEntryDrag } from './use-entry-drag.ts';

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly refusals: Refusals;
  readonly onChange: (change: DraftChange) => void;
  readonly onEdited: (field: string) => void;
  readonly onRemoved: (entry: Entry, index: number) => void;
}

export function EntryList({ entries, refusals, ...on }: EntryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [newestKey, setNewestKey] = useState<number | null>(null);
  const [gap, setGap] = useState<number | null>(null);
  const [moved, setMoved] = useState<{ readonly key: number; readonly by: 1 | -1 } | null>(null);
  const [said, setSaid] = useState('');
  const categoriesId = useId();
  // The cards are memoised, so their callbacks keep one identity and look up what is newest.
  const latest = useLatest({ entries, on });

  const edit = useCallback(
    (key: number, field: EntryField, text: string) => {
      latest.current.on.onChange({ type: 'editEntry', key, field, text });
      latest.current.on.onEdited(fieldName(key, field));
    },
    [latest],
  );

  const remove = useCallback(
    (key: number) => {
      const { entries, on } = latest.current;
      const index = entries.findIndex((entry) => entry.key === key);
      const entry = entries[index];
      if (!entry) return;
      on.onChange({ type: 'removeEntry', key });
      on.onRemoved(entry, index);
      setGap(index);
    },
    [latest],
  );

  const move = useCallback(
    (key: number, by: 1 | -1) => {
      const { entries, on } = latest.current;
      const to = entries.findIndex((entry) => entry.key === key) + by;
      if (to < 0 || to >= entries.length) return;
      on.onChange({ type: 'moveEntry', key, to });
      setSaid(`Entry ${to + 1} of ${entries.length}`);
      setMoved({ key, by });
    },
    [latest],
  );

  // A card that changed its place may have lost the focus on the way.
  useEffect(() => {
    if (!moved) return;
    const card = list.current?.querySelector(`[data-key='${moved.key}']`);
    card?.querySelector<HTMLElement>(`[data-move='${moved.by}']`)?.focus();
    setMoved(null);
  }, [moved]);

  const drag = useEntryDrag((key, to) => on.onChange({ type: 'moveEntry', key, to }));

  // Focus would fall out of the page together with the card that held it.
  useEffect(() => {
    if (gap === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>(
      'article button[aria-label^=Remove]',
    );
    const next = buttons?.[Math.min(gap, buttons.length - 1)];
    (next ?? list.current?.querySelector<HTMLElement>('li:last-child > button'))?.focus();
    setGap(null);
  }, [gap]);

  const add = () => {
    on.onChange({ type: 'addEntry' });
    setNewestKey(Math.max(...entries.map(({ key }) => key)) + 1);
  };

  return (
    <>
      <ul ref={list} className={styles.list} {...drag}>
        {entries.map((entry, index) => (
          <li key={entry.key} className={styles.item} data-key={entry.key}>
            <EntryCard
              entry={entry}
              number={index + 1}
              isNew={entry.key === newestKey}
              refusedCategory={refusals.get(fieldName(entry.key, 'category'))}
              refusedWord={refusals.get(fieldName(entry.key, 'searchedWord'))}
              canMoveUp={index > 0}
              canMoveDown={index < entries.length - 1}
              categoriesId={categoriesId}
              onEdit={edit}
              onMove={move}
              onRemove={entries.length > 1 ? remove : undefined}
            />
          </li>
        ))}
        <li className={styles.item}>
          <DashedButton className={styles.add} onClick={add}>
            ADD ENTRY
          </DashedButton>
        </li>
      </ul>
      <Categories id={categoriesId} entries={entries} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const Categories = memo(function Categories({
  id,
  entries,
}: {
  readonly id: string;
  readonly entries: readonly Entry[];
}) {
  const late = useDeferredValue(entries);
  const categories = [...new Set(late.map(({ category }) => category.trim()))];
  return (
    <datalist id={id}>
      {categories
        .filter((category) => category !== '')
        .map((category) => (
          <option key={category} value={category} />
        ))}
    </datalist>
  );
});
