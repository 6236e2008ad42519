import type { Show } from '../show.ts';
import { ANY_MOVE } from './desk.ts';

/** The show with a new desk, where its rules and teams ask for one. */
export function withNewDesk(show: Show): Show {
  const isByHand = show.houseRules.preset === 'manual' || show.teams.length === 0;
  return { ...show, desk: isByHand ? null : { ...puzzleBegunBy(show, 0), next: 0, due: ANY_MOVE } };
}

/** The show played by hand: nobody on turn, nothing earned, nothing due, on no puzzle. */
export const withoutDesk = (show: Show): Show => ({
  ...show,
  desk: null,
  parked: Object.fromEntries(
    Object.entries(show.parked).map(([at, board]) => [at, { ...board, desk: null }]),
  ),
});

export const puzzleBegunBy = ({ teams }: Show, team: number) => ({
  turn: team,
  starter: team,
  earned: teams.map(() => 0),
  special: null,
});

export const teamAfter = ({ teams }: Show, team: number): number => (team + 1) % teams.length;

/** The desk at a puzzle that is shown for the first time. */
export function withPuzzleBegun(show: Show): Show {
  const { desk } = show;
  if (!desk) return show;
  const begun = puzzleBegunBy(show, desk.next);
  return { ...show, desk: { ...begun, next: teamAfter(show, begun.starter), due: ANY_MOVE } };
}
