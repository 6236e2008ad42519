const LIKENESSES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text without case and accents, as the search of the server has it. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœ]/g, (letter) => LIKENESSES[letter] ?? letter)
    .trim();
