import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut or go silent, as networks do. */
export class DatabaseLine {
  readonly #url: URL;
  readonly #ends = new Set<Socket>();
  readonly #listener = createServer((near) => {
    const far = connect(Number(this.#url.port), this.#url.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(from);
      from.on('data', (chunk) => this.#carry(chunk, to));
      from.on('error', () => {});
      from.on('close', () => {
        this.#ends.delete(from);
        to.destroy();
      });
    }
  });
  #isSilent = false;
  #lastWords: RegExp | null = null;
  #isLast = false;

  constructor(databaseUrl: string) {
    this.#url = new URL(databaseUrl);
  }

  /** The address of the database by way of this line. */
  async open(): Promise<string> {
    this.#listener.listen(0, '127.0.0.1');
    await once(this.#listener, 'listening');
    const url = new URL(this.#url);
    url.port = String((this.#listener.address() as AddressInfo).port);
    return url.href;
  }

  /** Ends every connection; new ones get through. */
  cut(): void {
    for (const end of this.#ends) end.destroy();
  }

  /** Ends every connection once a statement with these words in it has been answered. */
  cutAfter(words: RegExp): void {
    this.#lastWords = words;
  }

  /** Keeps every connection open and carries nothing any more. */
  goSilent(): void {
    this.#isSilent = true;
  }

  close(): void {
    this.#listener.close();
    this.cut();
  }

  #carry(chunk: Buffer, to: Socket): void {
    if (this.#isSilent) return;
    const isAnswer = this.#isLast;
    this.#isLast ||= this.#lastWords?.test(chunk.toString()) === true;
    to.write(chunk, () => isAnswer && this.cut());
  }
}
