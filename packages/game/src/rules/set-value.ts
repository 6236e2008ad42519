import { by, isAtDesk, specialOf } from '../desk/at-desk.ts';
import { withValue } from '../desk/chips.ts';
import { closedTiles } from '../desk/last-letters.ts';
import { standingValue } from '../desk/money.ts';
import { isNumber } from '../shape.ts';
import { wholeScore } from '../teams.ts';
import type { Rule } from './rule.ts';

/** The value of a real wheel, typed by the host; it stands as if it had been spun, and 0 takes it away. */
export const setValue = {
  kind: 'host',
  fields: { value: isNumber },

  objection(show, { value }) {
    if (!isAtDesk(show)) return 'NO_DESK';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (specialOf(show, 'tossUp') || specialOf(show, 'bonus')) return 'WHEEL_RESTS';
    if (show.desk.due.type === 'verdict') return 'VERDICT_DUE';
    if (wholeScore(value) > 0 && closedTiles(show).consonants === 0) return 'NO_CONSONANTS';
    const after = withValue(show, wholeScore(value));
    return standingValue(after) === standingValue(show) ? 'NO_CHANGE' : null;
  },

  apply(show, { value }) {
    if (!isAtDesk(show)) return { show };
    return {
      show: withValue(show, wholeScore(value)),
      events: [{ type: 'valueSet', team: show.desk.turn, value: wholeScore(value) }],
    };
  },

  line: (before, { value }) => ({ value: wholeScore(value), ...by(before) }),
} satisfies Rule<'setValue'>;
