import type { Show, Team } from './show.ts';

export type Place = {
  readonly team: Team;
  /** Where the team stands in `show.teams`. */
  readonly index: number;
  /** 1 for the winner. */
  readonly rank: number;
};

export const newTeam = (color: string): Team => ({ name: '', score: 0, color });

/** Scores are whole, never below 0, and never so large that counting on would go wrong. */
export const wholeScore = (score: number): number =>
  Number.isNaN(score) ? 0 : Math.min(Math.max(0, Math.trunc(score)), Number.MAX_SAFE_INTEGER);

export const withScore = <S extends Show>(show: S, index: number, score: number): S => ({
  ...show,
  teams: show.teams.map((team, at) =>
    at === index ? { ...team, score: wholeScore(score) } : team,
  ),
});

export const withoutScores = (show: Show): Show => ({
  ...show,
  teams: show.teams.map((team) => ({ ...team, score: 0 })),
});

/** What a step did to a score, for the log. */
export function scoreChange(before: Show, after: Show, team: number) {
  const { name = '', score = 0 } = after.teams[team] ?? {};
  return { team, name, change: score - (before.teams[team]?.score ?? 0), score };
}

/** All teams, best first; teams with equal scores keep their order. */
export const ranking = (teams: readonly Team[]): readonly Place[] =>
  teams
    .map((team, index) => ({ team, index }))
    .sort((a, b) => b.team.score - a.team.score)
    .map((place, at) => ({ ...place, rank: at + 1 }));

/** Whether two teams or more have the highest score. */
export function isLeadShared(teams: readonly Team[]): boolean {
  const [first, second] = ranking(teams);
  return second !== undefined && first?.team.score === second.team.score;
}

export const podium = (teams: readonly Team[]): readonly Place[] => ranking(teams).slice(0, 3);
