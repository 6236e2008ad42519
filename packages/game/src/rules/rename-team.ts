import type { BoundaryRule } from './rule.ts';

export const renameTeam: BoundaryRule<'renameTeam'> = {
  kind: 'boundary',

  objection(show, { team }) {
    if (show.teamsLocked) return 'TEAMS_LOCKED';
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    return null;
  },

  apply: (show, { team, name }) => ({
    show: { ...show, teams: show.teams.map((old, at) => (at === team ? { ...old, name } : old)) },
    events: [],
  }),
};
