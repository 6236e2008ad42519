import type { Rule } from './rule.ts';

export const renameTeam: Rule<'renameTeam'> = {
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
