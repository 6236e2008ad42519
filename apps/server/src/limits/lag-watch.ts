/** How late a timer may be before the server counts as behind. */
const LATE_MS = 500;

/**
 * Tells a server that cannot keep up from one that was stopped for a moment: a single pause (the
 * machine slept, the disk was slow) is over by the time it is noticed, so only lateness that lasts
 * counts.
 */
export class LagWatch {
  #wasLate = false;
  #isBehind = false;

  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** To be told at each tick of a timer how late it came. */
  note(lateMs: number): void {
    const isLate = lateMs > LATE_MS;
    this.#isBehind = isLate && this.#wasLate;
    this.#wasLate = isLate;
  }
}
