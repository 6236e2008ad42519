import { ApiError } from '../../lib/api/api-error.ts';
import { wordingOf } from '../../lib/api/field-wording.ts';
import type { Entry, EntryField } from './draft.ts';

/** What is wrong with each field that the server refused, by the names below. */
export type Refusals = ReadonlyMap<string, string>;

export const NO_REFUSALS: Refusals = new Map();

export const TITLE = 'title';
export const fieldName = (key: number, field: EntryField) => `${key}.${field}`;

/** The server counts entries from 0; the screen knows them by their keys. */
export function refusalsIn(error: unknown, entries: readonly Entry[]): Refusals {
  if (!(error instanceof ApiError)) return NO_REFUSALS;
  const refusals = new Map<string, string>();
  for (const refused of error.errors) {
    // A new game is a list of entries; an edited one has them beside its title.
    const [index, field = index] = refused.path.replace(/^entries\./, '').split('.');
    const entry = entries[Number(index)];
    if (field === 'gameTitle') refusals.set(TITLE, wordingOf(refused));
    if (entry && (field === 'category' || field === 'searchedWord'))
      refusals.set(fieldName(entry.key, field), wordingOf(refused));
  }
  return refusals;
}
