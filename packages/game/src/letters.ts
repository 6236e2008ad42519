import { type Alphabet, withoutSigns, withTidySigns } from '@wheel/alphabet';

/** How a phrase is played: composed, in upper case, ß as SS, single spaces. */
export const toPhrase = (text: string, alphabet: Alphabet): string =>
  inPlay(text, alphabet).trim().replace(/\s+/gu, ' ');

function inPlay(text: string, { playedAs, signs }: Alphabet): string {
  const phrase = respelled(upperCase(text), playedAs);
  return signs.length === 0 ? phrase : withTidySigns(phrase);
}

// `toUpperCase` turns ß into SS but leaves the capital ẞ, and can take composed letters apart.
const upperCase = (text: string): string =>
  text.toUpperCase().replaceAll('ẞ', 'SS').normalize('NFC');

const respelled = (text: string, spellings: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => spellings[letter] ?? letter).join('');

/** The tiles of a word; a mark that has no composed form stays with its letter. */
export const lettersOf = (word: string): readonly string[] =>
  word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

/** The key that the letter is, else the letter without its marks: Ä is A, and Ñ is Ñ where it has a key. */
export const baseLetter = (letter: string, { keys }: Alphabet): string =>
  keys.includes(letter)
    ? letter
    : letter
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toUpperCase();

export const isKeyLetter = (letter: string, { keys }: Alphabet): boolean => keys.includes(letter);

export const isVowel = (letter: string, { vowels }: Alphabet): boolean => vowels.includes(letter);

export const answersTo = (tileLetter: string, guess: string, alphabet: Alphabet): boolean =>
  baseLetter(tileLetter, alphabet) === guess;

/** A tile that no key could ever open is open from the start, so that no phrase is beyond solving. */
export const isHiddenAtFirst = (tileLetter: string, alphabet: Alphabet): boolean =>
  isKeyLetter(baseLetter(tileLetter, alphabet), alphabet);

// White space goes first: it may stand between a letter and its mark.
const withoutSpaces = (text: string): string => text.replace(/\s+/gu, '');

/** The keys that open a phrase, in its order. */
const keysOf = (phrase: string, alphabet: Alphabet): string =>
  lettersOf(withoutSigns(phrase))
    .map((letter) => baseLetter(letter, alphabet))
    .join('');

/** Whether a typed phrase is the other one: letter by letter where marks are typed, else key by key. */
export function samePhrase(typed: string, phrase: string, alphabet: Alphabet): boolean {
  const a = inPlay(withoutSpaces(typed), alphabet);
  const b = inPlay(withoutSpaces(phrase), alphabet);
  if (alphabet.areMarksTyped) return a === b;
  return [{}, alphabet.typedAs].some(
    (spellings) =>
      keysOf(respelled(a, spellings), alphabet) === keysOf(respelled(b, spellings), alphabet),
  );
}
