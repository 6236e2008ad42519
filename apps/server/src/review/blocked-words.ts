import type { InvalidField } from '@wheel/contract';
import { foldTitle } from '../storage/fold.ts';

/** Words in the form in which they are compared: without case, accents and what is never drawn. */
export type BlockedWords = ReadonlySet<string>;

export const foldedWordsOf = (text: string): readonly string[] =>
  foldTitle(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Bounds the answer, as with the other rules for games. */
const NAMED_MAX = 200;

export type Field = readonly [path: string, text: string];

/** The fields that hold a blocked word as a whole word. */
export function blockedIn(blocked: BlockedWords, fields: readonly Field[]): InvalidField[] {
  const found = new Set<string>();
  for (const [path, text] of fields) {
    if (found.has(path) || !foldedWordsOf(text).some((word) => blocked.has(word))) continue;
    found.add(path);
    if (found.size === NAMED_MAX) break;
  }
  return [...found].map((path) => ({ path, code: 'BLOCKED_WORD' }));
}
