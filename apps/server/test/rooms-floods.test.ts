import { connect as connectRaw } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { percentile } from '../../../testing/figures.ts';
import { hostOf, openRoom, playerOf } from '../../../testing/rooms/room-client.ts';
import { underLoad } from '../../../testing/system/load.ts';
import { type ServerProcess, startServer } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';

const MASKED_EMPTY = [0x80, 0, 0, 0, 0];
const FRAMES: Readonly<Record<string, Buffer>> = {
  pings: Buffer.from([0x89, ...MASKED_EMPTY]),
  pongs: Buffer.from([0x8a, ...MASKED_EMPTY]),
  'empty messages': Buffer.from([0x81, ...MASKED_EMPTY]),
  'empty fragments': Buffer.from([0x00, ...MASKED_EMPTY]),
};
const BLOCK_BYTES = 64 * 1024;
const SOCKETS = 4;
const TIMES_EACH = 8;
/** No client may send more on one connection than this. */
const BYTES_MAX = 64 * 1024 * 1024;
const VISITOR_WAITS_MS = 200;

const dataDir = useFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir });
});
afterAll(() => server.end('SIGTERM'));

/** Sends frames as fast as they leave, until the connection is cut; answers how many bytes left. */
const flood = (code: string, frame: Buffer): Promise<number> =>
  new Promise((resolve, reject) => {
    const block = Buffer.concat(Array(Math.floor(BLOCK_BYTES / frame.length)).fill(frame));
    const { port } = server;
    const socket = connectRaw({ port, host: '127.0.0.1', localAddress: '127.0.9.1' });
    let sent = 0;
    const pump = () => {
      while (!socket.destroyed) {
        sent += block.length;
        if (sent > BYTES_MAX) socket.destroy(new Error('The connection was never cut.'));
        if (!socket.write(block)) return;
      }
    };
    socket.write(
      `GET /api/rooms/${code}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    socket.on('drain', pump);
    socket.once('data', () => {
      // A first fragment, so that the others follow one.
      if (frame[0] === 0) socket.write(Buffer.from([0x01, ...MASKED_EMPTY]));
      pump();
    });
    socket.on('data', () => {});
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === undefined) reject(error);
    });
    socket.on('close', () => resolve(sent));
  });

describe('one client that sends at full speed', () => {
  it.each(Object.entries(FRAMES))(
    'is cut for %s, and no other client waits for it',
    async (_, frame) => {
      const room = await openRoom(server.address);
      const host = await hostOf(server.address, room);
      const phone = await playerOf(server.address, room.code, 'Ada');
      let isOn = true;
      const attack = Promise.all(
        Array.from({ length: SOCKETS }, async () => {
          for (let nth = 0; nth < TIMES_EACH; nth++) await flood(room.code, frame);
        }),
      ).finally(() => {
        isOn = false;
      });
      const waits: number[] = [];
      while (isOn) {
        const askedAt = performance.now();
        expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
        waits.push(performance.now() - askedAt);
      }
      await attack;
      expect(percentile(waits, 0.5)).toBeLessThan(underLoad(VISITOR_WAITS_MS));
      host.say({ t: 'buzz', do: 'open', round: 1 });
      await phone.next(({ t, open }) => t === 'buzz' && open === true);
      for (const client of [host, phone]) await client.leave();
    },
  );

  it('hears an answer to its pings while they are few', async () => {
    const room = await openRoom(server.address);
    const phone = await playerOf(server.address, room.code, 'Ada');
    for (let nth = 0; nth < 20; nth++) {
      const answered = new Promise((resolve) => phone.socket.once('pong', resolve));
      phone.socket.ping(`ping ${nth}`);
      expect(String(await answered)).toBe(`ping ${nth}`);
    }
    await phone.leave();
  });
});
