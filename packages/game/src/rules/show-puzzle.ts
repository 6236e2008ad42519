import { withFreshBoard } from '../board.ts';
import { withPuzzleBegun } from '../desk/turns.ts';
import { withBoardParked, withParkedBoard } from '../parked.ts';
import { currentPuzzle, puzzlePosition } from '../puzzles.ts';
import type { Show } from '../show.ts';
import type { Outcome } from './rule.ts';

/** Lays out the board of the current puzzle and tells the audience which one it is. */
export const showPuzzle = (show: Show): Outcome => shown(withPuzzleBegun(withFreshBoard(show)));

/** Leaves the board where it is and goes to another puzzle: one left before is found as it was left. */
export function turnTo(show: Show, puzzle: number): Outcome {
  const there = { ...withBoardParked(show), currentPuzzleIndex: puzzle };
  const found = withParkedBoard(there);
  return found ? shown(found) : showPuzzle(there);
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
