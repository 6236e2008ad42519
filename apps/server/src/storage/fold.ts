import { normalForm } from '@wheel/contract';

/** Letters that a reader takes for others but that Unicode does not take apart. */
const LIKENESSES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};

const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/** Accents, other marks and NUL. */
const MARKS = /[\p{M}\0]/gu;

/** The form in which titles are searched: without case, accents and NUL. */
export function foldTitle(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  // Marks go first as well: no normal form is made of a text with a long run of them, and it would pass as it is.
  return normalForm(text.replace(MARKS, ''), 'NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => LIKENESSES[letter] ?? letter);
}

/** Folding can make a title many times longer, and PostgreSQL refuses long index entries. */
export const TITLE_KEY_MAX = 240;

/** What is kept of a title to search it by: well-formed, because no database keeps half a character as it is. */
export const titleKeyOf = (title: string) =>
  Buffer.from(foldTitle(title).slice(0, TITLE_KEY_MAX)).toString();

/** The form in which usernames are compared. */
export const foldName = (name: string) => normalForm(name, 'NFKC').toLowerCase();
