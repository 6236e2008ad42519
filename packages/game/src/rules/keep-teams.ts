import { withoutDesk } from '../desk/begin.ts';
import { withoutScores } from '../teams.ts';
import type { Rule } from './rule.ts';

/** Another game with the same teams: the next quiz needs no team setup. */
export const keepTeams = {
  kind: 'boundary',

  objection: (show) => (show.teams.length === 0 ? 'NO_SUCH_TEAM' : null),

  apply: (show) => ({
    show: { ...withoutScores(withoutDesk(show)), gameStarted: false, teamsKept: true },
  }),
} satisfies Rule<'keepTeams'>;
