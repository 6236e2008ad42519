/** Characters as people count them here: code points, so that an emoji is one and not two. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * Control characters, line breaks beyond ASCII, halves of surrogate pairs, and the embeddings that
 * turn the writing direction of whatever follows: none of them can be shown as typed.
 */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Nothing to see: white space, or characters that are never drawn, such as the zero-width space. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

export const hasUnshowable = (text: string): boolean => UNSHOWABLE.test(text);
