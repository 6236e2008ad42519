import { keepNewest } from './rate-limiter.ts';

const DAY_MS = 24 * 60 * 60_000;
const MB = 1_000_000;
/** What guests of one address build in a day: thirty pupils in a computer room with some games each. */
const PER_ADDRESS = { games: 200, bytes: 20 * MB };
/** Beyond this many addresses the longest unused is forgotten, so that memory stays bounded. */
const ADDRESSES_MAX = 50_000;

type Day = { readonly endsAt: number; games: number; bytes: number };

/** Guests pay for nothing, so what they keep on the disk is limited by the day. */
export class GuestQuota {
  readonly #bytesPerDay: number;
  readonly #addresses = new Map<string, Day>();
  #all: Day = { endsAt: 0, games: 0, bytes: 0 };

  constructor(mbPerDay: number) {
    this.#bytesPerDay = mbPerDay * MB;
  }

  /** 0 when a game of this size may be built, which then counts; else how long to wait. */
  take(address: string, bytes: number, nowMs: number): number {
    const own = current(this.#addresses.get(address), nowMs);
    this.#all = current(this.#all, nowMs);
    if (own.games >= PER_ADDRESS.games || own.bytes + bytes > PER_ADDRESS.bytes)
      return own.endsAt - nowMs;
    if (this.#all.bytes + bytes > this.#bytesPerDay) return this.#all.endsAt - nowMs;
    for (const day of [own, this.#all]) {
      day.games += 1;
      day.bytes += bytes;
    }
    keepNewest(this.#addresses, address, own, ADDRESSES_MAX);
    return 0;
  }

  /** The game was not built. */
  giveBack(address: string, bytes: number): void {
    for (const day of [this.#addresses.get(address), this.#all]) {
      if (day === undefined) continue;
      // A day that began meanwhile never had it.
      day.games = Math.max(0, day.games - 1);
      day.bytes = Math.max(0, day.bytes - bytes);
    }
  }

  get size(): number {
    return this.#addresses.size;
  }
}

/** The day that is under way, or a new one. */
function current(day: Day | undefined, nowMs: number): Day {
  return day !== undefined && nowMs < day.endsAt
    ? day
    : { endsAt: nowMs + DAY_MS, games: 0, bytes: 0 };
}
