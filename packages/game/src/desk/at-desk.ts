import type { Show } from '../show.ts';
import type { Special, TurnState } from './desk.ts';

/** A show that is played at a desk. */
export type ShowAtDesk = Show & { readonly desk: TurnState };

export const isAtDesk = (show: Show): show is ShowAtDesk => show.desk !== null;

export const withDesk = (show: ShowAtDesk, change: Partial<TurnState>): ShowAtDesk => ({
  ...show,
  desk: { ...show.desk, ...change },
});

/** The special round of this type that the current puzzle is played as; `null` when it is not. */
export function specialOf<T extends Special['type']>(show: Show, type: T) {
  const special = show.desk?.special;
  // A special round of this type is one of this shape.
  return special?.type === type ? (special as Extract<Special, { type: T }>) : null;
}

/** The team that plays: the one on turn, in a toss-up the one that buzzed; `null` for none. */
export function playing({ desk }: Show): number | null {
  if (!desk) return null;
  return desk.special?.type === 'tossUp' ? desk.special.buzzed : desk.turn;
}

/** A team as the log names it. */
export type Named = { readonly team: number; readonly name: string };

export const named = ({ teams }: Show, team: number): Named => ({
  team,
  name: teams[team]?.name ?? '',
});

/** Who did a step, for the log; nothing in a show played by hand. */
export function by(show: Show): { readonly by?: Named } {
  const team = playing(show);
  return team === null ? {} : { by: named(show, team) };
}

type Paid = { readonly paid?: number; readonly prizes?: readonly string[] };

/** What solving brought to the score of the solver, and its prizes, for the log; nothing where no team was paid at a desk. */
export function paidFor(before: Show, after: Show): Paid {
  const team = after.rewardedTeam;
  if (!after.desk || team === null || before.isComplete || !after.isComplete) return {};
  const [old, now] = [before.teams[team], after.teams[team]];
  const prizes = now?.prizes.slice(old?.prizes.length) ?? [];
  return {
    paid: (now?.score ?? 0) - (old?.score ?? 0),
    ...(prizes.length > 0 && { prizes }),
  };
}
