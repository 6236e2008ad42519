import type { Action, PublicShow, PublicTeam } from '@wheel/game';
import { useState } from 'react';
import { useShowEvent } from '../../show/context.ts';

/** How a lectern stands in a toss-up: with a button to buzz, one that waits, or a sign. */
type BuzzState = 'none' | 'open' | 'waits' | 'buzzed' | 'lockedOut';

/** What a forfeit has just taken from a team. */
export type Forfeited = { readonly team: number; readonly points: number };

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
  /** What a forfeit has just taken. */
  readonly lost: number;
  readonly buzz: BuzzState;
};

export type LecternProps = {
  readonly team: Pick<PublicTeam, 'color' | 'score' | 'rewarded'>;
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
    isEarnedShown: forfeited !== null || teams.some(({ earned }) => earned > 0),
    lost: forfeited?.team === team ? forfeited.points : 0,
    buzz: buzzState(desk, complete, own),
  };
}

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
