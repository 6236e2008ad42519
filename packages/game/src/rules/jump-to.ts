import { currentPuzzle, puzzlePosition, puzzlesInPlay } from '../puzzles.ts';
import { isIndex } from '../shape.ts';
import type { Rule } from './rule.ts';
import { turnTo } from './show-puzzle.ts';

export const jumpTo = {
  kind: 'host',
  fields: { puzzle: isIndex },

  objection(show, { puzzle }) {
    if (!puzzlesInPlay(show)[puzzle]) return 'NO_SUCH_PUZZLE';
    return puzzle === show.currentPuzzleIndex ? 'NO_CHANGE' : null;
  },

  apply: (show, { puzzle }) => turnTo(show, puzzle),

  line: (_before, _action, after) => ({
    position: puzzlePosition(after).at,
    category: currentPuzzle(after)?.category ?? '',
  }),
} satisfies Rule<'jumpTo'>;
