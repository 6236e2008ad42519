import { andThen, type Outcome, outcome } from '../outcome.ts';
import type { Show } from '../show.ts';
import { isAtDesk, withDesk } from './at-desk.ts';
import { ANY_MOVE, type DeskOfPuzzle } from './desk.ts';
import { withKindInPlay } from './kinds.ts';
import { lastOnesTold } from './last-letters.ts';
import { noneHeld } from './prizes.ts';
import { withNothingDue } from './solving.ts';
import { teamAfter } from './turns.ts';

/** The show with a new desk, where its rules and teams ask for one. Team 1 begins. */
export function withNewDesk(show: Show): Show {
  const isByHand = show.houseRules.preset === 'manual' || show.teams.length === 0;
  return { ...show, desk: isByHand ? null : { ...begunBy(show, 0), next: 0, due: ANY_MOVE } };
}

/** The show played by hand: no team on turn, nothing earned, nothing due, on no puzzle. */
export const withoutDesk = (show: Show): Show => ({
  ...show,
  desk: null,
  parked: Object.fromEntries(
    Object.entries(show.parked).map(([at, board]) => [at, { ...board, desk: null }]),
  ),
});

/** A puzzle that a team begins as a plain round. */
export const begunBy = (show: Show, team: number): DeskOfPuzzle => ({
  turn: team,
  starter: team,
  earned: show.teams.map(() => 0),
  held: noneHeld(show),
  special: null,
});

/** The desk at a puzzle that is shown for the first time: the next team begins it. */
export function puzzleBegun(show: Show): Outcome {
  if (!isAtDesk(show)) return { show };
  const { next } = show.desk;
  const begun = { ...begunBy(show, next), next: teamAfter(show, next), due: ANY_MOVE };
  return andThen(withKindInPlay(withDesk(withNothingDue(show), begun)), turnTold, (now) =>
    lastOnesTold(now),
  );
}

/** The desk at a puzzle that was left before: it is as it was, unless it is to be played as something else now. */
export const puzzleFound = (show: Show): Outcome =>
  isAtDesk(show) ? andThen(withKindInPlay(show), turnTold) : { show };

/** Says whose turn it is, where a team is on turn. */
export function turnTold<S extends Show>(show: S): Outcome<S> {
  const { desk, isComplete } = show;
  if (!desk || isComplete || desk.special?.type === 'tossUp') return { show };
  return outcome(show, { type: 'turnPassed', team: desk.turn, why: 'puzzle' });
}
