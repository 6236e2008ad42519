import { CLOSINGS, type Comer, type LinkId } from '@wheel/room';
import type { RoomRow } from '../storage/store.ts';
import type { RoomNote } from './bus.ts';
import type { Link } from './link.ts';
import { LiveRoom } from './live-room.ts';
import {
  carryOut,
  comerAgain,
  elsewhereOver,
  handedInParts,
  Inquiry,
  notesOver,
  type SendNote,
  serverOf,
} from './neighbours.ts';
import { Outlet, type Scene } from './outlet.ts';
import type { PlaceDeps } from './place-deps.ts';

const CLOSED = Buffer.from('{"t":"closed"}');

type HostComer = Extract<Comer, { as: 'host' }>;

/**
 * A room at this server. The server that holds the host's connection judges it; the others pass on what their guests say and
 * what they are told. While no host is anywhere, each judges for its own guests.
 */
export class Place {
  readonly outlet: Outlet;
  row: RoomRow;
  readonly #deps: PlaceDeps;
  readonly #note: SendNote;
  #live: LiveRoom | null = null;
  /** The server that judges; null while nobody is known to. */
  #owner: string | null = null;
  #claim = 0;
  #entering = 0;
  /** While the row is read again, because the server that judged is gone. */
  #reading: Promise<void> | null = null;
  #hostThere: { readonly device: string | null; readonly hasHost: boolean } | null = null;
  readonly #inquiry = new Inquiry();
  /** Guests of other servers. */
  readonly #foreign = new Set<LinkId>();
  #lastScene: { readonly scene: Scene; readonly at: number } | null = null;

  constructor(row: RoomRow, deps: PlaceDeps) {
    this.row = row;
    this.#deps = deps;
    this.outlet = new Outlet(deps.outside.now);
    this.#note = deps.bus ? notesOver(deps.bus, row.code, row.seatKey) : () => {};
  }

  #now(): number {
    return this.#deps.outside.now();
  }
  get live(): LiveRoom | null {
    return this.#live;
  }
  get isIdle(): boolean {
    const seats = this.#live?.room.seats.size ?? 0;
    return this.outlet.guests.size + this.#foreign.size + this.#entering + seats === 0;
  }
  get hasShown(): boolean {
    return this.#lastScene !== null || (this.#live !== null && this.#live.room.shown !== null);
  }
  get hasHost(): boolean {
    return this.#live !== null && this.#live.room.host !== null;
  }

  async enter(link: Link, comer: Comer): Promise<void> {
    this.#entering += 1;
    try {
      await this.#reading;
      if (this.#deps.bus !== null && this.#live === null && this.#owner === null)
        await this.#inquiry.ask(() => this.#note(null, { k: 'who' }));
      if (comer.as === 'host') await this.#enterHost(link, comer);
      else this.#admit(link, comer);
    } finally {
      this.#entering -= 1;
    }
  }

  #admit(link: Link, comer: Comer): void {
    if (link.isOver) return;
    this.outlet.guests.set(link.id, { link, comer, isIn: false });
    if (this.#live === null && this.#owner !== null)
      this.#note(this.#owner, { k: 'join', link: link.id, comer });
    else this.#judge().put({ type: 'join', link: link.id, comer, at: this.#now() });
  }

  async #enterHost(link: Link, comer: HostComer): Promise<void> {
    const { store, clock, bus } = this.#deps;
    const isTakeOver = comer.term === this.row.term + 1;
    const there = this.#live === null ? this.#hostThere : null;
    if (there?.hasHost && !isTakeOver && (comer.device === null || comer.device !== there.device)) {
      link.close(CLOSINGS.superseded);
      return;
    }
    if (isTakeOver) {
      if (!(await store.raiseTerm(this.row.code, this.row.term, clock()))) {
        link.close(CLOSINGS.superseded);
        return;
      }
      this.row = { ...this.row, term: this.row.term + 1 };
    }
    if (bus !== null && this.#owner !== bus.server) {
      const claim = await store.claimRoom(this.row.code, clock());
      if (claim === 0) {
        link.close(CLOSINGS.closed);
        return;
      }
      this.#claim = Math.max(this.#claim, claim);
      this.#owner = bus.server;
      this.#live?.reread(this.row);
    }
    const live = this.#takeOn();
    if (link.isOver) return;
    this.outlet.guests.set(link.id, { link, comer, isIn: false });
    const at = this.#now();
    live.put({ type: 'join', link: link.id, comer, at });
    this.#sayOwn(null);
  }

  /** Judges from now on, for everybody who is here already. */
  #takeOn(): LiveRoom {
    if (this.#live !== null) return this.#live;
    const last = this.#lastScene;
    const shown = last && { ...last.scene, age: last.scene.age + this.#now() - last.at };
    if (shown !== null) this.row = { ...this.row, term: Math.max(this.row.term, shown.term) };
    const live = this.#judge();
    const { round } = live.room;
    if (shown?.term === this.row.term)
      live.adopt({ shown, round, firsts: [], pairings: [], seats: [] });
    const at = this.#now();
    for (const [link, guest] of this.outlet.guests)
      live.put({ type: 'join', link, comer: comerAgain(guest), at });
    return live;
  }

  leave(link: Link): void {
    if (!this.outlet.guests.delete(link.id)) return;
    if (this.#live !== null) {
      const wasHost = this.#live.room.host === link.id;
      this.#live.put({ type: 'leave', link: link.id, at: this.#now() });
      if (wasHost) this.#sayOwn(null);
    } else if (this.#owner !== null) this.#note(this.#owner, { k: 'leave', link: link.id });
  }

  /** What a guest says goes to whoever judges. */
  pass(link: Link, role: 'player' | 'remote', message: unknown): void {
    if (this.#live !== null) this.#hear(link.id, role, message, link.rtt);
    else if (this.#owner !== null)
      this.#note(this.#owner, { k: 'in', link: link.id, role, message, rtt: link.rtt });
  }

  #hear(link: LinkId, role: 'player' | 'remote', message: unknown, rtt: number | null): void {
    const at = this.#now();
    // It was checked against the contract where it arrived.
    const checked = message as never;
    if (role === 'player') this.#live?.put({ type: 'player', link, message: checked, at, rtt });
    else this.#live?.put({ type: 'remote', link, message: checked, at });
  }

  post(link: LinkId, text: string): void {
    this.#note(serverOf(link), { k: 'post', link, text });
  }

  /** The room is over; `isTold` when another server said so. */
  end(isTold = false): void {
    if (!isTold) this.#note(null, { k: 'ended' });
    this.#live?.put({ type: 'close' });
    for (const link of [...this.outlet.guests.keys()]) {
      this.outlet.send(link, CLOSED);
      this.outlet.close(link, CLOSINGS.closed);
    }
    this.stop();
  }

  stop(): void {
    this.#live?.stop();
  }

  /** Whoever judges for want of another asks now and then whether there is one. */
  lookForOwner(): void {
    if (this.#live !== null && this.#owner === null) this.#note(null, { k: 'who' });
  }

  #judge(): LiveRoom {
    const { caps, outside, bus } = this.#deps;
    this.#live ??= new LiveRoom(
      this.row,
      caps,
      outside,
      this.outlet,
      bus && elsewhereOver(bus.server, this.#note, this.#foreign),
    );
    return this.#live;
  }

  #sayOwn(to: string | null, again = false): void {
    const { bus } = this.#deps;
    if (bus === null || this.#owner !== bus.server || this.#live === null) return;
    const { device } = this.#live.room;
    this.#note(to, { k: 'own', claim: this.#claim, device, hasHost: this.hasHost, again });
  }

  hearNote(from: string, note: RoomNote): void {
    if (note.k === 'who') this.#sayOwn(from);
    else if (note.k === 'own') this.#hearOwn(from, note);
    else if (note.k === 'join') this.#foreignCame(note.link, note.comer);
    else if (note.k === 'leave') this.#foreignLeft(note.link);
    else if (note.k === 'in') this.#hear(note.link, note.role, note.message, note.rtt);
    else if (note.k === 'gone') this.serverGone(from);
    else if (note.k === 'hand') this.#live?.adopt(note.handed);
    else if (note.k === 'post') this.#deps.onPosted(note.link, note.text);
    else if (note.k === 'ended') this.end(true);
    else if (from === this.#owner) {
      const scene = carryOut(this.outlet, note);
      if (scene !== null) this.#lastScene = { scene, at: this.#now() };
    }
  }

  #hearOwn(from: string, note: Extract<RoomNote, { k: 'own' }>): void {
    const { claim, device, hasHost } = note;
    if (claim < this.#claim) {
      this.#sayOwn(from);
      return;
    }
    const isNew = from !== this.#owner;
    this.#claim = claim;
    this.#hostThere = { device, hasHost };
    if (this.#live !== null && isNew) this.#giveUp(from);
    this.#owner = from;
    if (isNew) this.#introduce();
    else if (note.again) this.restored();
    this.#inquiry.answered();
  }

  /** Another server judges from now on. */
  #giveUp(to: string): void {
    const live = this.#live;
    if (live === null) return;
    const handed = live.handOver();
    const { host } = live.room;
    live.stop();
    this.#live = null;
    this.#foreign.clear();
    if (host !== null) this.outlet.close(host, CLOSINGS.superseded);
    for (const part of handedInParts(handed)) this.#note(to, { k: 'hand', handed: part });
  }

  /** Everybody here is named to the server that judges. */
  #introduce(): void {
    for (const [link, guest] of this.outlet.guests)
      if (this.#owner !== null)
        this.#note(this.#owner, { k: 'join', link, comer: comerAgain(guest) });
  }

  #foreignCame(link: LinkId, comer: Comer): void {
    if (this.#live === null) return;
    this.#foreign.add(link);
    if (this.#live.room.links.has(link)) this.#live.showTo(link);
    else this.#live.put({ type: 'join', link, comer, at: this.#now() });
    this.#live.sayWhetherAway(link);
  }

  #foreignLeft(link: LinkId): void {
    this.#foreign.delete(link);
    this.#live?.put({ type: 'leave', link, at: this.#now() });
  }

  /** A server is not heard of any more, or begins anew. Its guests are gone, and what it judged is judged here. */
  serverGone(server: string): void {
    for (const link of [...this.#foreign]) if (serverOf(link) === server) this.#foreignLeft(link);
    if (this.#owner !== server) return;
    this.#owner = null;
    this.#hostThere = null;
    this.#reading ??= this.#readRow();
  }

  /** Whom it banned and how it left the door, the row tells; where that cannot be read, what was known counts. */
  async #readRow(): Promise<void> {
    const { store, clock } = this.#deps;
    const row = await store.findRoom(this.row.code, clock()).catch(() => null);
    this.row = row ?? this.row;
    this.#reading = null;
    if (this.#owner === null) this.#takeOn();
  }

  /** Notes may have been missed: everything is asked for anew. */
  restored(): void {
    if (this.#live !== null) this.#sayOwn(null, true);
    else if (this.#owner !== null) {
      this.#note(this.#owner, { k: 'gone' });
      this.#introduce();
    }
  }
}
