import type { Show, Team, TeamSetup } from './show.ts';

type Scored = Pick<TeamSetup, 'score'>;

export type Place<T extends Scored = TeamSetup> = {
  readonly team: T;
  /** Where the team stands in `show.teams`. */
  readonly index: number;
  /** 1 for the winner. */
  readonly rank: number;
};

export const newTeam = (color: string): Team => ({
  name: '',
  score: 0,
  color,
  prizes: [],
});

/** Scores are whole, never below 0, and never so large that counting on would go wrong. */
export const wholeScore = (score: number): number =>
  Number.isNaN(score) ? 0 : Math.min(Math.max(0, Math.trunc(score)), Number.MAX_SAFE_INTEGER);

export const withScore = <S extends Show>(show: S, index: number, score: number): S => ({
  ...show,
  teams: show.teams.map((team, at) =>
    at === index ? { ...team, score: wholeScore(score) } : team,
  ),
});

/** The show as it is played anew: with its teams, and nothing that they have won. */
export const withoutScores = (show: Show): Show => ({
  ...show,
  teams: show.teams.map((team) => ({ ...team, score: 0, prizes: [] })),
});

/** What a step did to a score, for the log. */
export function scoreChange(before: Show, after: Show, team: number) {
  const { name = '', score = 0 } = after.teams[team] ?? {};
  return { team, name, change: score - (before.teams[team]?.score ?? 0), score };
}

/** All teams, best first; teams with equal scores keep their order. */
export const ranking = <T extends Scored>(teams: readonly T[]): readonly Place<T>[] =>
  teams
    .map((team, index) => ({ team, index }))
    .sort((a, b) => b.team.score - a.team.score)
    .map((place, at) => ({ ...place, rank: at + 1 }));

/** Whether two teams or more have the highest score. */
export function isLeadShared(teams: readonly Scored[]): boolean {
  const [first, second] = ranking(teams);
  return second !== undefined && first?.team.score === second.team.score;
}

export const podium = <T extends Scored>(teams: readonly T[]): readonly Place<T>[] =>
  ranking(teams).slice(0, 3);
