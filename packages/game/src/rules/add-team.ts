import { newTeam } from '../teams.ts';
import type { Rule } from './rule.ts';
import { objectionToJoining } from './team-objections.ts';

export const addTeam = {
  kind: 'boundary',

  objection: objectionToJoining,

  apply: (show, { color }) => ({ show: { ...show, teams: [...show.teams, newTeam(color)] } }),
} satisfies Rule<'addTeam'>;
