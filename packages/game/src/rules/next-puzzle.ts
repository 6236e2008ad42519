import { currentPuzzle, isLastPuzzle } from '../puzzles.ts';
import type { HostRule } from './rule.ts';
import { showPuzzle } from './show-puzzle.ts';

type Line = { readonly category: string };

export const nextPuzzle: HostRule<'nextPuzzle', Line> = {
  kind: 'host',
  fields: {},

  objection: (show) => (isLastPuzzle(show) ? 'LAST_PUZZLE' : null),

  apply: (show) => showPuzzle({ ...show, currentPuzzleIndex: show.currentPuzzleIndex + 1 }),

  line: (_before, _action, after) => ({ category: currentPuzzle(after)?.category ?? '' }),
};
