import type { Rule } from './rule.ts';
import { objectionToChanging } from './team-objections.ts';

export const removeTeam = {
  kind: 'boundary',

  objection: (show, { team }) => objectionToChanging(show, team),

  apply: (show, { team }) => ({
    show: { ...show, teams: show.teams.filter((_, at) => at !== team) },
  }),
} satisfies Rule<'removeTeam'>;
