import { currentPuzzle, isLastPuzzle } from '../puzzles.ts';
import type { Rule } from './rule.ts';
import { showPuzzle } from './show-puzzle.ts';

export const nextPuzzle = {
  kind: 'host',
  fields: {},

  objection: (show) => (isLastPuzzle(show) ? 'LAST_PUZZLE' : null),

  apply: (show) => showPuzzle({ ...show, currentPuzzleIndex: show.currentPuzzleIndex + 1 }),

  line: (_before, _action, after) => ({ category: currentPuzzle(after)?.category ?? '' }),
} satisfies Rule<'nextPuzzle'>;
