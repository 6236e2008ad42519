import { MAX_TEAMS } from '../constants.ts';
import { withoutDesk } from '../desk/begin.ts';
import type { Objection } from '../objection.ts';
import type { Show } from '../show.ts';
import { onScreen } from '../show.ts';
import { newTeam, wholeScore, withoutScores, withScore } from '../teams.ts';
import type { Rule } from './rule.ts';

/** Why no team can join the setup now. */
function objectionToJoining({ teamsLocked, teams }: Show): Objection | null {
  if (teamsLocked) return 'TEAMS_LOCKED';
  return teams.length >= MAX_TEAMS ? 'TEAMS_FULL' : null;
}

/** Why this team cannot be changed in the setup now. */
function objectionToChanging({ teamsLocked, teams }: Show, team: number): Objection | null {
  if (teamsLocked) return 'TEAMS_LOCKED';
  return teams[team] ? null : 'NO_SUCH_TEAM';
}

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

export const addTeam = {
  kind: 'boundary',

  objection: objectionToJoining,

  apply: (show, { color }) => ({ show: { ...show, teams: [...show.teams, newTeam(color)] } }),
} satisfies Rule<'addTeam'>;

export const removeTeam = {
  kind: 'boundary',

  objection: (show, { team }) => objectionToChanging(show, team),

  apply: (show, { team }) => ({
    show: { ...show, teams: show.teams.filter((_, at) => at !== team) },
  }),
} satisfies Rule<'removeTeam'>;

/** Brings a removed team back to where it stood. */
export const restoreTeam = {
  kind: 'boundary',

  objection: objectionToJoining,

  apply(show, { team, restored }) {
    const { name, score, color } = restored;
    const back = { ...newTeam(color), name, score: wholeScore(score) };
    const at = Math.max(0, team);
    const teams = [...show.teams.slice(0, at), back, ...show.teams.slice(at)];
    return { show: { ...show, teams } };
  },
} satisfies Rule<'restoreTeam'>;

export const renameTeam = {
  kind: 'boundary',

  objection: (show, { team }) => objectionToChanging(show, team),

  apply: (show, { team, name }) => ({
    show: { ...show, teams: show.teams.map((old, at) => (at === team ? { ...old, name } : old)) },
  }),
} satisfies Rule<'renameTeam'>;

/** The score field of the team setup; during the show scores move by `adjustScore`. */
export const setScore = {
  kind: 'boundary',

  objection: (show, { team }) => objectionToChanging(show, team),

  apply: (show, { team, score }) => ({ show: withScore(show, team, score) }),
} satisfies Rule<'setScore'>;

export const finalizeTeams = {
  kind: 'boundary',

  objection: (show) => (show.teamsLocked ? 'TEAMS_LOCKED' : null),

  apply: (show) => ({ show: { ...onScreen(show, 'wheel'), teamsLocked: true } }),
} satisfies Rule<'finalizeTeams'>;

/** Another game with the same teams: the next quiz needs no team setup. */
export const keepTeams = {
  kind: 'boundary',

  objection: (show) => (show.teams.length === 0 ? 'NO_SUCH_TEAM' : null),

  apply: (show) => ({
    show: { ...withoutScores(withoutDesk(show)), gameStarted: false, teamsKept: true },
  }),
} satisfies Rule<'keepTeams'>;
