import { withScore } from '../teams.ts';
import type { BoundaryRule } from './rule.ts';

/** The score field of the team setup; during the show scores move by `adjustScore`. */
export const setScore: BoundaryRule<'setScore'> = {
  kind: 'boundary',

  objection(show, { team }) {
    if (show.teamsLocked) return 'TEAMS_LOCKED';
    if (!show.teams[team]) return 'NO_SUCH_TEAM';
    return null;
  },

  apply: (show, { team, score }) => ({ show: withScore(show, team, score), events: [] }),
};
