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
import type { RoomRow, Store } from '../storage/store.ts';
import type { Bus, RoomNote } from './bus.ts';
import { BAD_MESSAGE, INCOMPATIBLE, LATE_HELLO, RESTART, TOO_FAST, TOO_LARGE } from './closings.ts';
import { comerOf, isClosing } from './comers.ts';
import { frameOf, type Parsed, parseFrame, readHello } from './frames.ts';
import { type Counted, Gate } from './gate.ts';
import { Link, type Wire } from './link.ts';
import { listen } from './listening.ts';
import { type Outside, settingsOf } from './live-room.ts';
import { Place } from './place.ts';
import { Places } from './places.ts';
import { unseal } from './seal.ts';

export type HallDeps = {
  readonly store: Store;
  /** The time of day. */
  readonly clock: Clock;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
  readonly bus: Bus | null;
  readonly phones: number;
  /** Whether rates are limited. */
  readonly isLimited: boolean;
  /** What hosts are told about where phones find the server. */
  readonly addresses: () => Pick<RoomWelcome, 'publicUrl' | 'addresses'>;
};

/** As long as the longest interval of pings. */
const PHASE_MS = 20_000;

/** All rooms of this server and everybody connected to them. */
export class Hall {
  readonly gate = new Gate();
  readonly #deps: HallDeps;
  readonly #server: string;
  readonly #caps: RoomCaps;
  readonly #outside: Outside;
  readonly #links = new Map<string, Link>();
  readonly #places: Places;
  readonly #counted = new Map<string, Counted>();
  readonly #greetings = new Map<string, Promise<void>>();
  #linkCount = 0;

  constructor(deps: HallDeps) {
    this.#deps = deps;
    this.#server = deps.bus?.server ?? 'here';
    this.#caps = {
      phones: deps.phones,
      screens: ROOM_LIMITS.screens,
      remotes: ROOM_LIMITS.remotes,
    };
    this.#outside = {
      now: deps.now,
      welcomeFrame: (welcome) => this.#welcomeFrame(welcome),
      save: (room) => this.#quietly(deps.store.saveRoom(room)),
      end: (code) => {
        if (this.#places.ready(code) !== undefined) this.#quietly(this.end(code));
      },
    };
    const { store, clock } = deps;
    this.#places = new Places({ store, clock, make: (row) => this.#made(row) });
    deps.bus?.start({
      onEnvelope: ({ from, room, body }) => this.#hearNote(from, room, body),
      onRestored: () => {
        for (const place of this.#places.all()) place.restored();
      },
      onLost: (server) => {
        for (const place of this.#places.all()) place.serverGone(server);
      },
    });
  }

  get links(): Iterable<Link> {
    return this.#links.values();
  }

  /** The row of a room as it was when somebody first asked for it; null when there is none. */
  async find(code: string): Promise<RoomRow | null> {
    return (await this.#places.find(code))?.row ?? null;
  }

  /** Whether newcomers may come in; null when there is no such room. */
  async isOpen(code: string): Promise<boolean | null> {
    const live = this.#places.ready(code)?.live;
    if (live) return live.room.settings.open;
    const row = await this.#places.row(code);
    return row && settingsOf(row).open;
  }

  isRoundOpen(code: string): boolean {
    return this.#places.ready(code)?.outlet.isRoundOpen ?? false;
  }

  /** Somebody is connected; who it is, the first message says. */
  open(code: string, address: string, wire: Wire): Link {
    const id = `${this.#server}:${this.#linkCount++}`;
    const link = new Link(id, code, address, wire, this.#deps.now());
    this.#links.set(id, link);
    this.#counted.set(id, this.gate.enter(address));
    return link;
  }

  /** The connection has ended, by whomever. */
  closed(link: Link): void {
    link.isOver = true;
    if (!this.#links.delete(link.id)) return;
    this.#counted.get(link.id)?.left();
    this.#counted.delete(link.id);
    this.#greetings.delete(link.id);
    this.#places.ready(link.code)?.leave(link);
  }

  /** A frame has come. What nobody foresaw in it ends this connection and nothing else. */
  hear(link: Link, text: string, bytes: number): void {
    this.#guarded(link, () => this.#take(link, text, bytes));
  }

  /** The work answers why the link must end, if it must. */
  #guarded(link: Link, work: () => RoomClosing | null): void {
    try {
      const closing = link.isOver ? null : work();
      if (closing !== null) link.close(closing);
    } catch (err) {
      this.#deps.log.error({ err }, 'A frame could not be taken.');
      link.close(BAD_MESSAGE);
    }
  }

  #take(link: Link, text: string, bytes: number): RoomClosing | null {
    const { isLimited, now } = this.#deps;
    link.heard(now(), null);
    if (isLimited && !link.takes(now())) return TOO_FAST;
    if (bytes > link.bytesMax) return TOO_LARGE;
    const data = parseFrame(text);
    if (data === null) return BAD_MESSAGE;
    if (data.t === 'pong' && link.secret !== null) return null;
    const greeting = this.#greetings.get(link.id);
    if (greeting === undefined && link.role !== null) return this.#listen(link, data);
    if (greeting === undefined) this.#greet(link, data);
    else greeting.then(() => this.#guarded(link, () => this.#listen(link, data)));
    return null;
  }

  #listen(link: Link, data: Parsed): RoomClosing | null {
    const place = this.#places.ready(link.code);
    return place === undefined ? null : listen(place, link, data, this.#deps.now());
  }

  #greet(link: Link, data: Parsed): void {
    const greeting = this.#hello(link, data)
      .catch((err) => {
        this.#deps.log.warn({ err }, 'A hello could not be answered.');
        link.close(RESTART);
      })
      .finally(() => this.#greetings.delete(link.id));
    this.#greetings.set(link.id, greeting);
  }

  async #hello(link: Link, data: Parsed): Promise<void> {
    if ('v' in data && data.t === 'hello' && data.v !== ROOM_VERSION)
      return link.close(INCOMPATIBLE);
    const hello = readHello(data);
    if (hello === null) return link.close(BAD_MESSAGE);
    this.#counted.get(link.id)?.greeted();
    // Another server may have raised the term.
    const newRow = hello.as === 'host' ? await this.#places.row(link.code) : undefined;
    const place = await this.#places.find(link.code);
    if (place === null || newRow === null) return link.close(CLOSINGS.closed);
    place.row = newRow ?? place.row;
    const comer = comerOf(hello, place.row);
    if (isClosing(comer)) return link.close(comer);
    link.became(hello.as);
    if (hello.as === 'host') this.#counted.get(link.id)?.isHost();
    // So that the way to it is known before the first buzz. From then on each has a phase of its own.
    link.wire.gather?.();
    for (let nth = 0; nth < 3; nth++) link.wire.ping();
    link.pingAt = this.#deps.now() + Math.random() * PHASE_MS;
    await place.enter(link, comer);
  }

  /** Whether the stream of that name runs here. */
  hasStream(name: string): boolean {
    return this.#links.has(name.split('~', 1)[0] ?? '');
  }

  /** A message posted for a stream of this server, or of another. False when there is none. */
  async post(code: string, name: string, text: string): Promise<boolean> {
    const [id = '', secret] = name.split('~');
    const link = this.#links.get(id);
    if (link !== undefined && link.code === code && link.secret === secret) {
      this.hear(link, text, Buffer.byteLength(text));
      return true;
    }
    if (this.#deps.bus === null || id.startsWith(`${this.#server}:`)) return false;
    // The room may have nobody at this server.
    const place = await this.#places.find(code);
    place?.post(name, text);
    return place !== null;
  }

  /** The room is over, by its host's word or by a call. Its row first: whoever asks meanwhile would find it open again. */
  async end(code: string): Promise<void> {
    try {
      await this.#deps.store.closeRoom(code, this.#deps.clock());
    } finally {
      const place = this.#places.ready(code);
      this.#places.forget(code);
      place?.end();
    }
  }

  /** Now and then: late hellos, slow screens, rooms that nobody is in any more. */
  sweepLinks(now: number): void {
    for (const link of this.#links.values()) {
      const isSilent = link.role === null && !this.#greetings.has(link.id);
      if (isSilent && now - link.openedAt > ROOM_LIMITS.helloWithinMs) link.close(LATE_HELLO);
      else link.sweep(now);
    }
  }

  sweepRooms(now: number): Promise<void> {
    return this.#places.sweep(now);
  }

  /** Everybody is told to come back: a restart is about to be made. */
  stop(): void {
    for (const link of this.#links.values()) link.close(RESTART);
    for (const place of this.#places.all()) place.stop();
  }

  cutAll(): void {
    for (const link of this.#links.values()) link.wire.cut();
  }

  #made(row: RoomRow): Place {
    const { store, clock, bus } = this.#deps;
    return new Place(row, {
      store,
      clock,
      caps: this.#caps,
      outside: this.#outside,
      bus,
      onPosted: (link, text) => void this.post(row.code, link, text),
    });
  }

  #hearNote(from: string, code: string, body: string): void {
    const place = this.#places.ready(code);
    const text = place === undefined ? null : unseal(body, place.row.seatKey);
    if (place === undefined || text === null) return;
    const note: RoomNote = JSON.parse(text);
    if (note.k === 'ended') this.#places.forget(code);
    place.hearNote(from, note);
  }

  #welcomeFrame(welcome: Welcome): Buffer {
    const { phones, screens, remotes } = this.#caps;
    const role: RoomRole = welcome.as;
    return frameOf({
      t: 'welcome',
      ...welcome,
      now: this.#deps.clock(),
      limits: { phones, screens, remotes, bytes: ROOM_LIMITS.bytes[role] },
      ...(role === 'host' && this.#deps.addresses()),
    });
  }

  /** The show goes on whether or not a row could be written. */
  #quietly(work: Promise<unknown>): void {
    work.catch((err) => this.#deps.log.warn({ err }, 'The row of a room could not be written.'));
  }
}
