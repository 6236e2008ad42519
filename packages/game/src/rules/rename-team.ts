import type { Rule } from './rule.ts';
import { objectionToChanging } from './team-objections.ts';

export const renameTeam = {
  kind: 'boundary',

  objection: (show, { team }) => objectionToChanging(show, team),

  apply: (show, { team, name }) => ({
    show: { ...show, teams: show.teams.map((old, at) => (at === team ? { ...old, name } : old)) },
  }),
} satisfies Rule<'renameTeam'>;
