export interface Entry {
  /** Stays with the entry wherever it stands in the list. */
  readonly key: number;
  readonly category: string;
  readonly searchedWord: string;
  /** Whether a searched word was ever typed: only then may it be called wrong. */
  readonly edited: boolean;
}

/** A game while it is being built. */
export interface Draft {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export type EntryField = 'category' | 'searchedWord';

export type DraftChange =
  | { readonly type: 'setTitle'; readonly title: string }
  | {
      readonly type: 'editEntry';
      readonly key: number;
      readonly field: EntryField;
      readonly text: string;
    }
  | { readonly type: 'addEntry' }
  | { readonly type: 'removeEntry'; readonly key: number }
  | { readonly type: 'restoreEntry'; readonly entry: Entry; readonly index: number }
  | { readonly type: 'replace'; readonly draft: Draft };

const blankEntry = (key: number): Entry => ({ key, category: '', searchedWord: '', edited: false });

export const BLANK_DRAFT: Draft = { title: '', entries: [blankEntry(1)] };

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const { entries } = draft;
  switch (change.type) {
    case 'setTitle':
      return { ...draft, title: change.title };
    case 'editEntry':
      return { ...draft, entries: entries.map((entry) => edited(entry, change)) };
    case 'addEntry':
      return { ...draft, entries: [...entries, blankEntry(nextKey(entries))] };
    case 'removeEntry':
      if (entries.length <= 1) return draft;
      return { ...draft, entries: entries.filter(({ key }) => key !== change.key) };
    case 'restoreEntry':
      // The key may have been given again since it was removed.
      return {
        ...draft,
        entries: entries.toSpliced(change.index, 0, { ...change.entry, key: nextKey(entries) }),
      };
    case 'replace':
      return change.draft;
  }
}

const nextKey = (entries: readonly Entry[]) => Math.max(0, ...entries.map(({ key }) => key)) + 1;

function edited(entry: Entry, change: Extract<DraftChange, { type: 'editEntry' }>): Entry {
  if (entry.key !== change.key) return entry;
  const isWord = change.field === 'searchedWord';
  return { ...entry, [change.field]: change.text, edited: entry.edited || isWord };
}

export const isBlank = ({ title, entries }: Draft) =>
  title === '' &&
  entries.length === 1 &&
  entries.every(({ category, searchedWord }) => category === '' && searchedWord === '');

/** Checks the shape of stored data; anything else is no draft. */
export function reviveDraft(data: unknown): Draft | null {
  const { title, entries } = (data ?? {}) as { title?: unknown; entries?: unknown };
  if (typeof title !== 'string' || !Array.isArray(entries) || entries.length === 0) return null;
  const revived = entries.map((entry: Partial<Entry> | null, index) => ({
    key: index + 1,
    category: String(entry?.category ?? ''),
    searchedWord: String(entry?.searchedWord ?? ''),
    edited: entry?.edited === true,
  }));
  return { title, entries: revived };
}
