import { bonusLost } from '../desk/answers.ts';
import { by, isAtDesk, named, specialOf, withDesk } from '../desk/at-desk.ts';
import { teamAfter, withTurn, withTurnPassed } from '../desk/turns.ts';
import type { Objection } from '../objection.ts';
import { outcome } from '../outcome.ts';
import type { Show } from '../show.ts';
import type { Rule } from './rule.ts';

/** Why the turn can go to no other team now. */
function objectionToTurning(show: Show): Objection | null {
  if (!show.desk) return 'NO_DESK';
  if (show.isComplete) return 'PUZZLE_COMPLETE';
  return specialOf(show, 'tossUp') ? 'NOBODY_ON_TURN' : null;
}

export const setTurn = {
  kind: 'host',

  objection(show, { team }) {
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    return objectionToTurning(show) ?? (show.desk?.turn === team ? 'NO_CHANGE' : null);
  },

  apply(show, { team }) {
    if (!isAtDesk(show)) return { show };
    const turned = withTurn(show, team);
    // Before the first letter this team began the puzzle; a bonus round has no beginner.
    const isBegunNow = show.usedLetters.length === 0 && !specialOf(show, 'bonus');
    const begun = { starter: team, next: teamAfter(show, team) };
    const told = { type: 'turnPassed', team, why: 'host' } as const;
    return outcome(isBegunNow ? withDesk(turned, begun) : turned, told);
  },

  line: (before, { team }) => named(before, team),
} satisfies Rule<'setTurn'>;

/** Time means something where a solve clock runs: after a letter of the final spin and after the picks. */
const isTimed = (show: Show): boolean =>
  specialOf(show, 'finalSpin')?.called === true || specialOf(show, 'bonus')?.opened === true;

/** The host passes the turn, or time is up: then a final spin passes it and a bonus round is over. */
export const passTurn = {
  kind: 'host',

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
