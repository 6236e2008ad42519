import { setTimeout as pause } from 'node:timers/promises';
import { type Audience, gather } from '../../testing/rooms/audience.ts';

const CURRENT_WITHIN_MS = 30_000;
const BUSY_FOR_MS = 60_000;

/** Tries again where the server says that it is too busy. */
async function whileBusy<T>(call: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + BUSY_FOR_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!/\b503\b/.test(String(error)) || performance.now() > untilMs) throw error;
      await pause(200);
    }
  }
}

/** Rooms in which shows go on, each with a host, two screens and eight phones that come back by themselves. */
export class LiveRooms {
  readonly #origin: string;
  readonly #rooms: Audience[] = [];
  #opened = 0;
  #steps = 0;
  #slowestMs = 0;

  private constructor(origin: string) {
    this.#origin = origin;
  }

  static async open(origin: string, count: number): Promise<LiveRooms> {
    const rooms = new LiveRooms(origin);
    for (let nth = 0; nth < count; nth++) await rooms.#openOne();
    return rooms;
  }

  /** What has happened so far, in words. */
  get history(): string {
    return `${this.#opened} rooms of 11 devices, ${this.#steps} steps of shows`;
  }

  /** The longest that everybody took to be shown the newest state. */
  get slowestMs(): number {
    return this.#slowestMs;
  }

  act(): void {
    for (const room of this.#rooms) room.act();
    this.#steps += this.#rooms.length;
  }

  /** Ends the oldest room as its host does, and opens another. */
  async replaceOldest(): Promise<void> {
    const oldest = this.#rooms.shift();
    if (!oldest) return;
    const headers = { authorization: `Bearer ${oldest.hostSecret}` };
    const address = `${this.#origin}/api/rooms/${oldest.code}`;
    await whileBusy(async () => {
      const { status } = await fetch(address, { method: 'DELETE', headers });
      if (status !== 204) throw new Error(`A room did not end: ${status}`);
    });
    oldest.leave();
    await this.#openOne();
  }

  /** How many rooms hold a device that is not shown the newest state in time. */
  async countBehind(): Promise<number> {
    const tooksMs = await Promise.all(this.#rooms.map((room) => room.current(CURRENT_WITHIN_MS)));
    this.#slowestMs = Math.max(this.#slowestMs, ...tooksMs);
    return tooksMs.filter((tookMs) => tookMs > CURRENT_WITHIN_MS).length;
  }

  leave(): void {
    for (const room of this.#rooms) room.leave();
  }

  async #openOne(): Promise<void> {
    this.#rooms.push(await whileBusy(() => gather(() => [this.#origin])));
    this.#opened += 1;
  }
}
