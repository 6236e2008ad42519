export type Rate = {
  /** How many may come at once. */
  readonly burst: number;
  /** After how long one more may come. */
  readonly everyMs: number;
};

/** Beyond this many keys the longest unused is forgotten, so that memory stays bounded. */
const KEYS_MAX = 50_000;

/**
 * A leaky bucket per key, kept as the one moment at which the bucket is empty again (GCRA).
 * Refused requests cost nothing, so waiting as told always helps.
 */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #keysMax: number;
  readonly #emptyAt = new Map<string, number>();

  constructor(rate: Rate, keysMax = KEYS_MAX) {
    this.#rate = rate;
    this.#keysMax = keysMax;
  }

  /** 0 when the request may pass, else how long to wait. */
  take(key: string, nowMs: number): number {
    const { burst, everyMs } = this.#rate;
    const emptyAt = Math.max(this.#emptyAt.get(key) ?? nowMs, nowMs) + everyMs;
    const waitMs = emptyAt - nowMs - burst * everyMs;
    if (waitMs > 0) return waitMs;
    this.#remember(key, emptyAt);
    return 0;
  }

  /** What `take` would answer. */
  waitFor(key: string, nowMs: number): number {
    const { burst, everyMs } = this.#rate;
    const emptyAt = Math.max(this.#emptyAt.get(key) ?? nowMs, nowMs) + everyMs;
    return Math.max(0, emptyAt - nowMs - burst * everyMs);
  }

  giveBack(key: string): void {
    const emptyAt = this.#emptyAt.get(key);
    if (emptyAt !== undefined) this.#emptyAt.set(key, emptyAt - this.#rate.everyMs);
  }

  get size(): number {
    return this.#emptyAt.size;
  }

  #remember(key: string, emptyAt: number): void {
    this.#emptyAt.delete(key);
    this.#emptyAt.set(key, emptyAt);
    if (this.#emptyAt.size <= this.#keysMax) return;
    const [oldest] = this.#emptyAt.keys();
    if (oldest !== undefined) this.#emptyAt.delete(oldest);
  }
}
