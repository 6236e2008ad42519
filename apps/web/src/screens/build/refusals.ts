import type { Invalid } from '@wheel/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api/send.ts';
import type { DraftChange, Entry, EntryField } from './draft.ts';

/** What is wrong with each field that the server refused, by the names below. */
export type Refusals = ReadonlyMap<string, Invalid>;

export const NO_REFUSALS: Refusals = new Map();

export const TITLE = 'title';
export const fieldName = (key: number, field: EntryField) => `${key}.${field}`;

/** The server counts entries from 0; the screen knows them by their keys. */
export function refusalsIn(error: unknown, entries: readonly Entry[]): Refusals {
  if (!(error instanceof ApiError)) return NO_REFUSALS;
  const refusals = new Map<string, Invalid>();
  for (const refused of error.errors) {
    // A new game is a list of entries; an edited one has them beside its title.
    const [index, field = index] = refused.path.replace(/^entries\./, '').split('.');
    const entry = entries[Number(index)];
    if (field === 'gameTitle') refusals.set(TITLE, refused);
    if (entry && (field === 'category' || field === 'searchedWord'))
      refusals.set(fieldName(entry.key, field), refused);
  }
  return refusals;
}

/** Whether a change leaves a refused field behind; in another language every word may be good. */
function isMended(field: string, change: DraftChange): boolean {
  if (change.type === 'editEntry') return field === fieldName(change.key, change.field);
  if (change.type !== 'set') return false;
  const { title, language } = change.fields;
  return field === TITLE ? title !== undefined : language !== undefined && isWord(field);
}

const isWord = (field: string) => field.endsWith('.searchedWord');

/** What the server refused, until it is typed anew. */
export function useRefusals() {
  const [refusals, refuse] = useState<Refusals>(NO_REFUSALS);
  const accept = (change: DraftChange) => {
    refuse((known) => {
      const rest = [...known].filter(([field]) => !isMended(field, change));
      return rest.length === known.size ? known : new Map(rest);
    });
  };
  return { refusals, refuse, accept };
}
