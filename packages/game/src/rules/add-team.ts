import { MAX_TEAMS } from '../constants.ts';
import { newTeam } from '../teams.ts';
import type { Rule } from './rule.ts';

export const addTeam: Rule<'addTeam'> = {
  objection(show) {
    if (show.teamsLocked) return 'TEAMS_LOCKED';
    if (show.teams.length >= MAX_TEAMS) return 'TEAMS_FULL';
    return null;
  },

  apply: (show, { color }) => ({
    show: { ...show, teams: [...show.teams, newTeam(color)] },
    events: [],
  }),
};
