import { answeredRight, answeredWrong, objectionToAnswer } from '../desk/answers.ts';
import { by, isAtDesk, paidFor, withDesk } from '../desk/at-desk.ts';
import { ANY_MOVE } from '../desk/desk.ts';
import { earnedBy, withPoints } from '../desk/money.ts';
import { withTurnPassed } from '../desk/turns.ts';
import { outcome } from '../outcome.ts';
import { phraseOf } from '../puzzles.ts';
import { wholeScore } from '../teams.ts';
import type { Rule } from './rule.ts';

/** The host heard the right phrase. */
export const acceptAnswer = {
  kind: 'host',

  objection: (show) => (show.desk ? objectionToAnswer(show) : 'NO_DESK'),

  apply: answeredRight,

  line: (before, _action, after) => ({
    phrase: phraseOf(before),
    ...by(before),
    ...paidFor(before, after),
  }),
} satisfies Rule<'acceptAnswer'>;

/** The host heard a wrong phrase. */
export const refuseAnswer = {
  kind: 'host',

  objection: (show) => (show.desk ? objectionToAnswer(show) : 'NO_DESK'),

  apply: answeredWrong,

  line: by,
} satisfies Rule<'refuseAnswer'>;

/** The host's word on a Bonus Question or a Hosts Decision. It closes the dialog that asked for it. */
export const giveVerdict = {
  kind: 'host',

  objection(show) {
    if (!show.desk) return 'NO_DESK';
    return show.desk.due.type === 'verdict' ? null : 'NO_VERDICT';
  },

  apply(show, { outcome: verdict, points }) {
    if (!isAtDesk(show)) return { show };
    const { turn } = show.desk;
    const given = { ...withDesk(show, { due: ANY_MOVE }), rewardDialogVisible: false };
    if (verdict === 'pass') return withTurnPassed(given, 'verdict');
    const change = changeBy(verdict, points);
    const now = withPoints(given, turn, change);
    const gained = earnedBy(now, turn) - earnedBy(show, turn);
    return outcome(now, { type: 'verdictGiven', team: turn, change: gained });
  },

  line: (before, { outcome, points }) => ({
    outcome,
    points: Math.abs(changeBy(outcome, points)),
    ...by(before),
  }),
} satisfies Rule<'giveVerdict'>;

function changeBy(outcome: string, points: number): number {
  if (outcome === 'give') return wholeScore(points);
  return outcome === 'take' ? -wholeScore(points) : 0;
}
