import type { Rule } from './rule.ts';
import { objectionToChanging } from './team-objections.ts';

export const removeTeam = {
  kind: 'boundary',

  objection: (show, { team }) => objectionToChanging(show, team),

  apply: (show, { team }) => ({ show: { ...show, teams: show.teams.toSpliced(team, 1) } }),
} satisfies Rule<'removeTeam'>;
