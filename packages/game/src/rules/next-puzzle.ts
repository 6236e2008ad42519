import { isLastPuzzle } from '../puzzles.ts';
import type { Rule } from './rule.ts';
import { showPuzzle } from './show-puzzle.ts';

export const nextPuzzle: Rule<'nextPuzzle'> = {
  objection: (show) => (isLastPuzzle(show) ? 'LAST_PUZZLE' : null),

  apply: (show) => showPuzzle({ ...show, currentPuzzleIndex: show.currentPuzzleIndex + 1 }),
};
