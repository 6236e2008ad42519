import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepTimes, TIMES } from './connections.ts';

let server: Server;
let client: Socket;
beforeEach(async () => {
  server = createServer();
  keepTimes(server, 20);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
});
afterEach(() => {
  client.destroy();
  server.close();
});

/** The response to what the client sends, once nothing has moved on its connection for too long. */
async function stillAfter(text: string): Promise<ServerResponse> {
  client.write(text);
  const [, response] = await once(server, 'request');
  await once(response.socket, 'timeout');
  return response;
}

it('Answers a caller who has waited for longer than nothing may move', async () => {
  const response = await stillAfter('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  response.end('at last');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toContain('at last');
});

it('Closes a client that stops in the middle of its request', async () => {
  const isClosed = once(client, 'close');
  await stillAfter('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx');
  await isClosed;
});

it('Closes a client to which nothing more of its answer can be sent', async () => {
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, response] = await once(server, 'request');
  response.write('a part');
  await once(response.socket, 'close');
});

it('Closes a client that sends nothing at all, but keeps connections that are opened ahead for a while', () => {
  expect(TIMES.http.headersTimeout).toBe(15_000);
  expect(TIMES.connectionTimeout).toBeGreaterThan(TIMES.http.headersTimeout);
  expect(TIMES.keepAliveTimeout).toBe(75_000);
  expect(TIMES.requestTimeout).toBeGreaterThanOrEqual(TIMES.http.headersTimeout);
});
