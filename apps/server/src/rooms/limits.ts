import { clientKey } from '../http/limits/client-key.ts';
import {
  type Charge,
  keepNewest,
  type Rate,
  RateLimiter,
  takeAll,
} from '../http/limits/rate-limiter.ts';
import type { Reason } from '../refusal.ts';

/** A school may share one address. */
const SOCKETS_PER_ADDRESS = 500;
const UNGREETED_PER_ADDRESS = 100;
const UNGREETED_MAX = 1_000;
/** Besides the hosts, each of whom brings the others. */
const GUESTS_MAX = 10_000;

/** One connection, as it is counted. */
export type Slot = {
  readonly greeted: () => void;
  readonly isHost: () => void;
  readonly left: () => void;
};

type Ungreeted = { readonly cut: () => void };

type Address = {
  open: number;
  /** The oldest first. */
  readonly ungreeted: Set<Ungreeted>;
};

/** Counts connections, so that no address and no crowd of silent ones takes all there is. */
export class ConnectionLimiter {
  readonly #addresses = new Map<string, Address>();
  #open = 0;
  #ungreeted = 0;

  get open(): number {
    return this.#open;
  }

  /** Why one more may not come from there; null when it may. */
  refusal(address: string): Reason | null {
    const open = this.#addresses.get(clientKey(address))?.open ?? 0;
    if (open >= SOCKETS_PER_ADDRESS) return 'TOO_MANY_REQUESTS';
    return this.#open >= GUESTS_MAX ? 'OVERLOADED' : null;
  }

  /**
   * Gives what to call when it said hello, when it has shown that it is a host, and when it is gone. Where too many have not said
   * hello, the oldest of them is cut, of this address or of the one with most: newcomers never wait for a silent crowd.
   */
  enter(address: string, cut: () => void): Slot {
    const key = clientKey(address);
    const there = this.#addresses.get(key) ?? { open: 0, ungreeted: new Set() };
    this.#addresses.set(key, there);
    if (there.ungreeted.size >= UNGREETED_PER_ADDRESS) cutOldest(there);
    else if (this.#ungreeted >= UNGREETED_MAX) cutOldest(this.#mostSilent());
    let isHere = true;
    let isGuest = true;
    const greeted = () => {
      if (there.ungreeted.delete(silent)) this.#ungreeted -= 1;
    };
    const silent: Ungreeted = {
      cut() {
        greeted();
        cut();
      },
    };
    there.open += 1;
    there.ungreeted.add(silent);
    this.#open += 1;
    this.#ungreeted += 1;
    return {
      greeted,
      isHost: () => {
        if (isHere && isGuest) this.#open -= 1;
        isGuest = false;
      },
      left: () => {
        if (!isHere) return;
        isHere = false;
        greeted();
        if (isGuest) this.#open -= 1;
        there.open -= 1;
        if (there.open === 0) this.#addresses.delete(key);
      },
    };
  }

  #mostSilent(): Address | null {
    let most: Address | null = null;
    for (const there of this.#addresses.values())
      if (most === null || there.ungreeted.size > most.ungreeted.size) most = there;
    return most;
  }
}

function cutOldest(there: Address | null): void {
  const [oldest] = there?.ungreeted ?? [];
  oldest?.cut();
}

const GUESSES_PER_ADDRESS: Rate = { burst: 60, everyMs: 2_000 };
/** A site with IPv6 has 65,536 networks that count as one client each. */
const PER_SITE: Rate = { burst: 300, everyMs: 200 };
const IN_ALL: Rate = { burst: 20, everyMs: 50 };
/** What one site adds to the total at most; else one client would keep all others waiting. */
const SHARE_OF_ALL: Rate = { burst: 5, everyMs: 2_000 };
const ALL = 'all';
/** Beyond this many pairs the oldest is forgotten. */
const RIGHT_MAX = 50_000;

/** One look-up of a code. It was charged when it began, so that many at once win nothing. */
export type Guess = {
  /** How long to wait; 0 when the look-up may be made. */
  readonly waitMs: number;
  /** The room is there: the guess is given back, and the address knows this code from now on. */
  right(): void;
  /** The room is not there: the charge stays. */
  wrong(): void;
  /** The look-up failed, which is not the caller's fault. */
  forgive(): void;
};

/**
 * Keeps codes from being guessed. An address that was wrong too often waits with every code that it was never right about, also
 * with a right one: else a right code would show itself. Codes it was right about always pass.
 */
export class GuessGuard {
  readonly #perAddress = new RateLimiter(GUESSES_PER_ADDRESS);
  readonly #perSite = new RateLimiter(PER_SITE);
  readonly #shares = new RateLimiter(SHARE_OF_ALL);
  readonly #inAll = new RateLimiter(IN_ALL);
  readonly #right = new Map<string, true>();

  begin(address: string, code: string | null, nowMs: number): Guess {
    const client = clientKey(address);
    const pair = `${client} ${code}`;
    if (this.#right.has(pair))
      return {
        waitMs: 0,
        right() {},
        wrong: () => void this.#right.delete(pair),
        forgive() {},
      };
    const site = siteOf(client);
    const own: Charge[] = [
      [this.#perAddress, client],
      [this.#perSite, site],
    ];
    const total: Charge[] = [
      [this.#inAll, ALL],
      [this.#shares, site],
    ];
    // A site whose share is used up still waits while others have filled the total.
    const isShareLeft = this.#shares.waitFor(site, nowMs) === 0;
    const totalMs = isShareLeft ? 0 : this.#inAll.waitFor(ALL, nowMs);
    const charges = totalMs > 0 ? [] : isShareLeft ? [...own, ...total] : own;
    const { waitMs, giveBack: forgive } = takeAll(charges, nowMs);
    return {
      waitMs: Math.max(waitMs, totalMs),
      forgive,
      wrong() {},
      right: () => {
        forgive();
        keepNewest(this.#right, pair, true, RIGHT_MAX);
      },
    };
  }
}

/** The /48 of an IPv6 client, which is counted by its /64; any other client is a site of its own. */
const siteOf = (client: string): string =>
  client.endsWith('::/64') ? client.split(':').slice(0, 3).join(':') : client;

const ROOMS_PER_ADDRESS = 20;
/** Beyond this many addresses the one that opened longest ago is forgotten. */
const ADDRESSES_MAX = 50_000;

type Held = { readonly codes: Set<string>; reserved: number };

const isFull = ({ codes, reserved }: Held) => codes.size + reserved >= ROOMS_PER_ADDRESS;

/** How many rooms an address has open, as far as this server knows. */
export class OpenRooms {
  readonly #held = new Map<string, Held>();
  readonly #isOpen: (code: string) => Promise<boolean>;

  constructor(isOpen: (code: string) => Promise<boolean>) {
    this.#isOpen = isOpen;
  }

  /**
   * A place for one more room, taken before the room is made; null when the address has too many. Calls that come together each
   * take a place of their own.
   */
  async reserve(address: string) {
    const held = this.#of(clientKey(address));
    if (isFull(held))
      for (const code of [...held.codes]) if (!(await this.#isOpen(code))) held.codes.delete(code);
    if (isFull(held)) return null;
    held.reserved += 1;
    let isTaken = true;
    const release = () => {
      if (isTaken) held.reserved -= 1;
      isTaken = false;
    };
    return {
      /** The room was not made. */
      release,
      opened(code: string): void {
        release();
        held.codes.add(code);
      },
    };
  }

  #of(key: string): Held {
    const held = this.#held.get(key) ?? { codes: new Set(), reserved: 0 };
    keepNewest(this.#held, key, held, ADDRESSES_MAX);
    return held;
  }
}
