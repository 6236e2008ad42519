import { isAtDesk, named, specialOf, withDesk } from '../desk/at-desk.ts';
import { isIndex } from '../shape.ts';
import type { Rule } from './rule.ts';

/** A team wants to answer: the letters rest until the host has said right or wrong. */
export const buzz = {
  kind: 'host',
  fields: { team: isIndex },

  objection(show, { team }) {
    const tossUp = specialOf(show, 'tossUp');
    if (!show.desk) return 'NO_DESK';
    if (!tossUp) return 'NOT_A_TOSS_UP';
    if (show.isComplete) return 'PUZZLE_COMPLETE';
    if (!tossUp.order) return 'LETTERS_REST';
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    if (tossUp.lockedOut.includes(team)) return 'LOCKED_OUT';
    return tossUp.buzzed === null ? null : 'ALREADY_BUZZED';
  },

  apply(show, { team }) {
    const tossUp = specialOf(show, 'tossUp');
    if (!isAtDesk(show) || !tossUp) return { show };
    return {
      show: withDesk(show, { special: { ...tossUp, buzzed: team } }),
      events: [{ type: 'buzzed', team }],
    };
  },

  line: (before, { team }) => named(before, team),
} satisfies Rule<'buzz'>;
