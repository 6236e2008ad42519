import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type Plan = {
  readonly port: number;
  readonly connections: number;
  readonly durationMs: number;
  /** Whole requests, asked in turn; `create` makes a new game for each. */
  readonly requests: readonly string[] | 'create';
  /** Pause of each connection after an answer; 0 asks again at once. */
  readonly pauseMs: number;
};

export type Load = {
  readonly answers: number;
  /** Answers that were neither 200 nor 201. */
  readonly refused: number;
  readonly seconds: number;
  /** Of every answer, in microseconds. */
  readonly latenciesUs: readonly number[];
};

/** Keeps every connection asking until the time is up. */
export async function runLoad(plan: Plan): Promise<Load> {
  const latenciesUs: number[] = [];
  let refused = 0;
  let next = 0;
  const nextRequest = () => {
    if (plan.requests === 'create') return createRequest();
    next += 1;
    return plan.requests[next % plan.requests.length] ?? '';
  };

  const startedAt = performance.now();
  const endsAt = startedAt + plan.durationMs;
  async function keepAsking() {
    const connection = await Connection.open(plan.port);
    while (performance.now() < endsAt) {
      const request = nextRequest();
      const askedAt = performance.now();
      const { status } = await connection.ask(request);
      latenciesUs.push((performance.now() - askedAt) * 1000);
      if (status !== 200 && status !== 201) refused += 1;
      if (plan.pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, plan.pauseMs));
    }
    connection.close();
  }
  await Promise.all(Array.from({ length: plan.connections }, keepAsking));
  const seconds = (performance.now() - startedAt) / 1000;
  return { answers: latenciesUs.length, refused, seconds, latenciesUs };
}

type Answer = { readonly status: number; readonly body: Buffer };

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

const head = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;

export const getRequest = (path: string) => `${head('GET', path)}\r\n`;

export function requestWith(
  method: string,
  path: string,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): string {
  const body = JSON.stringify(value);
  const length = { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ 'content-type': 'application/json', ...length, ...headers });
  const fields = lines.map(([name, field]) => `${name}: ${field}\r\n`).join('');
  return `${head(method, path)}${fields}\r\n${body}`;
}

export const searchRequest = (text: string) =>
  getRequest(`/api/search?query=${encodeURIComponent(text)}`);

/** A new game of three puzzles, as a guest would build it. */
function createRequest(): string {
  const quizId = randomUUID();
  const gameTitle = `Bench evening ${quizId.slice(0, 8)}`;
  const entry = { gameTitle, username: 'Guest', isPublic: true, quizId };
  return requestWith('POST', '/api/games', [
    { ...entry, category: 'Landscape', searchedWord: 'A quiet harbour' },
    { ...entry, category: 'Instrument', searchedWord: 'Second violin' },
    { ...entry, category: 'Location', searchedWord: 'Behind the curtain' },
  ]);
}
