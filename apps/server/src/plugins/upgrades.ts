import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createTurnstile } from './turnstile.ts';

type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Only with an upgrade do they mean anything. */
const ABOUT_UPGRADES = new Set(['upgrade', 'connection', 'http2-settings']);

/**
 * Once somebody listens for upgrades, Node gives all of them away, also those that it ignored before: some programs offer HTTP/2
 * with their first call. They get the answer that they always got.
 */
export function answerOtherUpgrades(server: Server): void {
  const listeners = server.listeners('upgrade') as OnUpgrade[];
  server.removeAllListeners('upgrade');
  const letPass = createTurnstile(server);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket') {
      socket.on('error', destroy);
      letPass(() => {
        socket.off('error', destroy);
        if (socket.destroyed) return;
        for (const listener of listeners) listener(request, socket, head);
      });
    } else {
      socket.unshift(Buffer.concat([headOf(request), head]));
      server.emit('connection', socket);
    }
  });
}

function destroy(this: Duplex): void {
  this.destroy();
}

/** The request as it came, without the offer. */
function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!ABOUT_UPGRADES.has((rawHeaders[at] ?? '').toLowerCase()))
      lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}
