import type { Action, PublicPrizes, PublicShow, PublicTeam } from '@wheel/game';
import { useState } from 'react';
import { useShowEvent } from '../../show/context.ts';

/** How a lectern stands in a toss-up: with a button to buzz, one that waits, or a sign. */
type BuzzState = 'none' | 'open' | 'waits' | 'buzzed' | 'lockedOut';

/** What a forfeit has just taken from a team. */
export type Forfeited = {
  readonly team: number;
  readonly points: number;
  readonly prizes: readonly string[];
};

/** What a lectern shows at a desk beside the name and the score. */
export type LecternDesk = {
  readonly isOnTurn: boolean;
  readonly canGetTurn: boolean;
  /** Points of this puzzle. */
  readonly earned: number;
  /** Whether any team has some; with none they take no room. */
  readonly isEarnedShown: boolean;
  /** Whether they are kept apart from the score. */
  readonly hasBank: boolean;
  /** Prizes of this puzzle. */
  readonly held: PublicPrizes | undefined;
  /** What a forfeit has just taken. */
  readonly lost: Pick<Forfeited, 'points' | 'prizes'> | null;
  readonly buzz: BuzzState;
};

export type LecternProps = {
  readonly team: Pick<PublicTeam, 'color' | 'score' | 'rewarded' | 'won'>;
  /** Of the team, from 0. */
  readonly index: number;
  readonly name: string;
  readonly hasStar: boolean;
  /** `null` in a show played by hand. */
  readonly desk: LecternDesk | null;
  /** Its place among those who buzzed, such as 1st. */
  readonly place?: string | undefined;
  readonly onAction: (action: Action) => void;
};

export function lecternDesk(
  { desk, complete, teams }: Pick<PublicShow, 'desk' | 'complete' | 'teams'>,
  team: number,
  forfeited: Forfeited | null,
): LecternDesk | null {
  const own = teams[team];
  if (!desk || !own) return null;
  const isOnTurn = !complete && (own.onTurn || own.buzzed);
  return {
    isOnTurn,
    canGetTurn: !complete && desk.kind !== 'tossUp' && !isOnTurn,
    earned: own.earned,
    hasBank: desk.hasBank && !complete,
    isEarnedShown: forfeited !== null || teams.some(({ earned, held }) => earned > 0 || held),
    held: own.held,
    lost: forfeited?.team === team ? forfeited : null,
    buzz: buzzState(desk, complete, own),
  };
}

/** What the host's window knows; another one knows nothing. */
type AllPrizes = {
  readonly held: readonly (readonly string[])[] | undefined;
  readonly own: readonly { readonly prizes: readonly string[] }[] | undefined;
};

/** The teams with all their prizes by name, where these are known. */
export const withAllPrizes = (
  teams: readonly PublicTeam[],
  { held, own }: AllPrizes,
): readonly PublicTeam[] =>
  teams.map((team, at) => ({
    ...team,
    ...named('held', team.held, held?.[at]),
    ...named('won', team.won, own?.[at]?.prizes),
  }));

const named = (field: 'held' | 'won', told?: PublicPrizes, all?: readonly string[]) =>
  told && all && { [field]: { ...told, newest: [...all].reverse() } };

function buzzState(
  desk: NonNullable<PublicShow['desk']>,
  complete: boolean,
  { lockedOut, buzzed }: PublicTeam,
): BuzzState {
  if (desk.kind !== 'tossUp' || complete) return 'none';
  if (lockedOut) return 'lockedOut';
  if (buzzed) return 'buzzed';
  return desk.moves.includes('buzz') ? 'open' : 'waits';
}

/** What a team has just lost by a forfeit, until something else happens. */
export function useForfeited(): Forfeited | null {
  const [forfeited, setForfeited] = useState<Forfeited | null>(null);
  useShowEvent((event) => {
    if (event.type === 'forfeited') setForfeited(event);
    // The turn passes with the forfeit itself.
    else if (event.type !== 'turnPassed') setForfeited(null);
  });
  return forfeited;
}
