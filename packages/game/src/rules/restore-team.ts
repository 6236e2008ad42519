import { wholeScore } from '../teams.ts';
import type { Rule } from './rule.ts';
import { objectionToJoining } from './team-objections.ts';

/** Brings a removed team back to where it stood. */
export const restoreTeam = {
  kind: 'boundary',

  objection: objectionToJoining,

  apply(show, { team, restored }) {
    const { name, score, color } = restored;
    const back = { name, score: wholeScore(score), color };
    return { show: { ...show, teams: show.teams.toSpliced(Math.max(0, team), 0, back) } };
  },
} satisfies Rule<'restoreTeam'>;
