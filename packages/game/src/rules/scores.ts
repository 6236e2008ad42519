import { DEFAULT_REWARD } from '../constants.ts';
import { isAtDesk, named } from '../desk/at-desk.ts';
import { earnedBy, scoreOf, withEarned } from '../desk/money.ts';
import { type Outcome, outcome } from '../outcome.ts';
import type { Show } from '../show.ts';
import { scoreChange, wholeScore, withScore } from '../teams.ts';
import type { Rule } from './rule.ts';

export const adjustScore = {
  kind: 'host',

  objection(show, { team, delta }) {
    const score = show.teams[team]?.score;
    if (score === undefined) return 'NO_SUCH_TEAM';
    if (!Number.isFinite(delta) || wholeScore(score + delta) === score) return 'NO_CHANGE';
    return null;
  },

  apply: (show, { team, delta }) => scored(show, team, scoreOf(show, team) + delta),

  line: (before, { team }, after) => scoreChange(before, after, team),
} satisfies Rule<'adjustScore'>;

/** A score typed during the show. */
export const enterScore = {
  kind: 'host',

  objection(show, { team, score }) {
    const before = show.teams[team]?.score;
    if (before === undefined) return 'NO_SUCH_TEAM';
    return wholeScore(score) === before ? 'NO_CHANGE' : null;
  },

  apply: (show, { team, score }) => scored(show, team, score),

  line: (before, { team }, after) => scoreChange(before, after, team),
} satisfies Rule<'enterScore'>;

function scored(show: Show, team: number, points: number): Outcome {
  const score = wholeScore(points);
  const change = score - scoreOf(show, team);
  return outcome(withScore(show, team, score), { type: 'scored', team, change, score });
}

/** Round points typed by the host. They are there to be typed only where a bank keeps them apart from the score. */
export const enterEarned = {
  kind: 'host',

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
    return outcome(withEarned(show, team, points), { type: 'earnedSet', team, points });
  },

  line: (before, { team, points }) => ({ ...named(before, team), points: wholeScore(points) }),
} satisfies Rule<'enterEarned'>;

export const rewardTeam = {
  kind: 'host',

  objection(show, { team, value = DEFAULT_REWARD }) {
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    if (!show.isComplete) return 'PUZZLE_OPEN';
    // At a desk solving is paid by itself, and no other star is given.
    if (show.rewardedTeam !== null || show.desk) return 'ALREADY_REWARDED';
    if (!Number.isFinite(value)) return 'NO_CHANGE';
    return null;
  },

  apply(show, { team, value = DEFAULT_REWARD }) {
    const paid = withScore(show, team, scoreOf(show, team) + value);
    return outcome({ ...paid, rewardedTeam: team }, { type: 'rewarded', team, value });
  },

  line: (before, { team }, after) => scoreChange(before, after, team),
} satisfies Rule<'rewardTeam'>;
