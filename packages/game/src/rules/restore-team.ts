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
    const at = Math.max(0, team);
    const teams = [...show.teams.slice(0, at), back, ...show.teams.slice(at)];
    return { show: { ...show, teams } };
  },
} satisfies Rule<'restoreTeam'>;
