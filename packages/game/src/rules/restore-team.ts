import { MAX_TEAMS } from '../constants.ts';
import { wholeScore } from '../teams.ts';
import type { BoundaryRule } from './rule.ts';

/** Brings a removed team back to where it stood. */
export const restoreTeam: BoundaryRule<'restoreTeam'> = {
  kind: 'boundary',

  objection(show) {
    if (show.teamsLocked) return 'TEAMS_LOCKED';
    if (show.teams.length >= MAX_TEAMS) return 'TEAMS_FULL';
    return null;
  },

  apply(show, { team, restored }) {
    const { name, score, color } = restored;
    const back = { name, score: wholeScore(score), color };
    return {
      show: { ...show, teams: show.teams.toSpliced(Math.max(0, team), 0, back) },
      events: [],
    };
  },
};
