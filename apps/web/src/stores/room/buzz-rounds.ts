import type { BuzzOrder } from '@wheel/contract';
import type { PublicShow } from '@wheel/game';

export type BuzzCommand = { readonly do: BuzzOrder };

const mayBuzz = ({ desk }: PublicShow) => desk?.moves.includes('buzz') ?? false;

/** The teams that may still buzz in a toss-up; `undefined` where all may. */
export function teamsThatMayBuzz({ desk, teams }: PublicShow): readonly number[] | undefined {
  if (desk?.kind !== 'tossUp' || desk.lockedOut.length === 0) return undefined;
  return teams.map((_, team) => team).filter((team) => !desk.lockedOut.includes(team));
}

/**
 * What the buzzers do by themselves as the show goes on: another puzzle clears them, and a toss-up opens them for as
 * long as somebody may buzz.
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
