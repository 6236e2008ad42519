import { randomBytes, randomUUID } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOM_LETTERS } from '@wheel/contract';
import { connect, type RoomClient } from '../../testing/rooms/room-client.ts';
import { type Client, createClient } from './client.ts';

export type Target = {
  readonly origin: string;
  readonly port: number;
  /** The code on the wall. */
  readonly code: string;
};

/** Goes on from one address until it is stopped. */
export type Attack = (target: Target, address: string, signal: AbortSignal) => Promise<void>;

export const from = (address: string) => ({ 'x-forwarded-for': address });

export const drawnCode = () =>
  Array.from({ length: 6 }, () => ROOM_LETTERS[Math.floor(Math.random() * 20)] ?? 'B').join('');

/** One name of 16 kB that becomes 440 kB when it is folded. */
export const longName = () => `${randomUUID()}${'\ufdfa'.repeat(5_000)}`;

const largeGame = (entries: number) => {
  const quizId = randomUUID();
  return Array.from({ length: entries }, () => ({
    gameTitle: 'Large',
    category: 'A category of a usual length',
    searchedWord: 'A searched word of a usual length',
    username: 'Guest',
    isPublic: true,
    quizId,
  }));
};

async function whileRunning(signal: AbortSignal, everyMs: number, work: () => Promise<unknown>) {
  while (!signal.aborted) {
    await work().catch(() => {});
    await pause(everyMs);
  }
}

/** Calls without waiting for each other's answers. */
const calling =
  (atOnce: number, everyMs: number, call: (client: Client, address: string) => Promise<unknown>) =>
  async ({ origin }: Target, address: string, signal: AbortSignal) => {
    const client = createClient(origin, { connections: atOnce });
    await whileRunning(signal, everyMs, () =>
      Promise.allSettled(Array.from({ length: atOnce }, () => call(client, address))),
    );
    client.close();
  };

/** Many requests in one packet. */
const pipelining =
  (request: (address: string) => string, times: number): Attack =>
  ({ port }, address, signal) =>
    whileRunning(signal, 200, async () => {
      const socket = await openTcp(port);
      socket.write(Array.from({ length: times }, () => request(address)).join(''));
      await pause(300);
      socket.destroy();
    });

function openTcp(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
    socket.on('data', () => {});
  });
}

/** A request to become a WebSocket, as bytes. */
export const upgradeOf = (path: string, address: string) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
  `X-Forwarded-For: ${address}\r\n\r\n`;

/** Keeps so many connections that were upgraded and say nothing. */
const silent =
  (count: number, pathOf: (target: Target) => string): Attack =>
  async (target, address, signal) => {
    const sockets = new Set<Socket>();
    await whileRunning(signal, 100, async () => {
      while (sockets.size < count && !signal.aborted) {
        const socket = await openTcp(target.port);
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        socket.write(upgradeOf(pathOf(target), address));
      }
    });
    for (const socket of sockets) socket.destroy();
  };

/** Masked with zeros, which any server must take. */
function frame(opcode: number, payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | payload.length])
      : Buffer.from([0x80 | opcode, 0xfe, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}
const CONTINUED = Buffer.from([0x00, 0x80, 0, 0, 0, 0]);
const BEGUN = Buffer.from([0x01, 0x80, 0, 0, 0, 0]);

/** Sends frames as fast as the connection takes them. */
const flooding =
  (bytes: Buffer, before: Buffer = Buffer.alloc(0)): Attack =>
  async (target, address, signal) => {
    const four = Array.from({ length: 4 }, () =>
      whileRunning(signal, 50, async () => {
        const socket = await openTcp(target.port);
        socket.write(upgradeOf(`/api/rooms/${target.code}/socket`, address));
        await pause(50);
        socket.write(before);
        while (!signal.aborted && !socket.destroyed) {
          if (socket.writableLength < 1_000_000) socket.write(bytes);
          await pause(1);
        }
        socket.destroy();
      }),
    );
    await Promise.all(four);
  };

/** Comes in again and again, and stays where it can. */
const crowding =
  (count: number, hello: () => object): Attack =>
  async ({ origin, code }, address, signal) => {
    const inside = new Set<RoomClient>();
    await whileRunning(signal, 20, async () => {
      if (inside.size >= count) return;
      const guest = await connect(origin, code, { headers: from(address) });
      inside.add(guest);
      guest.socket.on('close', () => inside.delete(guest));
      guest.say({ t: 'hello', v: 1, ...hello() });
    });
    for (const guest of inside) guest.socket.terminate();
  };

const many = (unit: Buffer, times: number) =>
  Buffer.concat(Array.from({ length: times }, () => unit));
const host = 'Host: 127.0.0.1\r\n';

/** What one visitor, one pupil or one program can do to a server whose room is on the wall. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'wrong codes in one packet': pipelining(
    (address) =>
      `GET /api/rooms/${drawnCode()} HTTP/1.1\r\n${host}X-Forwarded-For: ${address}\r\n\r\n`,
    300,
  ),
  'small requests in one packet': pipelining(() => `GET /healthz HTTP/1.1\r\n${host}\r\n`, 20_000),
  'wrong logins with long names': calling(4, 20, (client, address) =>
    client.call('/api/Auth/login', {
      headers: from(address),
      body: { username: longName(), password: 'wrong' },
    }),
  ),
  'games of a thousand entries': calling(6, 10, (client, address) =>
    client.call('/api/games', { headers: from(address), body: largeGame(1_000) }),
  ),
  'rooms opened': calling(20, 20, (client, address) =>
    client.call('/api/rooms', { headers: from(address), body: {} }),
  ),
  'silent connections': silent(600, ({ code }) => `/api/rooms/${code}/socket`),
  'upgrades of another path': silent(600, () => '/healthz'),
  pings: flooding(many(frame(0x9, Buffer.alloc(0)), 4_000)),
  pongs: flooding(many(frame(0xa, Buffer.alloc(100)), 1_000)),
  'empty fragments': flooding(many(CONTINUED, 4_000), BEGUN),
  'tiny messages': flooding(many(frame(0x1, Buffer.from('{}')), 4_000)),
  'unread messages of the largest size': flooding(many(frame(0x1, Buffer.alloc(15_000, 32)), 20)),
  'screens that fill the room': crowding(60, () => ({ as: 'screen' })),
  'phones that fill the room': crowding(400, () => ({ as: 'player', name: 'Eve', team: 0 })),
  'posts for streams of other servers': calling(20, 5, (client, address) =>
    client.call(`/api/rooms/${drawnCode()}/stream`, {
      headers: { ...from(address), 'room-link': `${randomUUID()}:1~${randomUUID()}` },
      body: { t: 'pong' },
    }),
  ),
};
