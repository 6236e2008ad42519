import { by, isAtDesk, withDesk } from '../desk/at-desk.ts';
import { ANY_MOVE, VERDICT_OUTCOMES } from '../desk/desk.ts';
import { earnedBy, withPoints } from '../desk/money.ts';
import { withTurnPassed } from '../desk/turns.ts';
import { inTurn } from '../outcome.ts';
import { isNumber, oneOf } from '../shape.ts';
import { wholeScore } from '../teams.ts';
import type { Rule } from './rule.ts';

/** The host's word on a Bonus Question or a Hosts Decision. It closes the dialog that asked for it. */
export const giveVerdict = {
  kind: 'host',
  fields: { outcome: oneOf(...VERDICT_OUTCOMES), points: isNumber },

  objection(show) {
    if (!show.desk) return 'NO_DESK';
    return show.desk.due.type === 'verdict' ? null : 'NO_VERDICT';
  },

  apply(show, { outcome, points }) {
    if (!isAtDesk(show)) return { show };
    const { turn } = show.desk;
    const given = { ...withDesk(show, { due: ANY_MOVE }), rewardDialogVisible: false };
    if (outcome === 'pass') return withTurnPassed(given, 'verdict');
    const change = changeBy(outcome, points);
    return inTurn({ show: withPoints(given, turn, change) }, (now) => ({
      show: now,
      events: [
        { type: 'verdictGiven', team: turn, change: earnedBy(now, turn) - earnedBy(show, turn) },
      ],
    }));
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
