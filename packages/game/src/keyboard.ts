import { lettersInPlay } from './board.ts';
import { CONSONANTS, VOWELS } from './constants.ts';
import { answersTo } from './letters.ts';
import type { Show } from './show.ts';

const CONSONANT_KEYS: readonly string[] = [...CONSONANTS];
const ALL_KEYS: readonly string[] = [...CONSONANTS, ...VOWELS].sort();

export const keyboardLetters = (show: Show): readonly string[] =>
  show.includeVowels ? ALL_KEYS : CONSONANT_KEYS;

export const keyboardDisabled = (show: Show): boolean => show.isComplete;

/** Whether a key was pressed, and whether its letter is in the phrase. */
export function letterState(show: Show, letter: string): 'free' | 'hit' | 'miss' {
  if (!show.usedLetters.includes(letter)) return 'free';
  const isHit = lettersInPlay(show).some((word) => word.some((tile) => answersTo(tile, letter)));
  return isHit ? 'hit' : 'miss';
}
