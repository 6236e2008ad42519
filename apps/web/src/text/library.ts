import { GUEST, type ReportReason, type ReviewedGame, type Visibility } from '@wheel/contract';
import { words } from '../words/words.ts';

/** The widest first. */
export const VISIBILITIES: readonly Visibility[] = ['public', 'link', 'private'];

export const visibilityText = (visibility: Visibility): string =>
  words('library').games.visibility.names[visibility];

export const visibilityMeaning = (visibility: Visibility): string =>
  words('library').games.visibility.meanings[visibility];

/** Who built a game. */
export const ownerText = (username: string): string =>
  username === GUEST ? words('library').games.guest : username;

/** In the order in which they are offered. */
export const REASONS: readonly ReportReason[] = [
  'unsuitable',
  'personal',
  'copyright',
  'spam',
  'other',
];

export const reasonText = (reason: ReportReason): string => words('library').review.reasons[reason];

/** How much there is to judge. */
export const reviewSummary = (
  games: readonly Pick<ReviewedGame, 'reports' | 'pending'>[],
): string =>
  words('library').review.summary({
    reported: games.filter(({ reports }) => reports.length > 0).length,
    waiting: games.filter(({ pending }) => pending).length,
  });

const DAY_MS = 24 * 60 * 60 * 1000;

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Whole days from one date to another, however long those days were. */
export const daysBetween = (from: number, to: number): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);

/** "today", "yesterday", "9 November", and the year where it is another one. */
export function dayText(time: number, now: number): string {
  const { days } = words('library').games;
  const ago = daysBetween(time, now);
  if (ago === 0) return days.today;
  if (ago === 1) return days.yesterday;
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? days.thisYear({ time }) : days.earlier({ time });
}

/** "today, 9:12". */
export const momentText = (time: number, now: number): string =>
  words('library').games.days.moment({ day: dayText(time, now), time: timeText(time) });

/** "20:14". */
export const timeText = (time: number): string => words('library').games.days.time({ time });
