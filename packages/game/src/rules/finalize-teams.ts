import { onScreen } from './go-to.ts';
import type { Rule } from './rule.ts';

export const finalizeTeams = {
  kind: 'boundary',

  objection: (show) => (show.teamsLocked ? 'TEAMS_LOCKED' : null),

  apply: (show) => ({ show: { ...onScreen(show, 'wheel'), teamsLocked: true } }),
} satisfies Rule<'finalizeTeams'>;
