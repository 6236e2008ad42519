import type { BuzzOrder, RoomOrder } from '@wheel/contract';
import type { PublicShow } from '@wheel/game';

export type BuzzCommand = { readonly do: BuzzOrder };

/** The places of the teams, the first one first. */
export const placesIn = ({ list }: Pick<RoomOrder, 'list'>) =>
  list.map(({ team, ms, tied }, at) => ({ team, place: at + 1, ms, ...(tied && { tied }) }));

const mayBuzz = ({ desk }: PublicShow) => desk?.moves.includes('buzz') ?? false;

/** All teams of the show, less those that are out of a toss-up. A phone in any other team buzzes for no team. */
export const teamsThatMayBuzz = ({ teams }: PublicShow): readonly number[] =>
  teams.flatMap(({ lockedOut }, team) => (lockedOut ? [] : [team]));

/**
 * What the buzzers do by themselves as the show goes on: another puzzle clears them, and a toss-up opens them for as
 * long as a team may buzz.
 */
export function commandFor(
  before: PublicShow,
  after: PublicShow,
  isOpen: boolean,
): BuzzCommand | null {
  if (!mayBuzz(before) && mayBuzz(after)) return { do: 'open' };
  if (before.position.at !== after.position.at || before.screen !== after.screen)
    return { do: 'reset' };
  if (isOpen && after.desk?.kind === 'tossUp' && !mayBuzz(after)) return { do: 'lock' };
  return null;
}
