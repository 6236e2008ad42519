const FIRST_BELOW_MS = 1000;
const FACTOR = 1.7;
const LONGEST_MS = 4000;
const SPREAD = 0.3;

/**
 * How long to wait before the next attempt. The first wait is anything up to a second, so that a room full of phones does
 * not come back at the same moment; the others grow to four seconds and are spread by 30 %.
 */
export function retryAfterMs(attempt: number, chance: () => number): number {
  if (attempt === 0) return chance() * FIRST_BELOW_MS;
  const wait = Math.min(LONGEST_MS, FIRST_BELOW_MS * FACTOR ** attempt);
  return wait * (1 - SPREAD + 2 * SPREAD * chance());
}
