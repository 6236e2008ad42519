import { ROOM_PROOF_PREFIX, ROOM_PROTOCOL, type RoomHello } from '@wheel/contract';
import WebSocket from 'ws';

export type Told = Readonly<Record<string, unknown>> & { readonly t: string };
export type Closed = { readonly code: number; readonly reason: string };

const PATIENCE_MS = 20_000;

/** A device in a room, as a program sees it: what it was told, in order, and how it ended. */
export class RoomClient {
  readonly told: Told[] = [];
  closedWith: Closed | null = null;
  readonly socket: WebSocket;
  #onChange: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.told.push(JSON.parse(String(data)));
      this.#changed();
    });
    socket.on('close', (code, reason) => {
      this.closedWith = { code, reason: String(reason) };
      this.#changed();
    });
    socket.on('error', () => {});
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The last message of a kind so far. */
  last(t: string): Told | undefined {
    return this.told.findLast((message) => message.t === t);
  }

  /** The first message, since the beginning or since `from`, that is meant. */
  async next(isIt: (message: Told) => boolean, from = 0): Promise<Told> {
    await this.#until(() => this.told.slice(from).some(isIt) || this.closedWith !== null);
    const found = this.told.slice(from).find(isIt);
    if (found === undefined)
      throw new Error(`Closed with ${JSON.stringify(this.closedWith)} instead.`);
    return found;
  }

  kind(t: string, from = 0): Promise<Told> {
    return this.next((message) => message.t === t, from);
  }

  async closed(): Promise<Closed> {
    await this.#until(() => this.closedWith !== null);
    return this.closedWith ?? { code: 0, reason: '' };
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.closed();
  }

  #changed(): void {
    for (const wake of this.#onChange.splice(0)) wake();
  }

  async #until(isSo: () => boolean): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!isSo()) {
      const leftMs = deadline - performance.now();
      if (leftMs <= 0)
        throw new Error(`Nothing came. Told: ${JSON.stringify(this.told).slice(0, 2000)}`);
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

type Connect = {
  readonly headers?: Readonly<Record<string, string>>;
  /** From which address of this machine; each of 127.0.0.0/8 counts as a client of its own. */
  readonly localAddress?: string;
  /** The token or secret that a returning device shows. */
  readonly proof?: string | null;
};

/** Connects without a word. A refused upgrade rejects with its status. */
export function connect(
  origin: string,
  code: string,
  { headers = {}, localAddress, proof = null }: Connect = {},
): Promise<RoomClient> {
  const address = `${origin.replace(/^http/, 'ws')}/api/rooms/${code}/socket`;
  const socket = new WebSocket(
    address,
    proof === null ? [] : [ROOM_PROTOCOL, `${ROOM_PROOF_PREFIX}${proof}`],
    { headers, perMessageDeflate: false, ...(localAddress && { localAddress }) },
  );
  const client = new RoomClient(socket);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(client));
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      reject(new Error(`Refused: ${response.statusCode}`));
    });
    socket.once('error', reject);
  });
}

export type Hello = Omit<RoomHello, 't' | 'v'>;

/** Shows its token or secret with the connection, as pages do. */
export async function enter(
  origin: string,
  code: string,
  hello: Hello,
  from: Connect = {},
): Promise<RoomClient> {
  const proof = hello.secret ?? hello.seat ?? null;
  const isProof = proof !== null && /^[\w.-]{1,64}$/.test(proof);
  const client = await connect(origin, code, { ...(isProof && { proof }), ...from });
  client.say({ t: 'hello', v: 1, ...hello });
  return client;
}

/** Connects, says hello and is welcomed. */
export async function join(
  origin: string,
  code: string,
  hello: Hello,
  how: Connect = {},
): Promise<RoomClient> {
  const client = await enter(origin, code, hello, how);
  await client.kind('welcome');
  return client;
}

/** What it was welcomed with last. */
export const welcomeOf = (client: RoomClient): Told => client.last('welcome') ?? { t: '' };

type OpenedRoom = { readonly code: string; readonly hostSecret: string };

export async function openRoom(origin: string, body: object = {}): Promise<OpenedRoom> {
  const response = await fetch(`${origin}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`No room: ${response.status}`);
  return (await response.json()) as OpenedRoom;
}

export const hostOf = (origin: string, room: OpenedRoom, more: Partial<Hello> = {}) =>
  join(origin, room.code, { as: 'host', secret: room.hostSecret, device: 'desk', ...more });

export const playerOf = (origin: string, code: string, name: string, more: Partial<Hello> = {}) =>
  join(origin, code, { as: 'player', name, team: 0, ...more });

/** A small state that tells one rev from another. */
export const stateOf = (term: number, rev: number, more: object = {}) => ({
  t: 'state',
  term,
  rev,
  state: {
    mark: rev,
    show: { screen: 'game', board: [[{ letter: null, state: 'hidden' }]], spin: null },
    ...more,
  },
  events: [{ type: 'correct' }],
});
