import { isBoardLaidOut } from '../board.ts';
import { onScreen } from './go-to.ts';
import type { Rule } from './rule.ts';
import { showPuzzle } from './show-puzzle.ts';

/** The game screen opened directly: it needs a board, and plays the samples when there is no quiz. */
export const openGame = {
  kind: 'boundary',

  objection: (show) => (isBoardLaidOut(show) ? 'ALREADY_OPEN' : null),

  apply: (show) => showPuzzle(onScreen(show, 'game')),
} satisfies Rule<'openGame'>;
