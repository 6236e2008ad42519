import { andThen, type Outcome, outcome } from '../outcome.ts';
import type { Show } from '../show.ts';
import { withScore } from '../teams.ts';
import { playing, type ShowAtDesk, specialOf, withDesk } from './at-desk.ts';
import { ANY_MOVE } from './desk.ts';
import { earnedBy, scoreOf } from './money.ts';
import { prizesWon } from './prizes.ts';

/** The complete board of a show: who solved it is paid, and nothing is due any more. */
export function solverPaid(show: ShowAtDesk): Outcome<ShowAtDesk> {
  const team = playing(show);
  const over = withPuzzleOver(show);
  if (team === null) return { show: over };
  const { houseRules } = show;
  switch (show.desk.special?.type) {
    case 'tossUp':
      // The winner begins the next puzzle.
      return rewarded(withDesk(over, { next: team }), team, houseRules.tossUpPrize);
    case 'bonus':
      return rewarded(over, team, houseRules.bonusPrize);
    default:
      return andThen(
        houseRules.bank ? banked(over, team) : rewarded(over, team, houseRules.houseMinimum),
        (now) => prizesWon(now, team),
      );
  }
}

/** No value stands and no verdict is due; the dialog that asked for one is closed. */
export const withNothingDue = (show: ShowAtDesk): ShowAtDesk => ({
  ...withDesk(show, { due: ANY_MOVE }),
  rewardDialogVisible: show.desk.due.type === 'verdict' ? false : show.rewardDialogVisible,
});

/** A complete puzzle: nothing is due, and no team is asked for an answer. */
export function withPuzzleOver(show: ShowAtDesk): ShowAtDesk {
  const tossUp = specialOf(show, 'tossUp');
  const over = withNothingDue(show);
  return tossUp ? withDesk(over, { special: { ...tossUp, buzzed: null } }) : over;
}

const withPaid = <S extends Show>(show: S, team: number, points: number): S => ({
  ...withScore(show, team, scoreOf(show, team) + points),
  rewardedTeam: team,
});

const rewarded = (show: ShowAtDesk, team: number, value: number): Outcome<ShowAtDesk> =>
  outcome(withPaid(show, team, value), { type: 'rewarded', team, value });

function banked(show: ShowAtDesk, team: number): Outcome<ShowAtDesk> {
  const earned = earnedBy(show, team);
  const points = Math.max(earned, show.houseRules.houseMinimum);
  const emptied = withDesk(show, { earned: show.desk.earned.map(() => 0) });
  const told = { type: 'banked', team, points, raised: points > earned } as const;
  return outcome(withPaid(emptied, team, points), told);
}
