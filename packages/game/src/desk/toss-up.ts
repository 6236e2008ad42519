import { openLetters, withBoardOpen } from '../board.ts';
import { inTurn, type Outcome } from '../outcome.ts';
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

/** The places of all closed tiles, counted through all words: what the order of a toss-up is made of. */
export const closedPlaces = (show: Show): readonly number[] =>
  openLetters(show)
    .flat()
    .flatMap((isOpen, place) => (isOpen ? [] : place));

/** The tile that opens next and how many have had their turn with it; one that is open already is passed over. */
export function nextTile(show: Show, { order, opened }: TossUp) {
  const closed = closedPlaces(show);
  const skipped = (order ?? []).slice(opened).findIndex((place) => closed.includes(place));
  const at = opened + skipped;
  const place = skipped === -1 ? undefined : order?.[at];
  return place === undefined ? null : { place, opened: at + 1 };
}

/** A wrong answer: the team is locked out, and with the last one it is over. */
export function teamLockedOut(show: ShowAtDesk, tossUp: TossUp, team: number): Outcome<ShowAtDesk> {
  const lockedOut = [...tossUp.lockedOut, team];
  const told: Outcome<ShowAtDesk> = {
    show: withDesk(show, { special: { ...tossUp, buzzed: null, lockedOut } }),
    events: [{ type: 'lockedOut', team }],
  };
  const isLast = show.teams.every((_, at) => lockedOut.includes(at));
  return isLast ? inTurn(told, withBoardOpen, tossUpOver) : told;
}

/** Nobody gains, and who begins next is as if it had not been played. */
export const tossUpOver = (show: ShowAtDesk): Outcome<ShowAtDesk> => ({
  show: withPuzzleOver(show),
  events: [{ type: 'tossUpOver', phrase: phraseOf(show) }],
});
