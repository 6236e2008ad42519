import { connect } from 'node:net';
import { expect, it } from 'vitest';
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
