import { clientKey } from '../limits/client-key.ts';
import { RateLimiter } from '../limits/rate-limiter.ts';

const PER_ADDRESS = { burst: 60, everyMs: 2_000 };
const IN_ALL = { burst: 20, everyMs: 50 };
/** Beyond this many, who was right longest ago is forgotten. */
const RIGHT_MAX = 50_000;

/**
 * Keeps codes from being guessed. Whoever was wrong too often waits with every look-up, also with a right one: else a right
 * code would show itself. When too many were wrong in all, everybody waits but for the rooms they were right about before.
 */
export class GuessGuard {
  readonly #perAddress = new RateLimiter(PER_ADDRESS);
  readonly #right = new Set<string>();
  /** When all that were wrong have leaked out. Those who came at one moment count too, however many they were. */
  #emptyAt = 0;

  /** How long to wait with a look-up; 0 when it may be made. */
  waitMs(address: string, code: string, nowMs: number): number {
    const key = clientKey(address);
    const own = this.#perAddress.waitFor(key, nowMs);
    if (own > 0 || this.#right.has(`${key} ${code}`)) return own;
    return Math.max(0, this.#emptyAt - nowMs - (IN_ALL.burst - 1) * IN_ALL.everyMs);
  }

  wasWrong(address: string, nowMs: number): void {
    this.#perAddress.take(clientKey(address), nowMs);
    this.#emptyAt = Math.max(this.#emptyAt, nowMs) + IN_ALL.everyMs;
  }

  wasRight(address: string, code: string): void {
    this.#right.add(`${clientKey(address)} ${code}`);
    const [oldest] = this.#right;
    if (this.#right.size > RIGHT_MAX && oldest !== undefined) this.#right.delete(oldest);
  }
}
