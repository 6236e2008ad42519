import { withScore } from '../teams.ts';
import type { Rule } from './rule.ts';
import { objectionToChanging } from './team-objections.ts';

/** The score field of the team setup; during the show scores move by `adjustScore`. */
export const setScore = {
  kind: 'boundary',

  objection: (show, { team }) => objectionToChanging(show, team),

  apply: (show, { team, score }) => ({ show: withScore(show, team, score) }),
} satisfies Rule<'setScore'>;
