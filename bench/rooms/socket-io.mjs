// socket.io with its rooms, WebSockets only, compression off, and the memory it says can be saved.

import http from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../peers/package.json', import.meta.url));
const { Server } = require('socket.io');
const server = http.createServer((_request, response) => response.end('ok'));
const io = new Server(server, {
  transports: ['websocket'],
  perMessageDeflate: false,
  httpCompression: false,
  serveClient: false,
  pingInterval: 60_000,
  pingTimeout: 60_000,
  maxHttpBufferSize: 16_384,
});
io.on('connection', (socket) => {
  const { room, host } = socket.handshake.query;
  socket.conn.request = null;
  if (host === '1') socket.on('m', (data) => socket.to(room).emit('m', data));
  else socket.join(room);
});
server.listen(Number(process.env.PORT), '127.0.0.1', 4096);
