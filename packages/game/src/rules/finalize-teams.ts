import { onScreen } from './go-to.ts';
import type { BoundaryRule } from './rule.ts';

export const finalizeTeams: BoundaryRule<'finalizeTeams'> = {
  kind: 'boundary',

  objection: (show) => (show.teamsLocked ? 'TEAMS_LOCKED' : null),

  apply: (show) => ({ show: { ...onScreen(show, 'wheel'), teamsLocked: true }, events: [] }),
};
