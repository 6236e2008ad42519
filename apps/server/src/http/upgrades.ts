import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { malformed, Refusal } from '../refusal.ts';
import { answerByHand } from './errors.ts';

type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Upgrades to a WebSocket pass where a room has one; any other upgrade is refused before the handshake. */
export function answerOtherUpgrades(server: Server): void {
  const listeners = server.listeners('upgrade') as OnUpgrade[];
  server.removeAllListeners('upgrade');
  const letPass = createUpgradeThrottle(server);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', destroy);
    const refusal = refusalOf(request);
    if (refusal !== null) {
      socket.once('finish', destroy);
      socket.end(answerByHand(refusal));
      return;
    }
    letPass(() => {
      socket.off('error', destroy);
      if (socket.destroyed) return;
      // What was sent early stays in the socket, which may be piped to another server.
      if (head.length > 0) socket.unshift(head);
      for (const listener of listeners) listener(request, socket, Buffer.alloc(0));
    });
  });
}

/** Where sockets are taken; ws itself would take one anywhere, and say so in the log. */
const ROOM_SOCKET = /^\/api\/rooms\/[^/?#]{1,64}\/socket(?:\?|$)/;
const VERSIONS = new Set(['13', '8']);
const KEY = /^[+/0-9A-Za-z]{22}==$/;

/** Why no socket is opened, as far as the request itself tells. */
function refusalOf({ method, url = '', headers }: IncomingMessage): Refusal | null {
  if (headers.upgrade?.toLowerCase() !== 'websocket')
    return malformed('Only an upgrade to a WebSocket is possible.');
  if (method !== 'GET' || !ROOM_SOCKET.test(url)) return new Refusal('NO_SUCH_PAGE');
  const isHandshake =
    KEY.test(headers['sec-websocket-key'] ?? '') &&
    VERSIONS.has(headers['sec-websocket-version'] ?? '');
  return isHandshake ? null : malformed('This is not a valid WebSocket handshake.');
}

function destroy(this: Duplex): void {
  this.destroy();
}

/** How many upgrades are begun in one turn of the loop without a new connection. */
const PER_TURN = 8;
/** While connections arrive in every turn, one upgrade is begun in so many of them. */
const TURNS_EACH = 8;

/**
 * After a restart thousands come back within a second. Node accepts one connection in each turn of its loop, so a client that wants
 * something else would stand in line behind all their greetings. Upgrades therefore wait while others still arrive.
 */
export function createUpgradeThrottle(server: Server): (upgrade: () => void) => void {
  const waiting: (() => void)[] = [];
  let hasArrived = false;
  let busyTurns = 0;

  function turn(): void {
    busyTurns = hasArrived ? busyTurns + 1 : 0;
    const whileBusy = busyTurns % TURNS_EACH === 0 ? 1 : 0;
    for (const upgrade of waiting.splice(0, hasArrived ? whileBusy : PER_TURN)) upgrade();
    hasArrived = false;
    if (waiting.length > 0) setImmediate(turn);
  }

  server.on('connection', () => {
    hasArrived = true;
  });
  return (upgrade) => {
    waiting.push(upgrade);
    if (waiting.length === 1) setImmediate(turn);
  };
}
