import { type Entry, invalidCategory, invalidWord, LIMITS, tidyWord } from '@wheel/contract';
import { wordingOf } from '../api/refusal-wording.ts';

/** A row of a list, as a host sees it before it becomes an entry. */
export type ListRow = Entry & {
  /** Counted from 1, as the rows of the box. */
  readonly number: number;
  readonly isCategoryFromAbove: boolean;
  /** What is wrong with it, in a sentence; null when it can be added. */
  readonly fault: string | null;
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

function faultOf({ category, searchedWord }: Entry): string | null {
  const word = invalidWord(searchedWord);
  if (word?.code === 'REQUIRED') return 'The searched word is missing.';
  const title = invalidCategory(category);
  if (title?.code === 'REQUIRED') return 'The category is missing.';
  if (title) return `Category: ${wordingOf(title)}.`;
  return word && `${wordingOf(word)}.`;
}

/** Judges rows in their order: a row without a category takes the last one, and only as many fit as there is room. */
export function judged(raw: readonly RawRow[], room: number, lastCategory = ''): ListRow[] {
  let last = lastCategory.trim();
  let left = room;
  return raw.map(({ number, category, word, json }) => {
    const own = category.trim();
    last = own || last;
    const entry = { category: last, searchedWord: tidyWord(word) };
    let fault = faultOf(entry);
    if (!fault && left === 0) fault = `A game has at most ${LIMITS.entriesMax} entries.`;
    if (!fault) left -= 1;
    return { ...entry, number, isCategoryFromAbove: own === '' && last !== '', fault, json };
  });
}

export const entriesOf = (rows: readonly ListRow[]): Entry[] =>
  rows
    .filter(({ fault }) => fault === null)
    .map(({ category, searchedWord }) => ({ category, searchedWord }));
