import type { ReviewedGame } from '@wheel/contract';

/** How much there is to judge. */
export function reviewSummary(games: readonly Pick<ReviewedGame, 'reports' | 'pending'>[]): string {
  const reported = games.filter(({ reports }) => reports.length > 0).length;
  const waiting = games.filter(({ pending }) => pending).length;
  return `${reported} reported, ${waiting} ${waiting === 1 ? 'waits' : 'wait'} for approval`;
}
