export type Rate = {
  /** How many may come at once. */
  readonly burst: number;
  /** After how long one more may come. */
  readonly everyMs: number;
};

/** Beyond this many keys the longest unused is forgotten, so that memory stays bounded. */
const KEYS_MAX = 50_000;
/** How many of the longest unused keys each request looks at; those whose bucket is empty are dropped. */
const LOOKED_AT = 3;

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

  /** 0 when the request may pass, else how long to wait. A request may cost as much as several. */
  take(key: string, nowMs: number, cost = 1): number {
    const waitMs = this.waitFor(key, nowMs, cost);
    if (waitMs > 0) return waitMs;
    this.#remember(key, this.#emptyAtFor(key, nowMs) + cost * this.#rate.everyMs, nowMs);
    return 0;
  }

  /** What `take` would answer. */
  waitFor(key: string, nowMs: number, cost = 1): number {
    const { burst, everyMs } = this.#rate;
    return Math.max(0, this.#emptyAtFor(key, nowMs) + cost * everyMs - nowMs - burst * everyMs);
  }

  giveBack(key: string, cost = 1): void {
    const emptyAt = this.#emptyAt.get(key);
    if (emptyAt !== undefined) this.#emptyAt.set(key, emptyAt - cost * this.#rate.everyMs);
  }

  get size(): number {
    return this.#emptyAt.size;
  }

  /** Never further ahead than a full bucket, should the clock have been set back. */
  #emptyAtFor(key: string, nowMs: number): number {
    const kept = this.#emptyAt.get(key) ?? nowMs;
    const latest = nowMs + this.#rate.burst * this.#rate.everyMs;
    if (kept > latest) this.#emptyAt.set(key, latest);
    return Math.min(Math.max(kept, nowMs), latest);
  }

  #remember(key: string, emptyAt: number, nowMs: number): void {
    this.#emptyAt.delete(key);
    this.#emptyAt.set(key, emptyAt);
    let lookedAt = 0;
    for (const [oldest, oldestEmptyAt] of this.#emptyAt) {
      const isOver = this.#emptyAt.size > this.#keysMax;
      if (!isOver && (oldestEmptyAt > nowMs || lookedAt === LOOKED_AT)) return;
      this.#emptyAt.delete(oldest);
      lookedAt += 1;
    }
  }
}

export type Charge = readonly [limiter: RateLimiter, key: string];

/** Takes from all of these limiters, or from none and answers how long to wait. */
export function takeAll(charges: readonly Charge[], nowMs: number) {
  const taken: Charge[] = [];
  const giveBack = () => {
    for (const [limiter, key] of taken.splice(0)) limiter.giveBack(key);
  };
  for (const charge of charges) {
    const [limiter, key] = charge;
    const waitMs = limiter.take(key, nowMs);
    if (waitMs > 0) {
      giveBack();
      return { waitMs, giveBack };
    }
    taken.push(charge);
  }
  return { waitMs: 0, giveBack };
}

/** Keeps an entry as the newest of at most so many, so that memory stays bounded. */
export function keepNewest<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) map.delete(oldest);
}
