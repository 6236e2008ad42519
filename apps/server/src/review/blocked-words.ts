import type { InvalidField } from '@wheel/contract';
import { foldTitle } from '../storage/fold.ts';

/** Words in the form in which they are compared: without case, accents and what is never drawn. */
export type BlockedWords = ReadonlySet<string>;

export const foldedWordsOf = (text: string): readonly string[] =>
  foldTitle(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** More than anybody mends in one go, as with the other rules for games. */
const NAMED_MAX = 200;

export type Field = readonly [path: string, text: string];

/** The fields that hold a blocked word as a whole word. */
export function blockedIn(blocked: BlockedWords, fields: readonly Field[]): InvalidField[] {
  const found: InvalidField[] = [];
  for (const [path, text] of fields) {
    if (!foldedWordsOf(text).some((word) => blocked.has(word))) continue;
    found.push({ path, code: 'BLOCKED_WORD' });
    if (found.length === NAMED_MAX) break;
  }
  return found;
}
