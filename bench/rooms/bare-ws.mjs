// The floor: `ws` alone passes on what a host says. No rooms' rules, no limits, no checks.
import http from 'node:http';
import { WebSocketServer } from 'ws';

const rooms = new Map();
const server = http.createServer((_request, response) => response.end('ok'));
const sockets = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  maxPayload: 16_384,
  clientTracking: false,
});
server.on('upgrade', (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, (client) => {
    const { searchParams } = new URL(request.url, 'http://x');
    const name = searchParams.get('room');
    const room = rooms.get(name) ?? new Set();
    rooms.set(name, room);
    client.on('error', () => {});
    if (searchParams.get('host') === '1') {
      client.on('message', (data) => {
        JSON.parse(data.toString());
        for (const guest of room) guest.send(data, { binary: false });
      });
      return;
    }
    room.add(client);
    client.on('close', () => room.delete(client));
  }),
);
server.listen(Number(process.env.PORT), '127.0.0.1', 4096);
