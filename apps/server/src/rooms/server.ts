import {
  ROOM_LIMITS,
  ROOM_VERSION,
  type RoomClosing,
  type RoomRole,
  type RoomWelcome,
} from '@wheel/contract';
import { CLOSINGS, type RoomCaps, type Welcome } from '@wheel/room';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { clientKey } from '../http/limits/client-key.ts';
import { RateLimiter } from '../http/limits/rate-limiter.ts';
import type { RoomRow } from '../storage/rooms.ts';
import type { Store } from '../storage/store.ts';
import { isSameSecret } from '../tokens.ts';
import {
  BAD_MESSAGE,
  Connection,
  INCOMPATIBLE,
  LATE_HELLO,
  RESTART,
  type Sent,
  TOO_FAST,
  TOO_LARGE,
  TOO_OFTEN,
  type Transport,
} from './connection.ts';
import { ConnectionLimiter } from './limits.ts';
import {
  authenticate,
  frameOf,
  handleMessage,
  isClosing,
  isNewcomer,
  type Parsed,
  parseFrame,
  read,
} from './messages.ts';
import { RoomRegistry } from './registry.ts';
import { LiveRoom, type Outside, settingsOf } from './room.ts';
import { type StreamName, screenTokenOf } from './secrets.ts';

export type RoomServerDeps = {
  readonly store: Store;
  /** The time of day. */
  readonly clock: Clock;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly phones: number;
  readonly phonesPerAddress: number;
  /** Whether rates are limited. */
  readonly isLimited: boolean;
  /** What hosts are told about where phones find the server. */
  readonly addresses: () => Pick<RoomWelcome, 'publicUrl' | 'addresses'>;
};

type SavedRoom = Pick<RoomRow, 'code' | 'settings' | 'banned'>;

/** As long as the longest interval of pings. */
const PHASE_MS = 20_000;

/** All rooms of this server and all connections to them. */
export class RoomServer {
  readonly limiter = new ConnectionLimiter();
  /** To all devices since the start. */
  readonly sent: Sent = { messages: 0, bytes: 0 };
  readonly #deps: RoomServerDeps;
  readonly #caps: RoomCaps;
  readonly #outside: Outside;
  readonly #connections = new Map<string, Connection>();
  readonly #registry: RoomRegistry;
  /** By address and room. A class that comes at once needs a few seconds more. */
  readonly #newcomers = new RateLimiter({ burst: 40, everyMs: 200 });
  /** Rooms that are being saved, each with what is to be saved next. */
  readonly #unsaved = new Map<string, SavedRoom | null>();
  #connectionCount = 0;

  constructor(deps: RoomServerDeps) {
    this.#deps = deps;
    this.#caps = {
      phones: deps.phones,
      phonesPerAddress: deps.phonesPerAddress,
      waiting: ROOM_LIMITS.waiting,
      screens: ROOM_LIMITS.screens,
      screensPerAddress: ROOM_LIMITS.screensPerAddress,
      remotes: ROOM_LIMITS.remotes,
    };
    this.#outside = {
      now: deps.now,
      guard: (work) => this.#guard(work),
      welcomeFrame: (welcome, row) => this.#welcomeFrame(welcome, row),
      save: (room) => this.#save(room),
      raiseTerm: (code, from) => deps.store.raiseTerm(code, from, deps.clock()),
      end: (code) => {
        if (this.has(code)) this.#quietly(this.end(code));
      },
    };
    const { store, clock } = deps;
    const make = (row: RoomRow) => new LiveRoom(row, this.#caps, this.#outside);
    this.#registry = new RoomRegistry({ store, clock, make });
  }

  get connections(): Iterable<Connection> {
    return this.#connections.values();
  }

  /** The row of a room as it was when a client first asked for it; null when there is none. */
  async find(code: string): Promise<RoomRow | null> {
    return (await this.#registry.find(code))?.row ?? null;
  }

  /** The row of a room as it is now. */
  row(code: string): Promise<RoomRow | null> {
    return this.#registry.row(code);
  }

  has(code: string): boolean {
    return this.#registry.ready(code) !== null;
  }

  /** The rooms that this server has in its memory. */
  codes(): readonly string[] {
    return this.#registry.all().map(({ row }) => row.code);
  }

  /** Tells all guests of a room to come back: another server owns it. */
  drop(code: string): void {
    this.#registry.forget(code);
    for (const connection of this.#connections.values())
      if (connection.code === code) connection.close(RESTART);
  }

  /** Whether newcomers may come in; null when there is no such room. */
  async isOpen(code: string): Promise<boolean | null> {
    const live = this.#registry.ready(code);
    if (live !== null) return live.room.settings.open;
    const row = await this.#registry.row(code);
    return row && settingsOf(row).open;
  }

  isRoundOpen(code: string): boolean {
    return this.#registry.ready(code)?.room.round.isOpen ?? false;
  }

  /** A device is connected; its first message says which one. */
  open(code: string, address: string, transport: Transport): Connection {
    const id = String(this.#connectionCount++);
    const connection = new Connection(id, code, address, transport, this.#deps.now(), this.sent);
    this.#connections.set(id, connection);
    connection.slot = this.limiter.enter(address, () => transport.cut());
    return connection;
  }

  /** The connection has ended, by whomever. */
  closed(connection: Connection): void {
    connection.isOver = true;
    if (!this.#connections.delete(connection.id)) return;
    connection.slot?.left();
    this.#guard(() => this.#registry.ready(connection.code)?.leave(connection));
  }

  /** A frame has come. An unexpected error in it ends this connection and nothing else. */
  receive(connection: Connection, text: string, bytes: number): void {
    const { isLimited, now } = this.#deps;
    // Also while it is being closed.
    if (connection.isOver && isLimited && !connection.takes(now())) connection.cut();
    this.#guarded(connection, () => this.#take(connection, text, bytes));
  }

  /** A ping or a pong has come. False when there were too many: then the connection is cut. */
  takesControl(connection: Connection): boolean {
    const { isLimited, now } = this.#deps;
    if (isLimited && !connection.takesControl(now())) connection.cut();
    return !connection.isOver;
  }

  /** The work answers why the connection must end, if it must. */
  #guarded(connection: Connection, work: () => RoomClosing | null): void {
    try {
      const closing = connection.isOver ? null : work();
      if (closing !== null) connection.close(closing);
    } catch (err) {
      this.#deps.log.error({ err }, 'A frame could not be taken.');
      connection.close(BAD_MESSAGE);
    }
  }

  #take(connection: Connection, text: string, bytes: number): RoomClosing | null {
    const { isLimited, now } = this.#deps;
    connection.heard(now(), null);
    if (isLimited && !connection.takes(now())) return TOO_FAST;
    if (bytes > connection.bytesMax) return TOO_LARGE;
    const data = parseFrame(text);
    if (data === null) return BAD_MESSAGE;
    if (bytes > ROOM_LIMITS.bytes.host && data.t !== 'picture') return TOO_LARGE;
    if (data.t === 'pong' && connection.secret !== null) return null;
    const { greeting } = connection;
    if (greeting === null && connection.role !== null) return this.#handleMessage(connection, data);
    if (greeting === null) this.#greet(connection, data);
    else
      greeting.then(() => this.#guarded(connection, () => this.#handleMessage(connection, data)));
    return null;
  }

  #handleMessage(connection: Connection, data: Parsed): RoomClosing | null {
    const live = this.#registry.ready(connection.code);
    return live && handleMessage(live, connection, data, this.#deps.now());
  }

  #greet(connection: Connection, data: Parsed): void {
    connection.greeting = this.#hello(connection, data)
      .catch((err) => {
        this.#deps.log.warn({ err }, 'A hello could not be answered.');
        connection.close(RESTART);
      })
      .finally(() => {
        connection.greeting = null;
      });
  }

  /** How long newcomers of that address would have to wait before another may enter the room. */
  #comes({ address, code }: Connection): number {
    return this.#newcomers.take(`${clientKey(address)} ${code}`, this.#deps.now());
  }

  async #hello(connection: Connection, data: Parsed): Promise<void> {
    const { isLimited } = this.#deps;
    if ('v' in data && data.t === 'hello' && data.v !== ROOM_VERSION)
      return connection.close(INCOMPATIBLE);
    const hello = read('hello', data);
    if (hello === null) return connection.close(BAD_MESSAGE);
    connection.slot?.greeted();
    const live = await this.#registry.find(connection.code);
    if (live === null) return connection.close(CLOSINGS.closed);
    const request = authenticate(hello, live.row, connection.address);
    if (isClosing(request)) return connection.close(request);
    if (isLimited && isNewcomer(request) && this.#comes(connection) > 0)
      return connection.close(TOO_OFTEN);
    connection.became(hello.as);
    if (hello.as === 'host') connection.slot?.isHost();
    // So that the way to it is known before the first buzz. From then on each has a phase of its own.
    connection.transport.gather?.();
    for (let nth = 0; nth < 3; nth++) connection.transport.ping();
    connection.pingAt = this.#deps.now() + Math.random() * PHASE_MS;
    await live.enter(connection, request);
  }

  /** A message posted for a stream. False when there is none. */
  post(code: string, { id, secret }: StreamName, text: string): boolean {
    const connection = this.#connections.get(id);
    if (
      connection?.code !== code ||
      connection.secret === null ||
      !isSameSecret(secret, connection.secret)
    )
      return false;
    this.receive(connection, text, Buffer.byteLength(text));
    return true;
  }

  /** The room is over, by its host's word or by a call. Its row is closed first: a client that asks meanwhile would find it open. */
  async end(code: string): Promise<void> {
    try {
      await this.#deps.store.closeRoom(code, this.#deps.clock());
    } finally {
      const live = this.#registry.ready(code);
      this.#registry.forget(code);
      live?.put({ type: 'close' });
    }
  }

  /** Now and then: late hellos, slow screens, empty rooms. */
  sweepConnections(now: number): void {
    for (const connection of this.#connections.values()) {
      const isSilent = connection.role === null && connection.greeting === null;
      if (isSilent && now - connection.openedAt > ROOM_LIMITS.helloWithinMs)
        connection.close(LATE_HELLO);
      else connection.sweep(now);
    }
  }

  sweepRooms(now: number): Promise<void> {
    return this.#registry.sweep(now);
  }

  /** Tells all guests to come back: a restart is about to be made. */
  stop(): void {
    for (const connection of this.#connections.values()) connection.close(RESTART);
    for (const live of this.#registry.all()) live.stop();
  }

  cutAll(): void {
    for (const connection of this.#connections.values()) connection.transport.cut();
  }

  #welcomeFrame(welcome: Welcome, { seatKey }: RoomRow): Buffer {
    const { phones, screens, remotes } = this.#caps;
    const role: RoomRole = welcome.as;
    return frameOf({
      t: 'welcome',
      ...welcome,
      now: this.#deps.clock(),
      limits: {
        phones,
        screens,
        remotes,
        bytes: ROOM_LIMITS.bytes[role],
        ...(role === 'host' && { picture: ROOM_LIMITS.pictureBytes }),
      },
      ...(role === 'host' && { screenToken: screenTokenOf(seatKey), ...this.#deps.addresses() }),
    });
  }

  /** A save in flight is waited for, so that none overtakes another; of those that wait only the newest counts. */
  #save(room: SavedRoom): void {
    const isSaving = this.#unsaved.has(room.code);
    this.#unsaved.set(room.code, isSaving ? room : null);
    if (!isSaving) this.#quietly(this.#saveInTurn(room));
  }

  async #saveInTurn(room: SavedRoom): Promise<void> {
    try {
      await this.#deps.store.saveRoom(room);
    } finally {
      const next = this.#unsaved.get(room.code) ?? null;
      this.#unsaved.delete(room.code);
      if (next !== null) this.#save(next);
    }
  }

  /** An unexpected error in a timer or a parting ends nothing else. */
  #guard(work: () => void): void {
    try {
      work();
    } catch (err) {
      this.#deps.log.error({ err }, 'Something in a room went wrong.');
    }
  }

  /** The show goes on whether or not a row could be written. */
  #quietly(work: Promise<unknown>): void {
    work.catch((err) => this.#deps.log.warn({ err }, 'The row of a room could not be written.'));
  }
}
