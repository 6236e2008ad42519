import type { Duplex } from 'node:stream';
import type { RoomClosing } from '@wheel/contract';
import type { WebSocket } from 'ws';
import type { Wire } from './link.ts';

/** How long the other side may take to close, too. */
const CLOSE_WITHIN_MS = 2_000;
/** Pings whose answers are waited for. */
const STAMPS_MAX = 8;
const OPEN = 1;

/** Carries frames over a WebSocket. Browsers answer pings below the page, so no script can make its way look longer. */
export class SocketWire implements Wire {
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  readonly #now: () => number;
  #stamps: number[] = [];

  constructor(socket: WebSocket, raw: Duplex, now: () => number) {
    this.#socket = socket;
    this.#raw = raw;
    this.#now = now;
  }

  get unsent(): number {
    return this.#socket.bufferedAmount;
  }

  send(frame: Buffer): void {
    if (this.#socket.readyState === OPEN) this.#socket.send(frame, { binary: false });
  }

  gather(): void {
    this.#raw.cork();
    process.nextTick(() => this.#raw.uncork());
  }

  ping(): void {
    if (this.#socket.readyState !== OPEN) return;
    const stamp = this.#now();
    this.#stamps = [...this.#stamps, stamp].slice(-STAMPS_MAX);
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(stamp);
    this.#socket.ping(bytes);
  }

  /** How long the answer took; null for an answer to nothing. */
  roundTrip(pong: Buffer): number | null {
    if (pong.length !== 8) return null;
    const at = this.#stamps.indexOf(pong.readDoubleLE());
    if (at === -1) return null;
    const [stamp = 0] = this.#stamps.splice(at, 1);
    return this.#now() - stamp;
  }

  close({ code, reason }: RoomClosing): void {
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_WITHIN_MS).unref();
  }

  cut(): void {
    this.#socket.terminate();
  }
}
