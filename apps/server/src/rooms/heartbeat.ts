import type { Connection } from './connection.ts';
import type { RoomServer } from './server.ts';

const LOOK_EVERY_MS = 250;
const ROOMS_EVERY_MS = 5_000;
const IDLE_MS = 20_000;
const HOST_MS = 10_000;
/** While a round is open the least round trip is looked for. */
const ROUND_MS = 2_000;
/** Two unanswered pings, and a little. */
const missedAfter = (connection: Connection) =>
  (connection.role === 'host' ? HOST_MS : IDLE_MS) * 2.5;

/** Pings every connection at a phase of its own and drops those that do not answer. */
export function startHeartbeat(
  roomServer: RoomServer,
  now: () => number,
  onError: (error: unknown) => void,
) {
  let roomsAt = now();
  function look(): void {
    const at = now();
    roomServer.sweepConnections(at);
    for (const connection of roomServer.connections) ping(roomServer, connection, at);
    if (at - roomsAt < ROOMS_EVERY_MS) return;
    roomsAt = at;
    roomServer.sweepRooms(at).catch(onError);
  }
  const looking = setInterval(() => {
    try {
      look();
    } catch (error) {
      onError(error);
    }
  }, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(looking) };
}

function ping(roomServer: RoomServer, connection: Connection, at: number): void {
  if (connection.role === null || connection.isOver) return;
  if (at - connection.seenAt > missedAfter(connection)) {
    connection.transport.cut();
    return;
  }
  const every = intervalOf(roomServer, connection);
  // A round that has just opened does not wait for the phase of the long interval.
  if (connection.pingAt - at > every) connection.pingAt = at + Math.random() * every;
  if (at < connection.pingAt) return;
  connection.transport.ping();
  connection.pingAt = at + every;
}

function intervalOf(roomServer: RoomServer, connection: Connection): number {
  if (connection.role === 'host') return HOST_MS;
  return connection.role === 'player' && roomServer.isRoundOpen(connection.code)
    ? ROUND_MS
    : IDLE_MS;
}
