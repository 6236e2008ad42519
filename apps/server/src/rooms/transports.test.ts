import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { SseTransport } from './transports.ts';

/** A stream to a client that has asked for it and reads only when it is told to. */
async function streamed() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1').pause();
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [, response]: ServerResponse[] = await once(server, 'request');
  if (response === undefined) throw new Error('There is no response.');
  const ended = once(response, 'close');
  return {
    client,
    response,
    ended,
    transport: new SseTransport(response),
    async stop() {
      client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

it('Sends the name, frames and the closing as events', async () => {
  const { client, transport, ended, stop } = await streamed();
  transport.begin('a:1~secret');
  transport.send(Buffer.from('{"t":"welcome"}'));
  transport.close({ code: 4403, reason: 'door' });
  let text = '';
  client.on('data', (chunk) => {
    text += chunk;
  });
  client.resume();
  await ended;
  await expect.poll(() => text).toContain('event: close\ndata: {"code":4403,"reason":"door"}\n\n');
  expect(text).toContain('event: link\ndata: a:1~secret\n\n');
  expect(text).toContain('data: {"t":"welcome"}\n\n');
  await stop();
});

it('Cuts a reader that never reads, soon after the stream was closed', async () => {
  const { response, transport, ended, stop } = await streamed();
  // More than the buffers between the two hold.
  for (let nth = 0; nth < 64; nth++) transport.send(Buffer.alloc(1024 * 1024, 'x'));
  expect(transport.unsent).toBeGreaterThan(0);
  transport.close({ code: 4403, reason: 'door' });
  await ended;
  expect(response.destroyed).toBe(true);
  await stop();
});
