import type { RoomClosing, RoomHello } from '@wheel/contract';
import { FIRST_SETTINGS } from '@wheel/room';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { Connection, Transport } from '../../src/rooms/connection.ts';
import { RoomServer, type RoomServerDeps } from '../../src/rooms/server.ts';
import type { RoomRow } from '../../src/storage/rooms.ts';
import type { Store } from '../../src/storage/store.ts';
import { hashToken } from '../../src/tokens.ts';

export const CODE = 'KXMRTD';
export const SECRET = 's'.repeat(43);

/** The row of one room in memory. */
export class Rows {
  row: RoomRow | null = {
    code: CODE,
    hostHash: hashToken(SECRET),
    seatKey: 'key',
    term: 1,
    settings: JSON.stringify(FIRST_SETTINGS),
    banned: '[]',
  };
  /** As if the time had ended the room, or a clock were set. */
  isTooOld = false;
  beforeClosing: Promise<void> = Promise.resolve();
  beforeSaving: (() => Promise<void>) | null = null;

  get store(): Store {
    const rows = this;
    const store: Partial<Store> = {
      findRoom: async (code) => (rows.row?.code === code && !rows.isTooOld ? rows.row : null),
      async raiseTerm(_code, from) {
        if (rows.row?.term !== from) return false;
        rows.row = { ...rows.row, term: from + 1 };
        return true;
      },
      async saveRoom(part) {
        if (rows.beforeSaving !== null) await rows.beforeSaving();
        if (rows.row !== null) rows.row = { ...rows.row, ...part };
      },
      touchRoom: async (code) => rows.row?.code === code,
      async closeRoom() {
        await rows.beforeClosing;
        rows.row = null;
      },
    };
    // The roomServer asks for nothing else.
    return store as Store;
  }
}

/** A device with no transport between. */
export class Device implements Transport {
  readonly unsent = 0;
  readonly told: (Record<string, unknown> & { t: string })[] = [];
  /** When it was pinged. */
  readonly pings: number[] = [];
  answers = true;
  /** How long its way seems to be, there and back. */
  rtt = 1;
  isCut = false;
  closed: RoomClosing | null = null;
  readonly roomServer: RoomServer;
  readonly connection: Connection;

  constructor(roomServer: RoomServer, address = '10.0.0.1') {
    this.roomServer = roomServer;
    this.connection = roomServer.open(CODE, address, this);
  }

  say(message: object): void {
    const text = JSON.stringify(message);
    this.roomServer.receive(this.connection, text, Buffer.byteLength(text));
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
    if (this.answers) this.connection.heard(performance.now(), this.rtt);
  }
  close(closing: RoomClosing): void {
    this.closed = closing;
    this.roomServer.closed(this.connection);
  }
  cut(): void {
    this.isCut = true;
    this.roomServer.closed(this.connection);
  }
}

export const roomServerWith = (
  rows: Rows,
  more: Partial<Pick<RoomServerDeps, 'isLimited' | 'now' | 'store'>> = {},
): RoomServer =>
  new RoomServer({
    store: rows.store,
    clock: () => 1_700_000_000_000,
    now: () => performance.now(),
    log: pino({ level: 'silent' }),
    phones: 200,
    phonesPerAddress: 120,
    isLimited: false,
    addresses: () => ({ publicUrl: null, addresses: [] }),
    ...more,
  });

export const HOST = { as: 'host', secret: SECRET, device: 'desk' } as const;
export const state = (rev: number, term = 1) => ({
  t: 'state',
  term,
  rev,
  state: { mark: rev, show: { board: [], spin: null } },
  events: [],
});

/** Has said hello and was answered. */
export const entered = async (
  roomServer: RoomServer,
  hello: Parameters<Device['hello']>[0],
  address?: string,
) => {
  const device = new Device(roomServer, address).hello(hello);
  await expect.poll(() => device.told.length > 0 || device.closed !== null).toBe(true);
  return device;
};
