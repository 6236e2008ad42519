import { withoutDesk } from '../desk/begin.ts';
import { newTeam } from '../teams.ts';
import { onScreen } from './go-to.ts';
import type { Rule } from './rule.ts';

export const enterTeams = {
  kind: 'boundary',

  objection: () => null,

  apply: (show, { color }) => ({
    show: {
      ...onScreen(withoutDesk(show), 'teams'),
      teams: [newTeam(color)],
      teamsLocked: false,
      teamsKept: false,
      gameStarted: false,
    },
  }),
} satisfies Rule<'enterTeams'>;
