import { boardWords } from './board.ts';
import { baseLetter, isVowel } from './letters.ts';
import { alphabetInPlay } from './puzzles.ts';
import type { Show } from './show.ts';

/** Whether a key was pressed, and whether its letter is in the phrase. */
export type KeyState = 'free' | 'hit' | 'miss';

/** The keyboard in its order. A hit opened every tile of its letter, so open tiles alone tell it from a miss. */
export function keyStates(show: Show): Readonly<Record<string, KeyState>> {
  const alphabet = alphabetInPlay(show);
  const open = boardWords(show).flatMap((word) =>
    word.map(({ letter }) => baseLetter(letter ?? '', alphabet)),
  );
  const stateOf = (letter: string): KeyState => {
    if (!show.usedLetters.includes(letter)) return 'free';
    return open.includes(letter) ? 'hit' : 'miss';
  };
  const hasVowels = show.includeVowels || show.desk !== null;
  const letters = alphabet.keys.filter((key) => hasVowels || !isVowel(key, alphabet));
  return Object.fromEntries(letters.map((letter) => [letter, stateOf(letter)]));
}
