import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  join,
  connect as knock,
  openRoom,
  type RoomClient,
} from '../../../testing/rooms/room-client.ts';
import { StreamClient } from '../../../testing/rooms/stream-client.ts';
import { type Listening, listen, useRooms } from './helpers/rooms.ts';
import { eachEngine } from './support/stores.ts';

const answerTo = (origin: string, request: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
      if (/\r\n\r\n[\s\S]*\}/.test(text)) socket.destroy();
    });
    socket.on('close', () => resolve(text));
  });

const H2C = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';
const SOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';

eachEngine('an upgrade that no room is asked for with', (database) => {
  const written: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void written.push(line) });
  let listening: Listening | null = null;
  beforeAll(async () => {
    listening = await listen(database, { rateLimit: true }, { log });
  });
  afterAll(() => listening?.api.app.close());

  it.each([
    ['GET /healthz', SOCKET, 404],
    ['GET /healthz', H2C, 400],
    ['GET /', SOCKET, 404],
    ['GET /api/rooms/BBBBBB', SOCKET, 404],
    ['GET /api/rooms/BBBBBB/socket/more', SOCKET, 404],
    ['POST /api/rooms/BBBBBB/socket', SOCKET, 404],
    ['GET /api/rooms/BBBBBB/socket', SOCKET.replace('==', '='), 400],
    ['GET /api/rooms/BBBBBB/socket', SOCKET.replace('13', '7'), 400],
  ])('is refused and closed: %s', async (line, headers, status) => {
    const origin = listening?.origin ?? '';
    const answer = await answerTo(origin, `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('application/problem+json');
    if (headers === H2C) expect(answer).toContain('Only an upgrade to a WebSocket is possible.');
    expect(answer).toMatch(/connection: close/i);
  });

  it('leaves neither a connection nor a line in the log, however often', async () => {
    const { api, origin } = listening ?? { api: null, origin: '' };
    written.length = 0;
    const ask = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${SOCKET}\r\n`;
    for (let nth = 0; nth < 10; nth++)
      await Promise.all(Array.from({ length: 70 }, () => answerTo(origin, ask)));
    const open = () =>
      new Promise<number>((resolve) => {
        api?.app.server.getConnections((_error, count) => resolve(count));
      });
    await expect.poll(open).toBe(0);
    expect(written).toEqual([]);
  });
});

eachEngine('a server that is full', (database) => {
  const rooms = useRooms(database);
  const guests: { left(): void }[] = [];
  afterEach(() => {
    for (const guest of guests.splice(0)) guest.left();
  });

  /** Others that are connected, from one address or from many. */
  function crowd(count: number, addressOf: (nth: number) => string, isGreeted = true): void {
    const { limiter } = rooms().api.app.roomServer;
    for (let nth = 0; nth < count; nth++) {
      const guest = limiter.enter(addressOf(nth), () => guest.left());
      if (isGreeted) guest.greeted();
      guests.push(guest);
    }
  }
  const anywhere = (nth: number) => `10.${nth >> 8}.${nth % 256}.1`;

  async function expectRefused(status: number): Promise<void> {
    const { origin } = rooms();
    const { code } = await openRoom(origin);
    await expect(knock(origin, code)).rejects.toThrow(`Refused: ${status}`);
    await expect(StreamClient.open(origin, code)).rejects.toThrow(`Refused: ${status}`);
    guests.pop()?.left();
    await (await knock(origin, code)).leave();
  }

  it('refuses the 501st of an address with 429', async () => {
    crowd(500, () => '127.0.0.1');
    await expectRefused(429);
  });

  it('lets newcomers in while 1,500 silent sockets come from ten other addresses', async () => {
    const { origin, api } = rooms();
    const room = await openRoom(origin);
    const silent: RoomClient[] = [];
    for (let nth = 0; nth < 10; nth++)
      silent.push(
        ...(await Promise.all(
          Array.from({ length: 150 }, () =>
            knock(origin, room.code, { localAddress: `127.0.8.${nth + 1}` }),
          ),
        )),
      );
    const newcomers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        join(origin, room.code, { as: 'player', name: `P${nth}` }),
      ),
    );
    expect(newcomers).toHaveLength(20);
    await expect.poll(() => api.app.roomServer.limiter.open).toBeLessThanOrEqual(1_020);
    await expect
      .poll(() => silent.filter(({ closedWith }) => closedWith?.code === 1006).length)
      .toBeGreaterThanOrEqual(500);
    for (const client of [...silent, ...newcomers]) client.socket.terminate();
    await expect.poll(() => api.app.roomServer.limiter.open).toBe(0);
  });

  it('refuses the 10,001st with 503, and takes 12,000 connections in all', async () => {
    crowd(10_000, anywhere);
    await expectRefused(503);
    expect(rooms().api.app.server.maxConnections).toBe(12_000);
  });
});

eachEngine('the policy of a page', (database) => {
  const rooms = useRooms(database);

  it('lets it connect to the host it came from, and nowhere else', async () => {
    const connectTo = async (host: string) => {
      const { headers } = await rooms().api.get('/screen', { headers: { host } });
      return /connect-src ([^;]*);/.exec(String(headers['content-security-policy']))?.[1];
    };
    for (const host of ['show.local', '192.168.1.5:3000', '[fd00::5]:3000'])
      expect(await connectTo(host)).toBe(`'self' ws://${host} wss://${host}`);
    for (const odd of ['*', 'a b', 'x; script-src *', "'unsafe-inline'", 'show.example:*'])
      expect(await connectTo(odd)).toBe("'self'");
  });
});
