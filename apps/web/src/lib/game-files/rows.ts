import {
  type Entry,
  type Invalid,
  invalidCategory,
  invalidWord,
  type Language,
  LIMITS,
  tidyWord,
} from '@wheel/contract';

/** What is wrong with a row; `entries` where the game has no place left for it. */
export type RowFault = Invalid & { readonly field: keyof Entry | 'entries' };

/** A row of a list, as a host sees it before it becomes an entry. */
export type ListRow = Entry & {
  /** Counted from 1, as the rows of the box. */
  readonly number: number;
  readonly isCategoryFromAbove: boolean;
  /** Null when it can be added. */
  readonly fault: RowFault | null;
  /** What the row was in JSON. */
  readonly json?: unknown;
};

/** A row as it was read, before it is checked. */
export type RawRow = {
  readonly number: number;
  readonly category: string;
  readonly word: string;
  readonly json?: unknown;
};

const NO_PLACE: RowFault = { field: 'entries', code: 'TOO_LONG', limit: LIMITS.entriesMax };

function faultOf(entry: Entry, language: Language): RowFault | null {
  const word = invalidWord(entry.searchedWord, language);
  const category = invalidCategory(entry.category);
  if (category && word?.code !== 'REQUIRED') return { field: 'category', ...category };
  return word && { field: 'searchedWord', ...word };
}

/** Judges rows in their order: a row without a category takes the last one, and only as many fit as there is room. */
export function judged(
  raw: readonly RawRow[],
  room: number,
  { lastCategory = '', language }: { readonly lastCategory?: string; readonly language: Language },
): ListRow[] {
  let last = lastCategory.trim();
  let left = room;
  return raw.map(({ number, category, word, json }) => {
    const own = category.trim();
    last = own || last;
    const entry = { category: last, searchedWord: tidyWord(word) };
    let fault = faultOf(entry, language);
    if (!fault && left === 0) fault = NO_PLACE;
    if (!fault) left -= 1;
    return { ...entry, number, isCategoryFromAbove: own === '' && last !== '', fault, json };
  });
}

export const entriesOf = (rows: readonly ListRow[]): Entry[] =>
  rows
    .filter(({ fault }) => fault === null)
    .map(({ category, searchedWord }) => ({ category, searchedWord }));
