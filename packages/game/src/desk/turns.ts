import type { PassReason } from '../event.ts';
import { type Outcome, outcome } from '../outcome.ts';
import type { Show } from '../show.ts';
import { type ShowAtDesk, withDesk } from './at-desk.ts';
import { ANY_MOVE } from './desk.ts';

export const teamAfter = ({ teams }: Show, team: number): number => (team + 1) % teams.length;

/** The turn at that team. A value that stands goes; a verdict stays due. */
export function withTurn(show: ShowAtDesk, turn: number): ShowAtDesk {
  const { due, special } = show.desk;
  return withDesk(show, {
    turn,
    due: due.type === 'letter' ? ANY_MOVE : due,
    special: special?.type === 'finalSpin' ? { ...special, called: false } : special,
  });
}

export function withTurnPassed(show: ShowAtDesk, why: PassReason): Outcome<ShowAtDesk> {
  const team = teamAfter(show, show.desk.turn);
  return outcome(withTurn(show, team), { type: 'turnPassed', team, why });
}
