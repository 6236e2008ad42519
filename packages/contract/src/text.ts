import type { Invalid } from './codes.ts';

/** Characters as people count them here: code points, so that an emoji is one and not two. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** As UTF-8. */
export function bytesIn(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Four times the longest text of a game, in UTF-16 units. */
const NORMALISED_MAX = 1_000;
/** As many marks on one letter as any writing needs (Unicode calls such a text stream-safe). */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/**
 * The only place that normalises, because the time for it grows with the square of a run of marks. A text that is too long
 * or has such a run stays as it is: no name, title or word is made of it.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string =>
  text.length > NORMALISED_MAX || TOO_MANY_MARKS.test(text) ? text : text.normalize(form);

/**
 * Control characters, line breaks beyond ASCII, halves of surrogate pairs, and the embeddings that
 * turn the writing direction of what follows: none of them can be shown as typed.
 */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Nothing to see: white space, or characters that are never drawn, such as the zero-width space. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

export const hasUnshowable = (text: string): boolean => UNSHOWABLE.test(text);

/** What keeps a text of a game from being shown; null when nothing does. */
export function invalidText(text: string, max: number): Invalid | null {
  const trimmed = text.trim();
  if (isBlank(trimmed)) return { code: 'REQUIRED' };
  if (lengthOf(trimmed) > max) return { code: 'TOO_LONG', limit: max };
  return hasUnshowable(trimmed) ? { code: 'CONTROL_CHARACTERS' } : null;
}
