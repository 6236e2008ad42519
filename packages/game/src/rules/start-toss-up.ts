import { isAtDesk, specialOf, withDesk } from '../desk/at-desk.ts';
import { withNothingDue } from '../desk/solving.ts';
import { closedPlaces } from '../desk/toss-up.ts';
import { isIndex, listOf } from '../shape.ts';
import type { Rule } from './rule.ts';

/** The dice are thrown outside: the order of all closed tiles arrives as their places. */
export const startTossUp = {
  kind: 'host',
  fields: { order: listOf(isIndex) },

  objection(show, { order }) {
    const tossUp = specialOf(show, 'tossUp');
    if (!show.desk) return 'NO_DESK';
    if (!tossUp) return 'NOT_A_TOSS_UP';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (tossUp.order) return 'ALREADY_OPEN';
    const ascending = [...order].sort((a, b) => a - b);
    return String(ascending) === String(closedPlaces(show)) ? null : 'NOT_AN_ORDER';
  },

  apply(show, { order }) {
    const tossUp = specialOf(show, 'tossUp');
    if (!isAtDesk(show) || !tossUp) return { show };
    return {
      show: withDesk(withNothingDue(show), { special: { ...tossUp, order } }),
      events: [{ type: 'tossUpStarted' }],
    };
  },

  line: () => ({}),
} satisfies Rule<'startTossUp'>;
