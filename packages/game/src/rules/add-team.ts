import { MAX_TEAMS } from '../constants.ts';
import { newTeam } from '../teams.ts';
import type { BoundaryRule } from './rule.ts';

export const addTeam: BoundaryRule<'addTeam'> = {
  kind: 'boundary',

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
