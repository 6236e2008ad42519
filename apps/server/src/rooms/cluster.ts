import { type ClientRequest, type IncomingMessage, request as sendRequest } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { clientKey } from '../http/limits/client-key.ts';
import { RateLimiter } from '../http/limits/rate-limiter.ts';
import { Refusal } from '../refusal.ts';
import type { RoomOwner, RoomOwners } from '../storage/postgres/room-owners.ts';
import { createToken, isSameSecret } from '../tokens.ts';

/** Servers tell each other with every call that they pass on: the key of its owner, and who is calling. */
const KEY_HEADER = 'room-owner-key';
const CLIENT_HEADER = 'room-client';
/** What belongs to one connection and is not passed on. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];
const MISDIRECTED = 421;

/** A dead owner is noticed after 6 s (room-owners.ts), so two renewals may fail. */
const RENEW_MS = 2_000;
/** How long an owner may take to connect and to answer. */
const ANSWER_WITHIN_MS = 5_000;
/** How long the last bytes may take to leave. */
const CLOSE_WITHIN_MS = 2_000;
const TRIES = 3;

type ClusterDeps = {
  readonly owners: RoomOwners;
  /** How the other servers reach this one. */
  readonly address: () => string;
  readonly log: FastifyBaseLogger;
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  /** Whether rates are limited. */
  readonly isLimited: boolean;
};

/** The rooms that this server has in its memory. */
type LocalRooms = {
  codes(): readonly string[];
  /** Another server owns the room: its guests here have to come again. */
  drop(code: string): void;
};

/** The servers on one database. One of them owns a room and has it in its memory; the others pass calls on to it. */
export class Cluster {
  readonly #deps: ClusterDeps;
  readonly #key = createToken();
  /** Messages to a stream each open a connection to its owner. */
  readonly #postsOfStream = new RateLimiter({ burst: 60, everyMs: 50 });
  readonly #postsOfClient = new RateLimiter({ burst: 200, everyMs: 10 });
  /** Connections of clients that stay, passed on to other servers. */
  readonly #passedOn = new Set<Socket>();
  #ownedBefore: ReadonlySet<string> = new Set();
  #isRenewing = false;
  #canRenew = true;

  constructor(deps: ClusterDeps) {
    this.#deps = deps;
  }

  /** The client that another server passes on; null for a call of its own. Throws where the key is not that of this server. */
  passedOnClient({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
    const [key, client] = [headers[KEY_HEADER], headers[CLIENT_HEADER]];
    if (key === undefined) return null;
    if (typeof client !== 'string' || !isSameSecret(String(key), this.#key))
      throw new Refusal('OTHER_OWNER');
    return client;
  }

  /** The other server that owns a room; null when this one does, which takes a room without a living owner. */
  async otherOwner(code: string, unreachable: string | null = null): Promise<RoomOwner | null> {
    const { owners } = this.#deps;
    const self = { address: this.#deps.address(), key: this.#key };
    for (let tries = 0; tries < TRIES; tries++) {
      const owner = await owners.find(code);
      if (owner?.key === self.key) return null;
      // One of the same address ran before this one.
      const isAlive = owner?.isAlive && owner.address !== self.address;
      if (owner !== null && isAlive && owner.key !== unreachable) return owner;
      if (await owners.take(code, owner?.key ?? null, self)) return null;
    }
    throw new Refusal('OVERLOADED');
  }

  /** Passes a call on to the owner of the room. False when this server owns it and answers by itself. */
  async passOn(code: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    let owner = await this.otherOwner(code);
    for (let tries = 0; owner !== null; tries++) {
      // A call goes over one hop only, so that it never goes round in circles.
      if (this.passedOnClient(request) !== null) throw new Refusal('OTHER_OWNER');
      const answer = await answerOf(this.#begin(owner, request));
      if (answer !== null) {
        if (request.method === 'GET') this.#keep(request.raw.socket);
        deliver(answer, request, reply);
        return true;
      }
      if (tries === TRIES) throw new Refusal('OVERLOADED');
      this.#deps.log.warn({ owner: owner.address }, 'The owner of a room does not answer.');
      owner = await this.otherOwner(code, owner.key);
    }
    return false;
  }

  /** Sockets and streams are meant to be silent for longer than a request may be. */
  #keep(socket: Socket): void {
    socket.setTimeout(0);
    this.#passedOn.add(socket);
    socket.once('close', () => this.#passedOn.delete(socket));
  }

  /** Clients of other servers' rooms come back by themselves. */
  cutAll(): void {
    for (const socket of this.#passedOn) socket.destroy();
  }

  #begin({ address, key }: RoomOwner, { raw, body, ip, ws }: FastifyRequest): ClientRequest {
    const headers: NodeJS.Dict<string | string[]> = { ...raw.headers };
    if (!ws) for (const name of OF_ONE_CONNECTION) delete headers[name];
    const request = sendRequest(address, {
      method: raw.method,
      path: raw.url,
      headers: { ...headers, [KEY_HEADER]: key, [CLIENT_HEADER]: ip },
      // A connection that was kept might just be closing, and its owner would seem dead.
      agent: false,
    });
    request.setNoDelay(true);
    request.end(body === undefined || body === null ? undefined : JSON.stringify(body));
    return request;
  }

  /** Whether one more message to a stream may be passed on now. */
  mayPost(stream: string, client: string): boolean {
    const { isLimited, now } = this.#deps;
    if (!isLimited) return true;
    const isClientFree = this.#postsOfClient.take(clientKey(client), now()) === 0;
    return isClientFree && this.#postsOfStream.take(stream, now()) === 0;
  }

  startRenewing(rooms: LocalRooms): { stop(): Promise<void> } {
    const { owners, log } = this.#deps;
    const renewing = setInterval(() => {
      this.renew(rooms).catch((err) => {
        // Once for as long as the database is gone.
        if (this.#canRenew) log.warn({ err }, 'The rooms of this server could not be renewed.');
        this.#canRenew = false;
      });
    }, RENEW_MS).unref();
    return {
      /** Other servers may take the rooms of this one at once. */
      stop: async () => {
        clearInterval(renewing);
        await owners.releaseAll(this.#key).catch(() => {});
      },
    };
  }

  /** Keeps the rooms of this server, drops those that another one took, and releases those that it has forgotten. */
  async renew(rooms: LocalRooms): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      const { owners } = this.#deps;
      const codes = rooms.codes();
      const owned = new Set(await owners.renew(this.#key));
      for (const code of codes) if (!owned.has(code)) rooms.drop(code);
      const kept = new Set(rooms.codes());
      // One that was taken a moment ago is about to be entered.
      for (const code of owned)
        if (!kept.has(code) && this.#ownedBefore.has(code)) await owners.release(this.#key, code);
      this.#ownedBefore = owned;
      this.#canRenew = true;
    } finally {
      this.#isRenewing = false;
    }
  }
}

type Answer = {
  readonly head: IncomingMessage;
  /** Where the owner has accepted an upgrade. */
  readonly upgraded: { readonly socket: Duplex; readonly rest: Buffer } | null;
};

/** Null when the owner is gone: nothing listens at its address, or another process does. */
function answerOf(request: ClientRequest): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const busy = () => reject(new Refusal('OVERLOADED'));
    request.setTimeout(ANSWER_WITHIN_MS, () => {
      busy();
      request.destroy();
    });
    request.on('socket', (socket) => socket.once('connect', () => (isConnected = true)));
    request.on('error', () => (isConnected ? busy() : resolve(null)));
    request.on('upgrade', (head, socket, rest) => {
      socket.setTimeout(0);
      resolve({ head, upgraded: { socket, rest } });
    });
    request.on('response', (head) => {
      head.socket.setTimeout(0);
      if (head.statusCode !== MISDIRECTED) return resolve({ head, upgraded: null });
      head.resume();
      resolve(null);
    });
  });
}

function deliver({ head, upgraded }: Answer, { raw: call }: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  const { raw } = reply;
  if (call.socket.destroyed) {
    (upgraded?.socket ?? head).destroy();
    return;
  }
  if (upgraded === null) {
    for (const [name, value] of Object.entries(head.headers))
      if (value !== undefined && !OF_ONE_CONNECTION.includes(name)) raw.setHeader(name, value);
    raw.writeHead(head.statusCode ?? 502).flushHeaders();
    head.on('error', () => raw.destroy());
    raw.on('close', () => head.destroy());
    head.pipe(raw);
    return;
  }
  const { socket } = upgraded;
  call.socket.write(upgradeHead(head));
  socket.unshift(upgraded.rest);
  join(call.socket, socket);
  join(socket, call.socket);
}

/** All that one side sends goes to the other, and the end of one is the end of both. */
function join(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on('error', () => from.destroy());
  from.on('close', () => {
    to.end();
    setTimeout(() => to.destroy(), CLOSE_WITHIN_MS).unref();
  });
}

function upgradeHead({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
