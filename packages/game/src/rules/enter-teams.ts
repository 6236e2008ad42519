import { newTeam } from '../teams.ts';
import type { Rule } from './rule.ts';

export const enterTeams: Rule<'enterTeams'> = {
  objection: () => null,

  apply: (show, { color }) => ({
    show: { ...show, teams: [newTeam(color)], teamsLocked: false, gameStarted: false },
    events: [],
  }),
};
