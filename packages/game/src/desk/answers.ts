import { withBoardOpen, withNoMarks } from '../board.ts';
import type { Objection } from '../objection.ts';
import { andThen, type Outcome, outcome } from '../outcome.ts';
import { phraseOf } from '../puzzles.ts';
import type { Show } from '../show.ts';
import { isAtDesk, type ShowAtDesk, specialOf } from './at-desk.ts';
import { solverPaid, withPuzzleOver } from './solving.ts';
import { teamLockedOut } from './toss-up.ts';
import { withTurnPassed } from './turns.ts';

/** Why no team may answer now. */
export function objectionToAnswer(show: Show): Objection | null {
  if (show.isComplete) return 'PUZZLE_COMPLETE';
  return specialOf(show, 'tossUp')?.buzzed === null ? 'NOBODY_BUZZED' : null;
}

export function answeredRight(show: Show): Outcome {
  const open = outcome(withBoardOpen(show), { type: 'solved', phrase: phraseOf(show) });
  return andThen(open, (now) => (isAtDesk(now) ? solverPaid(now) : { show: now }));
}

export function answeredWrong(show: Show): Outcome {
  const told = outcome(withNoMarks(show), { type: 'wrongPhrase' });
  return andThen(told, (now) => (isAtDesk(now) ? consequenceOf(now) : { show: now }));
}

/** A wrong answer passes the turn, but for special rounds. */
function consequenceOf(show: ShowAtDesk): Outcome {
  const tossUp = specialOf(show, 'tossUp');
  if (tossUp) return teamLockedOut(show, tossUp, tossUp.buzzed ?? 0);
  if (specialOf(show, 'bonus')) return bonusLost(show);
  return specialOf(show, 'finalSpin') ? { show } : withTurnPassed(show, 'wrongAnswer');
}

/** The board is opened without the prize. */
export const bonusLost = (show: ShowAtDesk): Outcome<ShowAtDesk> =>
  outcome(withPuzzleOver(withBoardOpen(show)), {
    type: 'bonusLost',
    team: show.desk.turn,
    phrase: phraseOf(show),
  });
