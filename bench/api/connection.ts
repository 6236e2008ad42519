import { connect, type Socket } from 'node:net';

export type Answer = { readonly status: number; readonly body: Buffer };

/**
 * One kept-alive HTTP/1.1 connection that asks and waits, one request at a time. It knows just
 * enough of HTTP to find the end of an answer, so that the load costs less than what it measures.
 */
export class Connection {
  readonly #socket: Socket;
  #buffered: Buffer = Buffer.alloc(0);
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('The server closed the connection.')));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#buffered = this.#buffered.length === 0 ? chunk : Buffer.concat([this.#buffered, chunk]);
    const headEnd = this.#buffered.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#buffered.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#fail(new Error(`An answer without a length:\n${head}`));
      return;
    }
    const bodyStart = headEnd + 4;
    const end = bodyStart + Number(length);
    if (this.#buffered.length < end) return;
    const answer = {
      status: Number(head.slice(9, 12)),
      body: this.#buffered.subarray(bodyStart, end),
    };
    this.#buffered = this.#buffered.subarray(end);
    this.#waiting?.resolve(answer);
  }

  #fail(error: Error): void {
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}
