import { bonusLost } from '../desk/answers.ts';
import { by, isAtDesk, named, specialOf } from '../desk/at-desk.ts';
import { withTurnPassed } from '../desk/turns.ts';
import { oneOf } from '../shape.ts';
import type { Show } from '../show.ts';
import type { Rule } from './rule.ts';
import { objectionToTurning } from './turn-objections.ts';

/** Time means something where a solve clock runs: after a letter of the final spin and after the picks. */
const isTimed = (show: Show): boolean =>
  specialOf(show, 'finalSpin')?.called === true || specialOf(show, 'bonus')?.opened === true;

/** The host passes the turn, or time is up: then a final spin passes it and a bonus round is over. */
export const passTurn = {
  kind: 'host',
  fields: { why: oneOf('host', 'time') },

  objection: (show, { why }) =>
    objectionToTurning(show) ?? (why === 'time' && !isTimed(show) ? 'NO_CHANGE' : null),

  apply(show, { why }) {
    if (!isAtDesk(show)) return { show };
    const isLost = why === 'time' && specialOf(show, 'bonus');
    return isLost ? bonusLost(show) : withTurnPassed(show, why);
  },

  line: (before, { why }, after) => ({
    why,
    ...by(before),
    ...(after.isComplete ? {} : { to: named(after, after.desk?.turn ?? 0) }),
  }),
} satisfies Rule<'passTurn'>;
