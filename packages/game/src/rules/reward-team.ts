import { DEFAULT_REWARD } from '../constants.ts';
import { isIndex, isNumber, orMissing } from '../shape.ts';
import { scoreChange, withScore } from '../teams.ts';
import type { Rule } from './rule.ts';

export const rewardTeam = {
  kind: 'host',
  fields: { team: isIndex, value: orMissing(isNumber) },

  objection(show, { team, value = DEFAULT_REWARD }) {
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    if (!show.isComplete) return 'PUZZLE_OPEN';
    // At a desk solving is paid by itself, and no other star is given.
    if (show.rewardedTeam !== null || show.desk) return 'ALREADY_REWARDED';
    if (!Number.isFinite(value)) return 'NO_CHANGE';
    return null;
  },

  apply(show, { team, value = DEFAULT_REWARD }) {
    const score = (show.teams[team]?.score ?? 0) + value;
    return {
      show: { ...withScore(show, team, score), rewardedTeam: team },
      events: [{ type: 'rewarded', team, value }],
    };
  },

  line: (before, { team }, after) => scoreChange(before, after, team),
} satisfies Rule<'rewardTeam'>;
