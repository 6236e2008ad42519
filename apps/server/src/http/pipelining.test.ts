import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitPipelining } from './pipelining.ts';

let server: Server;
let handled = 0;

beforeEach(async () => {
  handled = 0;
  server = createServer((_request, response) => {
    handled += 1;
    response.end('answer');
  });
  limitPipelining(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

it('Cuts a connection that sends two thousand requests in one packet', async () => {
  const socket = connect(port(), '127.0.0.1');
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2_000));
  await once(socket, 'close');
  expect(handled).toBeLessThanOrEqual(10);
});

it('Cuts a connection that leaves more than ten requests without an answer', async () => {
  let held = 0;
  const slow = createServer(() => {
    held += 1;
  });
  limitPipelining(slow);
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const socket = connect((slow.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.on('data', () => {});
  const asking = setInterval(() => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'), 2);
  await once(socket, 'close');
  clearInterval(asking);
  expect(held).toBe(10);
  slow.close();
});

it('Answers hundreds of requests that follow each other on one connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let nth = 0; nth < 300; nth += 1) {
    const sent = request({ port: port(), agent });
    sent.end();
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
  }
  agent.destroy();
  expect(handled).toBe(300);
});
