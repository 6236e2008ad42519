import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ROOM_CLOSE, type RoomClosing } from '@wheel/contract';
import type { WebSocket } from 'ws';
import type { Transport } from './connection.ts';

/** How long the other side may take to close, too. */
const CLOSE_WITHIN_MS = 2_000;
/** The same where nothing is read meanwhile: it was too fast, or its frames were broken. */
const DEAF_CLOSE_MS = 500;
/** ws parses each chunk to the end. In pieces of this size it can be stopped within one packet. */
const PIECE_BYTES = 1_024;
/** Pings whose answers are waited for. */
const STAMPS_MAX = 8;
const OPEN = 1;

/** Carries frames over a WebSocket. Browsers answer pings below the page, so no script can make its way look longer. */
export class WebSocketTransport implements Transport {
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  readonly #now: () => number;
  #stamps: number[] = [];
  #isDeaf = false;

  constructor(socket: WebSocket, raw: Duplex, now: () => number) {
    this.#socket = socket;
    this.#raw = raw;
    this.#now = now;
    socket.on('error', () => this.#closeDeaf());
    this.#feedInPieces();
  }

  /** 64 kB hold ten thousand pings, and cutting the connection alone would not keep ws from parsing all of them. */
  #feedInPieces(): void {
    const parsers = this.#raw.listeners('data');
    this.#raw.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length && !this.#isDeaf; at += PIECE_BYTES)
        for (const parse of parsers) parse.call(this.#raw, chunk.subarray(at, at + PIECE_BYTES));
    });
    for (const parse of parsers) this.#raw.off('data', parse as (chunk: Buffer) => void);
  }

  /** The close frame leaves; nothing is read any more. */
  #closeDeaf(): void {
    this.#isDeaf = true;
    // After a broken frame ws reads on, in the next tick, to throw all of it away.
    setImmediate(() => this.#raw.pause());
    setTimeout(() => this.cut(), DEAF_CLOSE_MS).unref();
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

  pong(ping: Buffer): void {
    if (this.#socket.readyState === OPEN) this.#socket.pong(ping);
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
    if (code === ROOM_CLOSE.tooFast) this.#closeDeaf();
    else setTimeout(() => this.cut(), CLOSE_WITHIN_MS).unref();
  }

  cut(): void {
    this.#isDeaf = true;
    this.#socket.terminate();
  }
}

const DATA = Buffer.from('data: ');
const END = Buffer.from('\n\n');
/** The page answers it with `pong`. Its way is not measured: a script could make it look longer. */
const PING = 'event: ping\ndata: 1\n\n';

/** Carries the same frames as server-sent events, where a filter cuts WebSockets. */
export class SseTransport implements Transport {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get unsent(): number {
    return this.#response.writableLength;
  }

  /** The name to which messages are posted. */
  begin(name: string): void {
    this.#write(`event: link\ndata: ${name}\n\n`);
  }

  send(frame: Buffer): void {
    this.#write(Buffer.concat([DATA, frame, END]));
  }

  ping(): void {
    this.#write(PING);
  }

  close(closing: RoomClosing): void {
    this.#write(`event: close\ndata: ${JSON.stringify(closing)}\n\n`);
    this.#response.end();
    // One that never reads would keep the connection, and what was not sent, for good.
    setTimeout(() => this.cut(), CLOSE_WITHIN_MS).unref();
  }

  cut(): void {
    this.#response.destroy();
  }

  #write(chunk: string | Buffer): void {
    if (!this.#response.writableEnded && !this.#response.destroyed) this.#response.write(chunk);
  }
}
