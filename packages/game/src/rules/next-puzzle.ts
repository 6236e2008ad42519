import { currentPuzzle, isLastPuzzle } from '../puzzles.ts';
import type { Rule } from './rule.ts';
import { turnTo } from './show-puzzle.ts';

/** Before the puzzle is solved this skips it. */
export const nextPuzzle = {
  kind: 'host',
  fields: {},

  objection: (show) => (isLastPuzzle(show) ? 'LAST_PUZZLE' : null),

  apply: (show) => turnTo(show, show.currentPuzzleIndex + 1),

  line: (_before, _action, after) => ({ category: currentPuzzle(after)?.category ?? '' }),
} satisfies Rule<'nextPuzzle'>;
