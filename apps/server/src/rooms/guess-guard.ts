import { clientKey } from '../limits/client-key.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';

const PER_ADDRESS = { burst: 60, everyMs: 2_000 };
const IN_ALL = { burst: 20, everyMs: 50 };
const ALL = 'all';

/**
 * Keeps codes from being guessed. Whoever was wrong too often waits with every look-up, also with a right one: else a right
 * code would show itself. Beyond what may be wrong in all, only those wait who were wrong before.
 */
export class GuessGuard {
  readonly #perAddress = new RateLimiter(PER_ADDRESS);
  readonly #inAll = new RateLimiter(IN_ALL, 1);

  /** How long to wait with a look-up; 0 when it may be made. */
  waitMs(address: string, nowMs: number): number {
    const key = clientKey(address);
    const own = this.#perAddress.waitFor(key, nowMs);
    if (own > 0 || !this.#perAddress.isUsed(key, nowMs)) return own;
    return this.#inAll.waitFor(ALL, nowMs);
  }

  wasWrong(address: string, nowMs: number): void {
    this.#perAddress.take(clientKey(address), nowMs);
    this.#inAll.take(ALL, nowMs);
  }
}
