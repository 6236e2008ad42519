import { isAtDesk, named, specialOf, withDesk } from '../desk/at-desk.ts';
import { teamAfter, withTurn } from '../desk/turns.ts';
import { isIndex } from '../shape.ts';
import type { Rule } from './rule.ts';
import { objectionToTurning } from './turn-objections.ts';

export const setTurn = {
  kind: 'host',
  fields: { team: isIndex },

  objection(show, { team }) {
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    return objectionToTurning(show) ?? (show.desk?.turn === team ? 'NO_CHANGE' : null);
  },

  apply(show, { team }) {
    if (!isAtDesk(show)) return { show };
    const turned = withTurn(show, team);
    // Before the first letter this is who began the puzzle; a bonus round is begun by nobody.
    const isBegunNow = show.usedLetters.length === 0 && !specialOf(show, 'bonus');
    return {
      show: isBegunNow ? withDesk(turned, { starter: team, next: teamAfter(show, team) }) : turned,
      events: [{ type: 'turnPassed', team, why: 'host' }],
    };
  },

  line: (before, { team }) => named(before, team),
} satisfies Rule<'setTurn'>;
