import type { Action } from '@wheel/game';

/** The show behind the pictures of a room: eight teams, one with a long name, and a board half open. */
export const puzzles = [
  { category: 'Famous quote', searchedWord: 'Extraordinary circumstances require imagination' },
  { category: 'Landscape', searchedWord: 'Over the hills' },
];
export const teams = [
  'Red Pandas',
  'Blue Whales',
  'Golden Geese',
  'Tree Frogs',
  'Flamingos',
  'Night Owls',
  'Geckos',
  'A Team With A Rather Long Name',
];
export const scores: readonly Action[] = [1200, 850, 2450, 0, 100, 600, 1900, 12_500].map(
  (score, team) => ({ type: 'enterScore', team, score }),
);
export const letters: readonly Action[] = [...'RTNDS'].map((letter) => ({
  type: 'guessLetter',
  letter,
}));
/** By hand: scores, and letters that were called. */
export const played: readonly Action[] = [...scores, ...letters];
