import { withBoardOpen, withNoMarks } from '../board.ts';
import type { Objection } from '../objection.ts';
import { inTurn, type Outcome } from '../outcome.ts';
import { phraseOf } from '../puzzles.ts';
import type { Show } from '../show.ts';
import { isAtDesk, type ShowAtDesk, specialOf } from './at-desk.ts';
import { solverPaid, withPuzzleOver } from './solving.ts';
import { teamLockedOut } from './toss-up.ts';
import { withTurnPassed } from './turns.ts';

/** Why nobody may answer now. */
export function objectionToAnswer(show: Show): Objection | null {
  if (show.isComplete) return 'PUZZLE_COMPLETE';
  return specialOf(show, 'tossUp')?.buzzed === null ? 'NOBODY_BUZZED' : null;
}

export function answeredRight(show: Show): Outcome {
  const open = inTurn<Show>(withBoardOpen(show), (now) => ({
    show: now,
    events: [{ type: 'solved', phrase: phraseOf(now) }],
  }));
  return inTurn(open, (now) => (isAtDesk(now) ? solverPaid(now) : { show: now }));
}

export function answeredWrong(show: Show): Outcome {
  return inTurn<Show>({ show: withNoMarks(show), events: [{ type: 'wrongPhrase' }] }, (now) =>
    isAtDesk(now) ? consequenceOf(now) : { show: now },
  );
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
  inTurn(withBoardOpen(show), (now) => ({
    show: withPuzzleOver(now),
    events: [{ type: 'bonusLost', team: now.desk.turn, phrase: phraseOf(now) }],
  }));
