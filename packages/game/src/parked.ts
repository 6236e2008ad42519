import { begunBy } from './desk/begin.ts';
import { ANY_MOVE } from './desk/desk.ts';
import type { Board, ParkedBoard, Show } from './show.ts';

function boardOf(show: Show): Board {
  const { revealedLetters, correctLetters, usedLetters } = show;
  const { includeVowels, isComplete, rewardedTeam } = show;
  return {
    revealedLetters,
    correctLetters,
    usedLetters,
    includeVowels,
    isComplete,
    rewardedTeam,
  };
}

function parkedBoard(show: Show): ParkedBoard {
  if (!show.desk) return { ...boardOf(show), desk: null };
  const { turn, starter, earned, held, special } = show.desk;
  return { ...boardOf(show), desk: { turn, starter, earned, held, special } };
}

/** The show with the current board put aside, so that it is found again as it was left. */
export const withBoardParked = (show: Show): Show => ({
  ...show,
  parked: { ...show.parked, [show.currentPuzzleIndex]: parkedBoard(show) },
});

/** The show with the board that was left at its current puzzle; `null` when none was. Nothing is due then. */
export function withParkedBoard(show: Show): Show | null {
  const { [show.currentPuzzleIndex]: found, ...parked } = show.parked;
  if (!found) return null;
  const { desk: left, ...board } = found;
  // A board left by hand is taken up by the team on turn.
  const desk = show.desk && {
    ...show.desk,
    ...(left ?? begunBy(show, show.desk.turn)),
    due: ANY_MOVE,
  };
  return { ...show, ...board, parked, desk };
}
