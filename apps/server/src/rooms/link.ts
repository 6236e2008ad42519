import { ROOM_LIMITS, type RoomClosing, type RoomRole } from '@wheel/contract';

/** What carries the frames of one device. */
export interface Wire {
  /** Bytes given to it that have not left yet. */
  readonly unsent: number;
  send(frame: Buffer): void;
  /** What is sent in this turn leaves as one, where that can be done. */
  gather?(): void;
  ping(): void;
  close(closing: RoomClosing): void;
  /** At once and without a word. */
  cut(): void;
}

/** How many messages may come at once, and after how long one more. */
const RATES: Readonly<Record<RoomRole | 'unknown', readonly [burst: number, everyMs: number]>> = {
  host: [60, 50],
  remote: [20, 200],
  player: [10, 200],
  screen: [5, 1000],
  unknown: [5, 1000],
};

/** Beyond this only the newest state is kept for a slow screen. */
const SLOW_BYTES = 64 * 1024;
/** Beyond this, or after this long, it is given up. */
const LOST_BYTES = 1024 * 1024;
const LOST_MS = 30_000;

/** One device at this server, whatever carries it. */
export class Link {
  readonly id: string;
  readonly address: string;
  readonly code: string;
  readonly wire: Wire;
  role: RoomRole | null = null;
  /** By which messages are posted to it, where it is a stream. */
  secret: string | null = null;
  /** The least round trip by ping; null when none is known. */
  rtt: number | null = null;
  /** When it was last heard of. */
  seenAt: number;
  pingAt: number;
  readonly openedAt: number;
  isOver = false;
  #emptyAt = 0;
  #newest: ((now: number) => Buffer) | null = null;
  #slowSince: number | null = null;

  constructor(id: string, code: string, address: string, wire: Wire, now: number) {
    this.id = id;
    this.code = code;
    this.address = address;
    this.wire = wire;
    this.openedAt = now;
    this.seenAt = now;
    this.pingAt = now;
  }

  /** Before its hello nobody knows whether it is a host, whose hello carries the state. */
  get bytesMax(): number {
    return ROOM_LIMITS.bytes[this.role ?? 'host'];
  }

  send(frame: Buffer): void {
    if (this.isOver) return;
    if (this.wire.unsent > LOST_BYTES) this.wire.cut();
    else this.wire.send(frame);
  }

  /** A state: whatever has not left by then may be left out. Later it is older, and `later` says how old. */
  show(frame: Buffer, later: (now: number) => Buffer): void {
    if (this.wire.unsent > SLOW_BYTES) this.#newest = later;
    else {
      this.#newest = null;
      this.send(frame);
    }
  }

  close(closing: RoomClosing): void {
    if (this.isOver) return;
    this.isOver = true;
    this.wire.close(closing);
  }

  /** It said who it is, and from now on has the rate of its role. */
  became(role: RoomRole): void {
    this.role = role;
    this.#emptyAt = 0;
  }

  /** Whether one more message may come now. */
  takes(now: number): boolean {
    const [burst, everyMs] = RATES[this.role ?? 'unknown'];
    const emptyAt = Math.max(this.#emptyAt, now) + everyMs;
    if (emptyAt - now > burst * everyMs) return false;
    this.#emptyAt = emptyAt;
    return true;
  }

  heard(now: number, rtt: number | null): void {
    this.seenAt = now;
    if (rtt !== null) this.rtt = Math.min(this.rtt ?? rtt, rtt);
  }

  /** Sends what waited for a slow screen, and gives one up that stays slow. */
  sweep(now: number): void {
    if (this.wire.unsent <= SLOW_BYTES) {
      this.#slowSince = null;
      if (this.#newest !== null) this.send(this.#newest(now));
      this.#newest = null;
      return;
    }
    this.#slowSince ??= now;
    if (now - this.#slowSince > LOST_MS || this.wire.unsent > LOST_BYTES) this.wire.cut();
  }
}
