import { openLetters, withBoardOpen } from '../board.ts';
import { andThen, type Outcome, outcome } from '../outcome.ts';
import { phraseOf } from '../puzzles.ts';
import type { Show } from '../show.ts';
import { type ShowAtDesk, withDesk } from './at-desk.ts';
import type { TossUp } from './desk.ts';
import { withPuzzleOver } from './solving.ts';

export const NEW_TOSS_UP: TossUp = {
  type: 'tossUp',
  order: null,
  opened: 0,
  buzzed: null,
  lockedOut: [],
};

/** The indexes of all closed tiles, counted through all words: what the order of a toss-up is made of. */
export const closedTileIndexes = (show: Show): readonly number[] =>
  openLetters(show)
    .flat()
    .flatMap((isOpen, index) => (isOpen ? [] : index));

/** The tile that opens next and how many have had their turn with it; one that is open already is passed over. */
export function nextTile(show: Show, { order, opened }: TossUp) {
  const closed = closedTileIndexes(show);
  const skipped = (order ?? []).slice(opened).findIndex((index) => closed.includes(index));
  const at = opened + skipped;
  const index = skipped === -1 ? undefined : order?.[at];
  return index === undefined ? null : { index, opened: at + 1 };
}

/** A wrong answer: the team is locked out, and with the last one it is over. */
export function teamLockedOut(show: ShowAtDesk, tossUp: TossUp, team: number): Outcome<ShowAtDesk> {
  const lockedOut = [...tossUp.lockedOut, team];
  const locked = withDesk(show, { special: { ...tossUp, buzzed: null, lockedOut } });
  const told = outcome(locked, { type: 'lockedOut', team });
  const isLast = show.teams.every((_, at) => lockedOut.includes(at));
  return isLast ? andThen(told, (now) => tossUpOver(withBoardOpen(now))) : told;
}

/** No team gains, and the next puzzle begins as if it had not been played. */
export const tossUpOver = (show: ShowAtDesk): Outcome<ShowAtDesk> =>
  outcome(withPuzzleOver(show), { type: 'tossUpOver', phrase: phraseOf(show) });
