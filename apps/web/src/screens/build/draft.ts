import { isLanguage } from '@wheel/alphabet';
import {
  type GameEdit,
  type Entry as GameEntry,
  type Language,
  tidyWord,
  type Visibility,
} from '@wheel/contract';

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
  readonly visibility: Visibility;
  /** Of its puzzles, once one is said. */
  readonly language?: Language;
  readonly entries: readonly Entry[];
  /** Rows in the paste box that are no entries yet. */
  readonly pasted: string;
}

export type EntryField = 'category' | 'searchedWord';

export type DraftChange =
  | { readonly type: 'set'; readonly fields: Partial<Omit<Draft, 'entries'>> }
  | {
      readonly type: 'editEntry';
      readonly key: number;
      readonly field: EntryField;
      readonly text: string;
    }
  | { readonly type: 'addEntry' }
  | { readonly type: 'addEntries'; readonly entries: readonly GameEntry[] }
  /** `to` counts without the entry itself. */
  | { readonly type: 'moveEntry'; readonly key: number; readonly to: number }
  | { readonly type: 'removeEntry'; readonly key: number }
  | { readonly type: 'restoreEntry'; readonly entry: Entry; readonly index: number }
  | { readonly type: 'replace'; readonly draft: Draft };

const blankEntry = (key: number): Entry => ({ key, category: '', searchedWord: '', edited: false });

export const BLANK_DRAFT: Draft = {
  title: '',
  visibility: 'public',
  entries: [blankEntry(1)],
  pasted: '',
};

export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const { entries } = draft;
  switch (change.type) {
    case 'set':
      return { ...draft, ...change.fields };
    case 'editEntry':
      return { ...draft, entries: entries.map((entry) => edited(entry, change)) };
    case 'addEntries':
      return { ...draft, entries: withMore(entries, change.entries) };
    case 'moveEntry':
      return { ...draft, entries: moved(entries, change.key, change.to) };
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

const isBlankEntry = ({ category, searchedWord }: Entry) => category === '' && searchedWord === '';

/** Blank entries that wait at the end give way. */
function withMore(entries: readonly Entry[], more: readonly GameEntry[]): Entry[] {
  const filled = entries.slice(0, entries.findLastIndex((entry) => !isBlankEntry(entry)) + 1);
  const first = nextKey(entries);
  return [...filled, ...more.map((entry, at) => ({ ...entry, key: first + at, edited: true }))];
}

function moved(entries: readonly Entry[], key: number, to: number): readonly Entry[] {
  const entry = entries.find((other) => other.key === key);
  if (!entry || to < 0 || to >= entries.length) return entries;
  return entries.filter((other) => other !== entry).toSpliced(to, 0, entry);
}

function edited(entry: Entry, change: Extract<DraftChange, { type: 'editEntry' }>): Entry {
  if (entry.key !== change.key) return entry;
  const isWord = change.field === 'searchedWord';
  return { ...entry, [change.field]: change.text, edited: entry.edited || isWord };
}

export const isBlank = ({ title, entries, pasted }: Draft) =>
  title === '' && pasted === '' && entries.length === 1 && entries.every(isBlankEntry);

const textOf = (data: unknown): string => (typeof data === 'string' ? data : '');

/** Checks the shape of stored data; anything else is no draft. */
export function reviveDraft(data: unknown): Draft | null {
  const { title, visibility, language, entries, pasted } = (data ?? {}) as {
    readonly [Field in keyof Draft]?: unknown;
  };
  if (typeof title !== 'string' || !Array.isArray(entries) || entries.length === 0) return null;
  const revived = entries.map((entry: Partial<Entry> | null, index) => ({
    key: index + 1,
    category: textOf(entry?.category),
    searchedWord: textOf(entry?.searchedWord),
    edited: entry?.edited === true,
  }));
  const isNarrow = visibility === 'link' || visibility === 'private';
  return {
    title,
    visibility: isNarrow ? visibility : 'public',
    ...(isLanguage(language) && { language }),
    entries: revived,
    pasted: textOf(pasted),
  };
}

/** A saved game as a draft of what it may become. */
export const draftOf = ({ gameTitle, visibility, language, entries }: GameEdit): Draft => ({
  title: gameTitle,
  visibility,
  ...(language && { language }),
  entries: entries.map((entry, at) => ({ ...entry, key: at + 1, edited: true })),
  pasted: '',
});

/** What the server would make of a draft, so that both can be compared. */
export const contentOf = ({ title, visibility, language, entries }: Draft): GameEdit => ({
  gameTitle: title.trim(),
  visibility,
  ...(language && { language }),
  entries: entries.map(({ category, searchedWord }) => ({
    category: category.trim(),
    searchedWord: tidyWord(searchedWord),
  })),
});

/** How many entries more it can have; blank ones at the end give way. */
export const entriesLeft = ({ entries }: Draft, max: number): number =>
  Math.max(0, max - entries.findLastIndex((entry) => !isBlankEntry(entry)) - 1);
