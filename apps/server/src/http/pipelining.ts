import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for each answer before they ask again on the same connection. */
const OPEN_REQUESTS_MAX = 10;

type OnRequest = (request: IncomingMessage, response: ServerResponse) => void;
/** Node keeps the parser there and pauses it in this way itself; without it the rest is only dropped. */
type ParsedSocket = Socket & { readonly parser?: { pause?(): void } | null };

function cut(socket: ParsedSocket): void {
  socket.parser?.pause?.();
  socket.destroy();
}

/**
 * Cuts connections that ask for much without waiting for answers. Node reads up to 64 kB of requests in one turn, near two
 * thousand of them, and all other callers would wait for the last.
 */
export function limitPipelining(server: Server): void {
  const listeners = server.listeners('request') as OnRequest[];
  const asked = new WeakMap<Socket, { open: number; turn: number; inTurn: number }>();
  let turn = 0;
  let isTurnOpen = false;
  const endTurn = () => {
    turn += 1;
    isTurnOpen = false;
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (!isTurnOpen) setImmediate(endTurn);
    isTurnOpen = true;
    const count = asked.get(socket) ?? { open: 0, turn, inTurn: 0 };
    count.inTurn = count.turn === turn ? count.inTurn + 1 : 1;
    count.turn = turn;
    count.open += 1;
    asked.set(socket, count);
    if (count.open > OPEN_REQUESTS_MAX || count.inTurn > OPEN_REQUESTS_MAX) return cut(socket);
    response.once('close', () => {
      count.open -= 1;
    });
    for (const listener of listeners) listener.call(server, request, response);
  });
}
