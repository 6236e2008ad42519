import { type Alphabet, alphabetOf } from '@wheel/alphabet';
import { toPhrase } from './letters.ts';
import type { Puzzle, Show } from './show.ts';

const gametitle = 'Wheel of Fortune';

/** What `/game` plays when no quiz was chosen. */
export const SAMPLE_PUZZLES: readonly Puzzle[] = [
  { id: 1, gametitle, category: 'Landscape', searchedWord: 'Misty mountain valley' },
  { id: 2, gametitle, category: 'Instrument', searchedWord: 'Grand piano' },
  { id: 3, gametitle, category: 'Location', searchedWord: 'Lighthouse by the sea' },
];

export const puzzlesInPlay = (show: Show): readonly Puzzle[] =>
  show.puzzles.length > 0 ? show.puzzles : SAMPLE_PUZZLES;

export const currentPuzzle = (show: Show): Puzzle | undefined =>
  puzzlesInPlay(show)[show.currentPuzzleIndex];

/** Of the current puzzle. */
export const alphabetInPlay = (show: Show): Alphabet => alphabetOf(currentPuzzle(show)?.language);

/** Counted from 1. */
export const puzzlePosition = (show: Show): { readonly at: number; readonly of: number } => ({
  at: show.currentPuzzleIndex + 1,
  of: puzzlesInPlay(show).length,
});

export const isLastPuzzle = (show: Show): boolean =>
  show.currentPuzzleIndex >= puzzlesInPlay(show).length - 1;

/** The words in play, in upper case. */
export function wordsOf(show: Show): readonly string[] {
  const puzzle = currentPuzzle(show);
  if (!puzzle) return [];
  return toPhrase(puzzle.searchedWord, alphabetInPlay(show)).split(' ').filter(Boolean);
}

export const phraseOf = (show: Show): string => wordsOf(show).join(' ');
