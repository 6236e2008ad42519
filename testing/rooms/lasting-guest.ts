import { setTimeout as pause } from 'node:timers/promises';
import { enter, type Hello, type RoomClient, type Told } from './room-client.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 4_000;
const GROWTH = 1.7;
const SPREAD = 0.3;

/** A device that comes back by itself, as pages do: after up to a second at random, then later and later. */
export class LastingGuest {
  readonly #origins: () => readonly string[];
  readonly #code: string;
  readonly #hello: () => Hello;
  client: RoomClient | null = null;
  token: string | null = null;
  /** The newest state that it has. */
  rev = 0;
  shownAt = 0;
  #isDone = false;

  constructor(origins: () => readonly string[], code: string, hello: () => Hello) {
    this.#origins = origins;
    this.#code = code;
    this.#hello = hello;
    this.#stay().catch(() => {});
  }

  get isConnected(): boolean {
    return this.client?.last('welcome') !== undefined && this.client.closedWith === null;
  }

  say(message: object): void {
    if (this.isConnected) this.client?.say(message);
  }

  leave(): void {
    this.#isDone = true;
    this.client?.socket.terminate();
  }

  async #stay(): Promise<void> {
    for (let tries = 0; !this.#isDone; tries++) {
      const origins = this.#origins();
      const origin = origins[tries % origins.length] ?? '';
      const seat = this.token === null ? {} : { seat: this.token };
      const client = await enter(origin, this.#code, { ...this.#hello(), ...seat }).catch(
        () => null,
      );
      if (client !== null) {
        this.client = client;
        client.socket.on('message', () => this.#hear(client.told.at(-1)));
        for (const message of client.told) this.#hear(message);
        if (client.closedWith === null)
          await new Promise<void>((resolve) => client.socket.once('close', () => resolve()));
        if (client.last('welcome') !== undefined) tries = -1;
      }
      await pause(this.#waitMs(tries));
    }
  }

  #waitMs(tries: number): number {
    if (tries < 1) return Math.random() * FIRST_MS;
    const base = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** tries);
    return base * (1 - SPREAD + Math.random() * 2 * SPREAD);
  }

  #hear(message: Told | undefined): void {
    if (message?.t === 'welcome' && typeof message.token === 'string') this.token = message.token;
    if (message?.t !== 'state' || typeof message.rev !== 'number') return;
    this.rev = Math.max(this.rev, message.rev);
    this.shownAt = performance.now();
  }
}

/** A host whose device is the only truth: what it has is in every hello, and what it does is shown when it can be. */
export class LastingHost extends LastingGuest {
  static of(origins: () => readonly string[], room: { code: string; hostSecret: string }) {
    const now = { rev: 0 };
    const hello = (): Hello => ({
      as: 'host',
      secret: room.hostSecret,
      device: 'desk',
      term: 1,
      rev: now.rev,
      state: { mark: now.rev, show: { board: [], spin: null } },
    });
    const host = new LastingHost(origins, room.code, hello);
    const act = () => {
      now.rev += 1;
      const { rev } = now;
      host.say({
        t: 'state',
        term: 1,
        rev,
        state: { mark: rev, show: { board: [], spin: null } },
        events: [],
      });
      return rev;
    };
    return { host, act, rev: () => now.rev };
  }
}

/** How long it took until it was so. */
export async function until(isSo: () => boolean, patienceMs = 60_000): Promise<number> {
  const startedAt = performance.now();
  while (!isSo()) {
    if (performance.now() - startedAt > patienceMs) return Number.POSITIVE_INFINITY;
    await pause(10);
  }
  return performance.now() - startedAt;
}
