import type { ServerResponse } from 'node:http';
import type { RoomClosing } from '@wheel/contract';
import type { Wire } from './link.ts';

const DATA = Buffer.from('data: ');
const END = Buffer.from('\n\n');
/** The page answers it with `pong`. Its way is not measured: a script could make it look longer. */
const PING = 'event: ping\ndata: 1\n\n';

/** Carries the same frames as server-sent events, where a filter cuts WebSockets. */
export class StreamWire implements Wire {
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
  }

  cut(): void {
    this.#response.destroy();
  }

  #write(chunk: string | Buffer): void {
    if (!this.#response.writableEnded && !this.#response.destroyed) this.#response.write(chunk);
  }
}
