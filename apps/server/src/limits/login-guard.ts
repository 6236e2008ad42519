import { type Rate, RateLimiter } from './rate-limiter.ts';

const MINUTE_MS = 60_000;

/** Teachers behind one school address share this one. */
const PER_ADDRESS: Rate = { burst: 30, everyMs: 6_000 };
const PER_NAME_FROM_ADDRESS: Rate = { burst: 10, everyMs: 1.5 * MINUTE_MS };
/** Wider than the one above, so that a single heckler cannot lock a host out of the host's account. */
const PER_NAME: Rate = { burst: 40, everyMs: 22_500 };

export type Attempt = {
  /** 0 when the attempt may go on. */
  readonly waitMs: number;
  /** The attempt was no wrong login and does not count. */
  forgive(): void;
};

/** Counts wrong logins. Each is charged when it begins, so that many at once win nothing. */
export class LoginGuard {
  readonly #perAddress = new RateLimiter(PER_ADDRESS);
  readonly #perNameFromAddress = new RateLimiter(PER_NAME_FROM_ADDRESS);
  readonly #perName = new RateLimiter(PER_NAME);

  begin(address: string, name: string, nowMs: number): Attempt {
    const charges: readonly [RateLimiter, string][] = [
      [this.#perAddress, address],
      [this.#perNameFromAddress, `${address} ${name}`],
      [this.#perName, name],
    ];
    const charged: [RateLimiter, string][] = [];
    const forgive = () => {
      for (const [limiter, key] of charged.splice(0)) limiter.giveBack(key);
    };
    for (const [limiter, key] of charges) {
      const waitMs = limiter.take(key, nowMs);
      if (waitMs > 0) {
        forgive();
        return { waitMs, forgive };
      }
      charged.push([limiter, key]);
    }
    return { waitMs: 0, forgive };
  }
}
