import { isIndex, isNumber } from '../shape.ts';
import { scoreChange, wholeScore, withScore } from '../teams.ts';
import type { Rule } from './rule.ts';

export const adjustScore = {
  kind: 'host',
  fields: { team: isIndex, delta: isNumber },

  objection(show, { team, delta }) {
    const score = show.teams[team]?.score;
    if (score === undefined) return 'NO_SUCH_TEAM';
    if (!Number.isFinite(delta) || wholeScore(score + delta) === score) return 'NO_CHANGE';
    return null;
  },

  apply(show, { team, delta }) {
    const before = show.teams[team]?.score ?? 0;
    const score = wholeScore(before + delta);
    return {
      show: withScore(show, team, score),
      events: [{ type: 'scored', team, change: score - before, score }],
    };
  },

  line: (before, { team }, after) => scoreChange(before, after, team),
} satisfies Rule<'adjustScore'>;
