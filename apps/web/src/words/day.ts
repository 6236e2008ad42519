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
