import type { Clock } from '../clock.ts';
import type { RoomRow, Store } from '../storage/store.ts';
import type { Place } from './place.ts';

const LOOK_EVERY_MS = 60_000;
/** How long an empty room still knows what it showed, for screens that come back before their host. */
const EMPTY_KEPT_MS = 10 * 60_000;

type PlacesDeps = {
  readonly store: Pick<Store, 'findRoom' | 'touchRoom'>;
  readonly clock: Clock;
  readonly make: (row: RoomRow) => Place;
};

/** The rooms that somebody asked this server for, each read from its row once. */
export class Places {
  readonly #deps: PlacesDeps;
  readonly #asked = new Map<string, Promise<Place | null>>();
  readonly #ready = new Map<string, Place>();
  readonly #lookedAt = new Map<string, number>();
  readonly #emptySince = new Map<string, number>();

  constructor(deps: PlacesDeps) {
    this.#deps = deps;
  }

  get size(): number {
    return this.#ready.size;
  }
  all(): Iterable<Place> {
    return this.#ready.values();
  }
  ready(code: string): Place | undefined {
    return this.#ready.get(code);
  }

  row(code: string): Promise<RoomRow | null> {
    return this.#deps.store.findRoom(code, this.#deps.clock());
  }

  /** Null when there is no such room. */
  find(code: string): Promise<Place | null> {
    const known = this.#asked.get(code);
    if (known !== undefined) return known;
    const found = this.row(code).then((row) => {
      if (row === null) return null;
      const place = this.#deps.make(row);
      this.#ready.set(code, place);
      return place;
    });
    this.#asked.set(code, found);
    // What is not there, or could not be read, is looked for again.
    found.then(
      (place) => place ?? this.#asked.delete(code),
      () => this.#asked.delete(code),
    );
    return found;
  }

  forget(code: string): void {
    this.#ready.get(code)?.stop();
    this.#ready.delete(code);
    this.#asked.delete(code);
    this.#lookedAt.delete(code);
    this.#emptySince.delete(code);
  }

  /** Forgets rooms that nobody is in, and ends those that another server or the time has ended. */
  async sweep(now: number): Promise<void> {
    for (const [code, place] of this.#ready) {
      place.live?.put({ type: 'tick', at: now });
      place.lookForOwner();
      const lookedAt = this.#lookedAt.get(code);
      if (lookedAt === undefined) this.#lookedAt.set(code, now);
      else if (this.#isLongEmpty(code, place, now)) this.forget(code);
      else if (now - lookedAt >= LOOK_EVERY_MS) await this.#look(code, place, now);
    }
  }

  #isLongEmpty(code: string, place: Place, now: number): boolean {
    if (!place.isIdle) {
      this.#emptySince.delete(code);
      return false;
    }
    const since = this.#emptySince.get(code) ?? now;
    this.#emptySince.set(code, since);
    return !place.hasShown || now - since >= EMPTY_KEPT_MS;
  }

  /** A host that is here keeps its room. */
  async #look(code: string, place: Place, now: number): Promise<void> {
    const { store, clock } = this.#deps;
    this.#lookedAt.set(code, now);
    if (place.hasHost) await store.touchRoom(code, clock());
    if ((await this.row(code)) !== null) return;
    this.forget(code);
    place.end(true);
  }
}
