import { withFreshBoard } from '../board.ts';
import { isAtDesk } from '../desk/at-desk.ts';
import { puzzleBegun, puzzleFound } from '../desk/begin.ts';
import { withNothingDue } from '../desk/solving.ts';
import { inTurn, type Outcome } from '../outcome.ts';
import { withBoardParked, withParkedBoard } from '../parked.ts';
import { currentPuzzle, puzzlePosition } from '../puzzles.ts';
import type { Show } from '../show.ts';

/** Lays out the board of the current puzzle, tells the audience which one it is, and begins it at the desk. */
export const showPuzzle = (show: Show): Outcome => inTurn(shown(withFreshBoard(show)), puzzleBegun);

/** Leaves the board where it is and goes to another puzzle: one left before is found as it was left. */
export function turnTo(show: Show, puzzle: number): Outcome {
  const left = withBoardParked(isAtDesk(show) ? withNothingDue(show) : show);
  const there = { ...left, currentPuzzleIndex: puzzle };
  const found = withParkedBoard(there);
  return found ? inTurn(shown(found), puzzleFound) : showPuzzle(there);
}

const shown = (show: Show): Outcome => ({
  show,
  events: [
    {
      type: 'puzzleShown',
      position: puzzlePosition(show).at,
      category: currentPuzzle(show)?.category ?? '',
    },
  ],
});
