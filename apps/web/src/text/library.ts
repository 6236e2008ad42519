import type { ReportReason, ReviewedGame, Visibility } from '@wheel/contract';

export const WHO_CAN_SEE_IT = 'Who can see it';

/** The widest first. */
export const VISIBILITIES: readonly Visibility[] = ['public', 'link', 'private'];

const NAMES: Readonly<Record<Visibility, string>> = {
  public: 'Everyone',
  link: 'Anyone with the link',
  private: 'Only me',
};

const MEANINGS: Readonly<Record<Visibility, string>> = {
  public: 'It is found by search.',
  link: 'It is in no search.',
  private: 'The link opens for nobody else.',
};

export const visibilityText = (visibility: Visibility): string => NAMES[visibility];
export const visibilityMeaning = (visibility: Visibility): string => MEANINGS[visibility];

const REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  unsuitable: 'Unsuitable',
  personal: 'Personal data',
  copyright: 'Copyright',
  spam: 'Spam',
  other: 'Something else',
};

export const REASONS = Object.keys(REASON_TEXTS) as readonly ReportReason[];

export const reasonText = (reason: ReportReason): string => REASON_TEXTS[reason];

/** How much there is to judge. */
export function reviewSummary(games: readonly Pick<ReviewedGame, 'reports' | 'pending'>[]): string {
  const reported = games.filter(({ reports }) => reports.length > 0).length;
  const waiting = games.filter(({ pending }) => pending).length;
  return `${reported} reported, ${waiting} ${waiting === 1 ? 'waits' : 'wait'} for approval`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const startOfDay = (time: number) => new Date(time).setHours(0, 0, 0, 0);

/** Whole days from one date to another, however long those days were. */
export const daysBetween = (from: number, to: number): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);

/** "today", "yesterday", "9 November", and the year where it is another one. */
export function dayText(time: number, now: number): string {
  const days = daysBetween(time, now);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** "today, 9:12". */
export const momentText = (time: number, now: number): string =>
  `${dayText(time, now)}, ${timeText(time)}`;

/** "20:14". */
export const timeText = (time: number): string =>
  new Date(time).toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' });
