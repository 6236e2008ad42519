import { VOWELS } from './constants.ts';

/** How a phrase is played: composed, in upper case, ß as SS, single spaces. */
export const toPhrase = (text: string): string => upperCase(text).trim().replace(/\s+/gu, ' ');

// `toUpperCase` turns ß into SS but leaves the capital ẞ, and can take composed letters apart.
const upperCase = (text: string): string =>
  text.toUpperCase().replaceAll('ẞ', 'SS').normalize('NFC');

/** The tiles of a word; a mark that has no composed form stays with its letter. */
export const lettersOf = (word: string): readonly string[] =>
  word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

/** The letter without its marks: Ä is A, É is E. */
export const baseLetter = (letter: string): string =>
  letter
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase();

export const isKeyLetter = (letter: string): boolean => /^[A-Z]$/.test(letter);

export const isVowel = (letter: string): boolean => letter.length === 1 && VOWELS.includes(letter);

export const answersTo = (tileLetter: string, guess: string): boolean =>
  baseLetter(tileLetter) === guess;

/** A tile that no key could ever open is open from the start, so that no phrase is beyond solving. */
export const isHiddenAtFirst = (tileLetter: string): boolean => isKeyLetter(baseLetter(tileLetter));

// White space goes first: it may stand between a letter and its mark.
const folded = (text: string): string => upperCase(text.replace(/\s+/gu, ''));

export const samePhrase = (a: string, b: string): boolean => folded(a) === folded(b);
