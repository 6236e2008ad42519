import { withFreshBoard } from '../board.ts';
import { withPuzzleBegun } from '../desk/turns.ts';
import { currentPuzzle, puzzlePosition } from '../puzzles.ts';
import type { Show } from '../show.ts';
import type { Outcome } from './rule.ts';

/** Lays out the board of the current puzzle and tells the audience which one it is. */
export const showPuzzle = (show: Show): Outcome => ({
  show: withPuzzleBegun(withFreshBoard(show)),
  events: [
    {
      type: 'puzzleShown',
      position: puzzlePosition(show).at,
      category: currentPuzzle(show)?.category ?? '',
    },
  ],
});
