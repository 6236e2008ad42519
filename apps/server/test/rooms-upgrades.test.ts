import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { connect as knock, openRoom } from '../../../testing/rooms/room-client.ts';
import { StreamClient } from '../../../testing/rooms/stream-client.ts';
import { useRooms } from './helpers/rooms.ts';
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

const OFFER = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n';

eachEngine('a call that offers HTTP/2', (database) => {
  const rooms = useRooms(database);

  it('gets its answer as before', async () => {
    const answer = await answerTo(
      rooms().origin,
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${OFFER}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('{"status":"ok"}');
  });

  it('also with a body', async () => {
    const head = `POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`;
    const answer = await answerTo(rooms().origin, `${head}${OFFER}\r\n{}`);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('and a WebSocket to where there is none is refused', async () => {
    const answer = await answerTo(
      rooms().origin,
      'GET /api/rooms/BBBBBB/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
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
    const { gate } = rooms().api.app.hall;
    for (let nth = 0; nth < count; nth++) {
      const guest = gate.enter(addressOf(nth));
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

  it('refuses the 1,001st that has not said hello with 503', async () => {
    crowd(1_000, anywhere, false);
    await expectRefused(503);
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
    for (const host of ['show.example', '192.168.1.5:3000', '[fd00::5]:3000'])
      expect(await connectTo(host)).toBe(`'self' ws://${host} wss://${host}`);
    for (const odd of ['*', 'a b', 'x; script-src *', "'unsafe-inline'", 'show.example:*'])
      expect(await connectTo(odd)).toBe("'self'");
  });
});
