import { isAtDesk, named } from '../desk/at-desk.ts';
import { earnedBy, withEarned } from '../desk/money.ts';
import { isIndex, isNumber } from '../shape.ts';
import { wholeScore } from '../teams.ts';
import type { Rule } from './rule.ts';

/** Round points typed by the host. They are there to be typed only where a bank keeps them apart from the score. */
export const enterEarned = {
  kind: 'host',
  fields: { team: isIndex, points: isNumber },

  objection(show, { team, points }) {
    if (!isAtDesk(show)) return 'NO_DESK';
    if (!show.houseRules.bank) return 'NO_BANK';
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    return wholeScore(points) === earnedBy(show, team) ? 'NO_CHANGE' : null;
  },

  apply(show, { team, points: typed }) {
    if (!isAtDesk(show)) return { show };
    const points = wholeScore(typed);
    return {
      show: withEarned(show, team, points),
      events: [{ type: 'earnedSet', team, points }],
    };
  },

  line: (before, { team, points }) => ({ ...named(before, team), points: wholeScore(points) }),
} satisfies Rule<'enterEarned'>;
