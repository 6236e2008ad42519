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

/** The form in which titles are searched: without case, accents and NUL. */
export function foldTitle(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\0]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => LIKENESSES[letter] ?? letter);
}

/** The form in which usernames are compared. */
export const foldName = (name: string) => name.normalize('NFKC').toLowerCase();
