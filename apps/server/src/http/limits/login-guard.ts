import { createHash } from 'node:crypto';
import { type Charge, keepNewest, type Rate, RateLimiter, takeAll } from './rate-limiter.ts';

const MINUTE_MS = 60_000;

/** Teachers behind one school address share this one. */
const PER_ADDRESS: Rate = { burst: 30, everyMs: 6_000 };
const PER_NAME_FROM_ADDRESS: Rate = { burst: 10, everyMs: 1.5 * MINUTE_MS };
/** Wider than the one above, so that a single heckler cannot lock a host out of the host's account. */
const PER_NAME: Rate = { burst: 40, everyMs: 22_500 };
/** Beyond this many, the address that signed in longest ago is forgotten. */
const KNOWN_MAX = 50_000;
/** Longer than any name. */
const NAME_MAX = 100;

export type Attempt = {
  /** 0 when the attempt may go on. */
  readonly waitMs: number;
  /** The attempt was no wrong login and does not count. */
  forgive(): void;
  /** The password was right: the attempt does not count, and the address is known for this name from now on. */
  succeed(): void;
};

/** A key of fixed length. */
const keyOf = (name: string): string =>
  createHash('sha256').update(name.slice(0, NAME_MAX)).digest('base64url').slice(0, 22);

/**
 * Counts wrong logins. Each is charged when it begins, so that many at once win nothing. An address that signed in to a name
 * before has an allowance of its own for it, as has a device that shows a session of that user: guesses of strangers, from
 * that address or from others, do not use it up.
 */
export class LoginGuard {
  readonly #perAddress = new RateLimiter(PER_ADDRESS);
  readonly #perNameFromAddress = new RateLimiter(PER_NAME_FROM_ADDRESS);
  readonly #perName = new RateLimiter(PER_NAME);
  readonly #perDevice = new RateLimiter(PER_NAME_FROM_ADDRESS);
  readonly #known = new Map<string, true>();

  /** `device` is the hash of a session of the same user, if the caller shows one. */
  begin(address: string, name: string, nowMs: number, device?: string): Attempt {
    const nameKey = keyOf(name);
    const pair = `${address} ${nameKey}`;
    const charges = this.#charges(address, nameKey, device);
    const { waitMs, giveBack: forgive } = takeAll(charges, nowMs);
    const succeed = () => {
      forgive();
      keepNewest(this.#known, pair, true, KNOWN_MAX);
    };
    return { waitMs, forgive, succeed };
  }

  #charges(address: string, nameKey: string, device?: string): readonly Charge[] {
    const pair = `${address} ${nameKey}`;
    if (device !== undefined) return [[this.#perDevice, device]];
    if (this.#known.has(pair)) return [[this.#perNameFromAddress, pair]];
    return [
      [this.#perAddress, address],
      [this.#perNameFromAddress, pair],
      [this.#perName, nameKey],
    ];
  }
}
