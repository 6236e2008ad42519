import type { PublicShow } from '@wheel/game';

/** How a lectern stands in a toss-up: with a button to buzz, one that waits, or a sign. */
export type BuzzState = 'none' | 'open' | 'waits' | 'buzzed' | 'lockedOut';

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

export function lecternDesk(
  { desk, complete }: Pick<PublicShow, 'desk' | 'complete'>,
  team: number,
  forfeited: Forfeited | null,
): LecternDesk | null {
  if (!desk) return null;
  const isOnTurn = !complete && team === (desk.kind === 'tossUp' ? desk.buzzed : desk.turn);
  return {
    isOnTurn,
    canGetTurn: !complete && desk.kind !== 'tossUp' && !isOnTurn,
    earned: desk.earned[team] ?? 0,
    hasBank: desk.hasBank && !complete,
    isEarnedShown: forfeited !== null || desk.earned.some((points) => points > 0),
    lost: forfeited?.team === team ? forfeited.points : 0,
    buzz: buzzState(desk, complete, team),
  };
}

function buzzState(
  desk: NonNullable<PublicShow['desk']>,
  complete: boolean,
  team: number,
): BuzzState {
  if (desk.kind !== 'tossUp' || complete) return 'none';
  if (desk.lockedOut.includes(team)) return 'lockedOut';
  if (desk.buzzed === team) return 'buzzed';
  return desk.moves.includes('buzz') ? 'open' : 'waits';
}
