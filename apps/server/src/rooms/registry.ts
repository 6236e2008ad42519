import type { Clock } from '../clock.ts';
import type { RoomRow } from '../storage/rooms.ts';
import type { Store } from '../storage/store.ts';
import type { LiveRoom } from './room.ts';

const LOOK_EVERY_MS = 60_000;
/** How long an empty room still knows what it showed, for screens that come back before their host. */
const EMPTY_KEPT_MS = 10 * 60_000;

type RegistryDeps = {
  readonly store: Pick<Store, 'findRoom' | 'touchRoom'>;
  readonly clock: Clock;
  readonly make: (row: RoomRow) => LiveRoom;
};

type Entry = {
  readonly found: Promise<LiveRoom | null>;
  live: LiveRoom | null;
  lookedAt: number | null;
  emptySince: number | null;
};

/** The rooms that clients asked this server for, each read from its row once. */
export class RoomRegistry {
  readonly #deps: RegistryDeps;
  readonly #rooms = new Map<string, Entry>();

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
  }

  all(): readonly LiveRoom[] {
    return [...this.#rooms.values()].flatMap(({ live }) => live ?? []);
  }
  ready(code: string): LiveRoom | null {
    return this.#rooms.get(code)?.live ?? null;
  }

  row(code: string): Promise<RoomRow | null> {
    return this.#deps.store.findRoom(code, this.#deps.clock());
  }

  /** Null when there is no such room. */
  find(code: string): Promise<LiveRoom | null> {
    const known = this.#rooms.get(code);
    if (known !== undefined) return known.found;
    const found = this.row(code).then((row) => {
      room.live = row && this.#deps.make(row);
      return room.live;
    });
    const room: Entry = { found, live: null, lookedAt: null, emptySince: null };
    this.#rooms.set(code, room);
    // What is not there, or could not be read, is looked for again.
    found.then(
      (live) => live ?? this.#rooms.delete(code),
      () => this.#rooms.delete(code),
    );
    return found;
  }

  forget(code: string): void {
    this.ready(code)?.stop();
    this.#rooms.delete(code);
  }

  /** Forgets empty rooms, and ends those that another server or the time has ended. */
  async sweep(now: number): Promise<void> {
    for (const [code, room] of this.#rooms) {
      if (room.live === null) continue;
      room.live.put({ type: 'tick', at: now });
      if (room.lookedAt === null) room.lookedAt = now;
      else if (isLongEmpty(room, now)) this.forget(code);
      else if (now - room.lookedAt >= LOOK_EVERY_MS) {
        room.lookedAt = now;
        await this.#look(code, room.live);
      }
    }
  }

  /** A connected host keeps its room at any age of its row; only a closed room is over. */
  async #look(code: string, live: LiveRoom): Promise<void> {
    const { store, clock } = this.#deps;
    const isOpen =
      live.room.host !== null
        ? await store.touchRoom(code, clock())
        : (await this.row(code)) !== null;
    if (isOpen) return;
    this.forget(code);
    live.put({ type: 'close' });
    live.stop();
  }
}

function isLongEmpty(room: Entry, now: number): boolean {
  if (!room.live?.isIdle) {
    room.emptySince = null;
    return false;
  }
  room.emptySince ??= now;
  return room.live.room.shown === null || now - room.emptySince >= EMPTY_KEPT_MS;
}
