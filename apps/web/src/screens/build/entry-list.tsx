import type { Language } from '@wheel/contract';
import { type DragEvent, memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useStable } from '../../lib/use-stable.ts';
import { wordingOf } from '../../text/refusals.ts';
import { DashedButton } from '../../ui/dashed-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import type { DraftChange, Entry, EntryField } from './draft.ts';
import { EntryCard } from './entry-card.tsx';
import styles from './entry-list.module.css';
import { fieldName, type Refusals } from './refusals.ts';

interface EntryListProps {
  readonly entries: readonly Entry[];
  readonly language?: Language | undefined;
  readonly refusals: Refusals;
  readonly onChange: (change: DraftChange) => void;
  readonly onRemoved: (entry: Entry, index: number) => void;
}

export function EntryList(props: EntryListProps) {
  const { entries, language, refusals, onChange, onRemoved } = props;
  const list = useRef<HTMLUListElement>(null);
  const [newestKey, setNewestKey] = useState<number | null>(null);
  const [toFocus, setToFocus] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ number: number; count: number } | null>(null);
  const texts = useWords('library').build.entries;
  const lang = usePuzzleLang(language);
  const categoriesId = useId();

  const edit = useStable((key: number, field: EntryField, text: string) =>
    onChange({ type: 'editEntry', key, field, text }),
  );

  const remove = useStable((key: number) => {
    const index = entries.findIndex((entry) => entry.key === key);
    const entry = entries[index];
    if (!entry) return;
    onChange({ type: 'removeEntry', key });
    onRemoved(entry, index);
    const left = entries.length - 1;
    const next = `li:nth-child(${Math.min(index + 1, left)}) [data-remove]`;
    setToFocus(left > 1 ? next : 'li:last-child > button');
  });

  const move = useStable((key: number, by: 1 | -1) => {
    const to = entries.findIndex((entry) => entry.key === key) + by;
    if (to < 0 || to >= entries.length) return;
    onChange({ type: 'moveEntry', key, to });
    setMoved({ number: to + 1, count: entries.length });
    setToFocus(`[data-key='${key}'] [data-move='${by}']`);
  });

  // Focus would fall out of the page with a card that goes, and a card that moves may have lost it on the way.
  useEffect(() => {
    if (toFocus === null) return;
    list.current?.querySelector<HTMLElement>(toFocus)?.focus();
    setToFocus(null);
  }, [toFocus]);

  const refusalOf = (key: number, field: EntryField) => {
    const refusal = refusals.get(fieldName(key, field));
    return refusal && wordingOf(refusal);
  };

  const drag = useEntryDrag((key, to) => onChange({ type: 'moveEntry', key, to }));

  const add = () => {
    onChange({ type: 'addEntry' });
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
              language={language}
              lang={lang}
              isNew={entry.key === newestKey}
              refusedCategory={refusalOf(entry.key, 'category')}
              refusedWord={refusalOf(entry.key, 'searchedWord')}
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
            {texts.add}
          </DashedButton>
        </li>
      </ul>
      <Categories id={categoriesId} entries={entries} />
      <VisuallyHidden role="status">{moved && texts.moved(moved)}</VisuallyHidden>
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

const itemAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-key]');
const placeOf = (item: Element) => [...(item.parentElement?.children ?? [])].indexOf(item);

/**
 * Native dragging of cards by their grips, told by the list as a whole. Marks are attributes, because drawing all cards
 * anew whenever the pointer moves would be slow.
 */
function useEntryDrag(onMove: (key: number, to: number) => void) {
  const lifted = useRef<HTMLElement | null>(null);
  const over = useRef<HTMLElement | null>(null);

  const clear = () => {
    lifted.current?.removeAttribute('data-lifted');
    over.current?.removeAttribute('data-drop');
    over.current = null;
  };

  return {
    onDragStart(event: DragEvent) {
      const grip = (event.target as Element).closest?.('[data-grip]');
      const item = grip && itemAt(grip);
      if (!item) return;
      lifted.current = item;
      const card = item.firstElementChild ?? item;
      const { left, top } = card.getBoundingClientRect();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', '');
      event.dataTransfer.setDragImage(card, event.clientX - left, event.clientY - top);
      item.dataset.lifted = '';
    },
    onDragOver(event: DragEvent) {
      const item = itemAt(event.target);
      if (!lifted.current || !item) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      if (over.current !== item) over.current?.removeAttribute('data-drop');
      over.current = item;
      if (item === lifted.current) return;
      item.dataset.drop = placeOf(item) < placeOf(lifted.current) ? 'before' : 'after';
    },
    onDrop(event: DragEvent) {
      const item = itemAt(event.target);
      if (!lifted.current || !item) return;
      event.preventDefault();
      const key = Number(lifted.current.dataset.key);
      const to = placeOf(item);
      clear();
      lifted.current = null;
      onMove(key, to);
    },
    onDragEnd() {
      clear();
      lifted.current = null;
    },
  };
}
