import { isIndex, isNumber } from '../shape.ts';
import { scoreChange, wholeScore, withScore } from '../teams.ts';
import type { Rule } from './rule.ts';

/** A score typed during the show. */
export const enterScore = {
  kind: 'host',
  fields: { team: isIndex, score: isNumber },

  objection(show, { team, score }) {
    const before = show.teams[team]?.score;
    if (before === undefined) return 'NO_SUCH_TEAM';
    return wholeScore(score) === before ? 'NO_CHANGE' : null;
  },

  apply(show, { team, score: typed }) {
    const score = wholeScore(typed);
    const change = score - (show.teams[team]?.score ?? 0);
    return {
      show: withScore(show, team, score),
      events: [{ type: 'scored', team, change, score }],
    };
  },

  line: (before, { team }, after) => scoreChange(before, after, team),
} satisfies Rule<'enterScore'>;
