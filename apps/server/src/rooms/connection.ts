import { ROOM_CLOSE, ROOM_LIMITS, type RoomClosing, type RoomRole } from '@wheel/contract';
import type { Rate } from '../http/limits/rate-limiter.ts';
import type { Slot } from './limits.ts';

/** What carries the frames of one device. */
export interface Transport {
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

/** What has been given to transports so far. */
export type Sent = { messages: number; bytes: number };

/** How many messages may come at once, and after how long one more. */
const RATES: Readonly<Record<RoomRole | 'unknown', Rate>> = {
  host: { burst: 60, everyMs: 50 },
  remote: { burst: 20, everyMs: 200 },
  player: { burst: 10, everyMs: 200 },
  screen: { burst: 5, everyMs: 1000 },
  unknown: { burst: 5, everyMs: 1000 },
};

/** Pings and pongs of the other side. Browsers answer ours, and send none. */
const CONTROL_FRAMES: Rate = { burst: 50, everyMs: 20 };

/** Beyond this only the newest state is kept for a slow screen. */
const SLOW_BYTES = 64 * 1024;
/** Beyond this, or after this long, it is given up. */
const LOST_BYTES = 1024 * 1024;
const LOST_MS = 30_000;

/** When the bucket is empty again with one more in it; null when that is too much. */
function filled(emptyAt: number, { burst, everyMs }: Rate, now: number): number | null {
  const next = Math.max(emptyAt, now) + everyMs;
  return next - now > burst * everyMs ? null : next;
}

/** One device at this server, over any transport. */
export class Connection {
  readonly id: string;
  readonly address: string;
  readonly code: string;
  readonly transport: Transport;
  role: RoomRole | null = null;
  /** In its room; a newcomer who waits at the door is not. */
  isIn = false;
  /** How it is counted. */
  slot: Slot | null = null;
  /** While its hello is looked at. */
  greeting: Promise<void> | null = null;
  /** By which messages are posted to it, where it is a stream. */
  secret: string | null = null;
  /** The least round trip by ping; null when none is known. */
  rtt: number | null = null;
  /** When it was last heard of. */
  seenAt: number;
  pingAt: number;
  readonly openedAt: number;
  isOver = false;
  /** When the buckets of messages and of control frames are empty again. */
  #emptyAt = 0;
  #controlEmptyAt = 0;
  readonly #sent: Sent;
  #newest: ((now: number) => Buffer) | null = null;
  #slowSince: number | null = null;

  constructor(
    id: string,
    code: string,
    address: string,
    transport: Transport,
    now: number,
    sent: Sent = { messages: 0, bytes: 0 },
  ) {
    this.id = id;
    this.code = code;
    this.address = address;
    this.transport = transport;
    this.openedAt = now;
    this.seenAt = now;
    this.pingAt = now;
    this.#sent = sent;
  }

  /** Before its hello a device may be a host, whose hello carries the state. A host may send a picture later. */
  get bytesMax(): number {
    return this.role === 'host'
      ? ROOM_LIMITS.pictureMessageBytes
      : ROOM_LIMITS.bytes[this.role ?? 'host'];
  }

  send(frame: Buffer): void {
    if (this.isOver) return;
    if (this.transport.unsent > LOST_BYTES) {
      this.transport.cut();
      return;
    }
    this.transport.send(frame);
    this.#sent.messages += 1;
    this.#sent.bytes += frame.length;
  }

  /** Sends a state and drops older unsent ones. `later` tells the age of a state that leaves late. */
  show(frame: Buffer, later: (now: number) => Buffer): void {
    if (this.transport.unsent > SLOW_BYTES) this.#newest = later;
    else {
      this.#newest = null;
      this.send(frame);
    }
  }

  close(closing: RoomClosing): void {
    if (this.isOver) return;
    this.isOver = true;
    this.transport.close(closing);
  }

  /** Ends it at once and without a word; what is still in its buffers is not listened to. */
  cut(): void {
    this.isOver = true;
    this.transport.cut();
  }

  /** It said who it is, and from now on has the rate of its role. */
  became(role: RoomRole): void {
    this.role = role;
    this.#emptyAt = 0;
  }

  /** Whether one more message may come now. */
  takes(now: number): boolean {
    const emptyAt = filled(this.#emptyAt, RATES[this.role ?? 'unknown'], now);
    this.#emptyAt = emptyAt ?? this.#emptyAt;
    return emptyAt !== null;
  }

  /** Whether one more ping or pong may come now. */
  takesControl(now: number): boolean {
    const emptyAt = filled(this.#controlEmptyAt, CONTROL_FRAMES, now);
    this.#controlEmptyAt = emptyAt ?? this.#controlEmptyAt;
    return emptyAt !== null;
  }

  heard(now: number, rtt: number | null): void {
    this.seenAt = now;
    if (rtt !== null) this.rtt = Math.min(this.rtt ?? rtt, rtt);
  }

  /** Sends what waited for a slow screen, and gives one up that stays slow. */
  sweep(now: number): void {
    if (this.transport.unsent <= SLOW_BYTES) {
      this.#slowSince = null;
      if (this.#newest !== null) this.send(this.#newest(now));
      this.#newest = null;
      return;
    }
    this.#slowSince ??= now;
    if (now - this.#slowSince > LOST_MS || this.transport.unsent > LOST_BYTES) this.transport.cut();
  }
}

/** Why the server closes a connection by itself. */
export const BAD_MESSAGE: RoomClosing = { code: ROOM_CLOSE.badMessage, reason: 'bad message' };
export const INCOMPATIBLE: RoomClosing = { code: ROOM_CLOSE.badMessage, reason: 'incompatible' };
export const TOO_FAST: RoomClosing = { code: ROOM_CLOSE.tooFast, reason: 'too fast' };
/** Too many newcomers of one address: the device may try again a little later. */
export const TOO_OFTEN: RoomClosing = { code: ROOM_CLOSE.tooMany, reason: 'too often' };
export const TOO_LARGE: RoomClosing = { code: ROOM_CLOSE.tooLarge, reason: 'too large' };
export const LATE_HELLO: RoomClosing = { code: ROOM_CLOSE.lateHello, reason: 'late hello' };
export const RESTART: RoomClosing = { code: ROOM_CLOSE.restart, reason: 'restart' };
