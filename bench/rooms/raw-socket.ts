import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A mask of zeros leaves the bytes as they are: what is measured is the server, not this end. */
function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | length, 0, 0, 0, 0])
      : Buffer.from([0x80 | opcode, 0xfe, length >> 8, length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, payload]);
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

/** A WebSocket with next to no cost of its own, so that one process can hold ten thousand. */
export class RawSocket {
  readonly #socket: Socket;
  #bytes: Buffer | null = null;
  #isUp = false;
  isClosed = false;
  onText: (text: string) => void = () => {};
  onClose: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** From an address of its own: a server takes only so many from one. */
  static open(port: number, path: string, localAddress: string): Promise<RawSocket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    const raw = new RawSocket(socket);
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        raw.isClosed = true;
        reject(new Error('Closed before it was open.'));
        raw.onClose();
      });
      socket.on('connect', () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
        ),
      );
      socket.on('data', (chunk: Buffer) => raw.#read(chunk, () => resolve(raw), reject));
    });
  }

  send(text: string): void {
    this.#socket.write(frame(TEXT, Buffer.from(text)));
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer, up: () => void, refused: (error: Error) => void): void {
    this.#bytes = this.#bytes === null ? chunk : Buffer.concat([this.#bytes, chunk]);
    if (!this.#isUp) {
      const end = this.#bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const status = this.#bytes.toString('latin1', 9, 12);
      if (status !== '101') {
        refused(new Error(`Refused: ${status}`));
        return;
      }
      this.#isUp = true;
      this.#bytes = this.#bytes.subarray(end + 4);
      up();
      // Some say something at once, before whoever opened it can listen.
      setImmediate(() => this.#frames());
      return;
    }
    this.#frames();
  }

  #frames(): void {
    for (;;) {
      const bytes = this.#bytes;
      if (bytes === null || bytes.length < 2) return;
      let length = (bytes[1] ?? 0) & 127;
      let from = 2;
      if (length === 126) {
        if (bytes.length < 4) return;
        length = bytes.readUInt16BE(2);
        from = 4;
      } else if (length === 127) {
        if (bytes.length < 10) return;
        length = Number(bytes.readBigUInt64BE(2));
        from = 10;
      }
      if (bytes.length < from + length) return;
      const opcode = (bytes[0] ?? 0) & 15;
      const body = bytes.subarray(from, from + length);
      this.#bytes = bytes.length === from + length ? null : bytes.subarray(from + length);
      if (opcode === TEXT) this.onText(body.toString('latin1'));
      else if (opcode === PING) this.#socket.write(frame(PONG, Buffer.from(body)));
      else if (opcode === CLOSE) this.#socket.end();
    }
  }
}

/** Loopback has sixteen million addresses; each is used for this many sockets. */
const PER_ADDRESS = 400;
export const addressFor = (nth: number): string => {
  const block = Math.floor(nth / PER_ADDRESS);
  return `127.0.${1 + Math.floor(block / 250)}.${1 + (block % 250)}`;
};
