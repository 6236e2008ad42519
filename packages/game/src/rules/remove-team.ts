import type { BoundaryRule } from './rule.ts';

export const removeTeam: BoundaryRule<'removeTeam'> = {
  kind: 'boundary',

  objection(show, { team }) {
    if (show.teamsLocked) return 'TEAMS_LOCKED';
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    return null;
  },

  apply: (show, { team }) => ({
    show: { ...show, teams: show.teams.toSpliced(team, 1) },
    events: [],
  }),
};
