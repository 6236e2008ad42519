import type { RoomClosing, RoomHello } from '@wheel/contract';
import { FIRST_SETTINGS } from '@wheel/room';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { RoomRow, Store } from '../storage/store.ts';
import { hashToken } from '../tokens.ts';
import type { Bus, BusEvents, Envelope } from './bus.ts';
import { Hall } from './hall.ts';
import type { Link, Wire } from './link.ts';

export const CODE = 'KXMRTD';
export const SECRET = 's'.repeat(43);

/** Rows in memory, shared by the servers of one test. */
export class Rows {
  row: RoomRow | null = {
    code: CODE,
    hostHash: hashToken(SECRET),
    seatKey: 'key',
    term: 1,
    settings: JSON.stringify(FIRST_SETTINGS),
    banned: '[]',
  };
  claims = 0;
  beforeClosing: Promise<void> = Promise.resolve();

  get store(): Store {
    const rows = this;
    const store: Partial<Store> = {
      findRoom: async (code) => (rows.row?.code === code ? rows.row : null),
      async raiseTerm(_code, from) {
        if (rows.row?.term !== from) return false;
        rows.row = { ...rows.row, term: from + 1 };
        return true;
      },
      claimRoom: async () => ++rows.claims,
      async saveRoom(part) {
        if (rows.row !== null) rows.row = { ...rows.row, ...part };
      },
      touchRoom: async () => {},
      async closeRoom() {
        await rows.beforeClosing;
        rows.row = null;
      },
    };
    // The hall asks for nothing else.
    return store as Store;
  }
}

/** Servers that hear each other at once, in one order for all; one can be cut off. */
export class MemoryBus {
  readonly #events = new Map<string, BusEvents>();
  readonly deaf = new Set<string>();
  #line: Promise<void> = Promise.resolve();

  server(name: string): Bus {
    return {
      server: name,
      start: (events) => void this.#events.set(name, events),
      publish: (envelope) => this.#pass({ ...envelope, from: name }),
      close: async () => void this.#events.delete(name),
    };
  }

  lose(name: string): void {
    this.#events.delete(name);
    for (const events of this.#events.values()) events.onLost(name);
  }

  restore(name: string): void {
    this.deaf.delete(name);
    this.#events.get(name)?.onRestored();
  }

  /** Resolves when everything was heard. */
  async quiet(): Promise<void> {
    for (let seen: Promise<void> | null = null; seen !== this.#line; ) {
      seen = this.#line;
      await seen;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #pass(envelope: Envelope): void {
    if (this.deaf.has(envelope.from)) return;
    this.#line = this.#line.then(() => {
      for (const [name, events] of this.#events) {
        const isMeant = envelope.to === null || envelope.to === name;
        if (name !== envelope.from && isMeant && !this.deaf.has(name)) events.onEnvelope(envelope);
      }
    });
  }
}

/** A device with no wire between. */
export class Device implements Wire {
  readonly unsent = 0;
  readonly told: (Record<string, unknown> & { t: string })[] = [];
  /** When it was pinged. */
  readonly pings: number[] = [];
  answers = true;
  isCut = false;
  closed: RoomClosing | null = null;
  readonly hall: Hall;
  readonly link: Link;

  constructor(hall: Hall) {
    this.hall = hall;
    this.link = hall.open(CODE, '10.0.0.1', this);
  }

  say(message: object): void {
    const text = JSON.stringify(message);
    this.hall.hear(this.link, text, Buffer.byteLength(text));
  }
  hello(hello: Omit<RoomHello, 't' | 'v'>): this {
    this.say({ t: 'hello', v: 1, ...hello });
    return this;
  }
  send(frame: Buffer): void {
    this.told.push(JSON.parse(frame.toString()));
  }
  kinds(): readonly string[] {
    return this.told.map(({ t }) => t);
  }
  last(t: string) {
    return this.told.findLast((message) => message.t === t);
  }
  ping(): void {
    this.pings.push(performance.now());
    if (this.answers) this.link.heard(performance.now(), 1);
  }
  close(closing: RoomClosing): void {
    this.closed = closing;
    this.hall.closed(this.link);
  }
  cut(): void {
    this.isCut = true;
    this.hall.closed(this.link);
  }
}

export const hallWith = (rows: Rows, bus: Bus | null): Hall =>
  new Hall({
    store: rows.store,
    clock: () => 1_700_000_000_000,
    now: () => performance.now(),
    log: pino({ level: 'silent' }),
    bus,
    phones: 200,
    isLimited: false,
    addresses: () => ({ publicUrl: null, addresses: [] }),
  });

export const HOST = { as: 'host', secret: SECRET, device: 'desk' } as const;
export const state = (rev: number, term = 1) => ({
  t: 'state',
  term,
  rev,
  state: { mark: rev, board: [], spin: null },
  events: [],
});

/** Two servers on one database. */
export const together = async () => {
  const rows = new Rows();
  const bus = new MemoryBus();
  const [a, b] = [hallWith(rows, bus.server('a')), hallWith(rows, bus.server('b'))];
  return { rows, bus, a, b };
};
/** Has said hello and was answered. */
export const entered = async (hall: Hall, hello: Parameters<Device['hello']>[0]) => {
  const device = new Device(hall).hello(hello);
  await expect.poll(() => device.told.length > 0 || device.closed !== null).toBe(true);
  return device;
};
