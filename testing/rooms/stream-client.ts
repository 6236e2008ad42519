import { ROOM_LINK_HEADER } from '@wheel/contract';
import type { Closed, Told } from './room-client.ts';

const PATIENCE_MS = 20_000;

/** A device behind a filter that cuts WebSockets: it reads a stream and posts. */
export class StreamClient {
  readonly told: Told[] = [];
  closedWith: Closed | null = null;
  name = '';
  readonly #path: string;
  readonly #postTo: string;
  readonly #ending = new AbortController();
  #onChange: (() => void)[] = [];

  private constructor(path: string, postTo: string) {
    this.#path = path;
    this.#postTo = postTo;
  }

  /** Behind a balancer a post may reach another server than the stream. */
  static async open(origin: string, code: string, postOrigin = origin): Promise<StreamClient> {
    const path = `/api/rooms/${code}/stream`;
    const client = new StreamClient(`${origin}${path}`, `${postOrigin}${path}`);
    const response = await fetch(client.#path, {
      headers: { accept: 'text/event-stream' },
      signal: client.#ending.signal,
    });
    if (response.status !== 200 || response.body === null)
      throw new Error(`Refused: ${response.status}`);
    client.#read(response.body).catch(() => {});
    await client.#until(() => client.name !== '');
    return client;
  }

  async say(message: object, name = this.name): Promise<number> {
    const { status } = await fetch(this.#postTo, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [ROOM_LINK_HEADER]: name },
      body: JSON.stringify(message),
    });
    return status;
  }

  async next(isIt: (message: Told) => boolean): Promise<Told> {
    await this.#until(() => this.told.some(isIt));
    return this.told.find(isIt) ?? { t: '' };
  }

  kind(t: string): Promise<Told> {
    return this.next((message) => message.t === t);
  }

  async closed(): Promise<Closed> {
    await this.#until(() => this.closedWith !== null);
    return this.closedWith ?? { code: 0, reason: '' };
  }

  leave(): void {
    this.#ending.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        this.#hear(text.slice(0, end));
        text = text.slice(end + 2);
      }
    }
  }

  #hear(block: string): void {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const data = field('data') ?? '';
    switch (field('event')) {
      case 'link':
        this.name = data;
        break;
      case 'close':
        this.closedWith = JSON.parse(data);
        break;
      case 'ping':
        this.say({ t: 'pong' }).catch(() => {});
        break;
      default:
        this.told.push(JSON.parse(data));
    }
    for (const wake of this.#onChange.splice(0)) wake();
  }

  async #until(isSo: () => boolean): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!isSo()) {
      const leftMs = deadline - performance.now();
      if (leftMs <= 0) throw new Error(`Nothing came. Told: ${JSON.stringify(this.told)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        this.#onChange.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}
