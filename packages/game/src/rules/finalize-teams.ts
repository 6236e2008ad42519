import type { Rule } from './rule.ts';

export const finalizeTeams: Rule<'finalizeTeams'> = {
  objection: (show) => (show.teamsLocked ? 'TEAMS_LOCKED' : null),

  apply: (show) => ({ show: { ...show, teamsLocked: true }, events: [] }),
};
