import { boardWords } from './board.ts';
import { CONSONANTS, VOWELS } from './constants.ts';
import { baseLetter } from './letters.ts';
import type { Show } from './show.ts';

/** Whether a key was pressed, and whether its letter is in the phrase. */
export type KeyState = 'free' | 'hit' | 'miss';

const ALL_KEYS = [...CONSONANTS, ...VOWELS].sort();

/** The keyboard in its order. A hit opened every tile of its letter, so open tiles alone tell it from a miss. */
export function keyStates(show: Show): Readonly<Record<string, KeyState>> {
  const open = boardWords(show).flatMap((word) =>
    word.map(({ letter }) => baseLetter(letter ?? '')),
  );
  const stateOf = (letter: string): KeyState => {
    if (!show.usedLetters.includes(letter)) return 'free';
    return open.includes(letter) ? 'hit' : 'miss';
  };
  const letters = show.includeVowels || show.desk ? ALL_KEYS : [...CONSONANTS];
  return Object.fromEntries(letters.map((letter) => [letter, stateOf(letter)]));
}
