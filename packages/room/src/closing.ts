import { ROOM_CLOSE, type RoomClosing } from '@wheel/contract';
import { type Effect, type Step, step } from './effect.ts';
import { type ConnectionId, type Room, without } from './room.ts';

export const CLOSINGS = {
  removed: { code: ROOM_CLOSE.notAllowed, reason: 'removed' },
  banned: { code: ROOM_CLOSE.notAllowed, reason: 'banned' },
  door: { code: ROOM_CLOSE.notAllowed, reason: 'door' },
  notAllowed: { code: ROOM_CLOSE.notAllowed, reason: 'not allowed' },
  full: { code: ROOM_CLOSE.tooMany, reason: 'full' },
  closed: { code: ROOM_CLOSE.noRoom, reason: 'closed' },
  superseded: { code: ROOM_CLOSE.superseded, reason: 'superseded' },
} as const satisfies Readonly<Record<string, RoomClosing>>;

export const close = (connection: ConnectionId, why: keyof typeof CLOSINGS): Effect => ({
  type: 'close',
  connection,
  closing: CLOSINGS[why],
});

/** For one who has not come in. */
export const reject = (room: Room, connection: ConnectionId, why: keyof typeof CLOSINGS): Step =>
  step(room, close(connection, why));

/** For one who has: the connection is forgotten at once, whenever it ends. */
export const disconnect = (
  room: Room,
  connection: ConnectionId,
  why: keyof typeof CLOSINGS,
): Step =>
  step({ ...room, connections: without(room.connections, connection) }, close(connection, why));

/** Ends the room and every connection. */
export function closeRoom(room: Room): Step {
  const ends = [...room.connections.keys()].flatMap((connection): Effect[] => [
    { type: 'send', to: connection, message: { t: 'closed' } },
    close(connection, 'closed'),
  ]);
  const empty: Room = {
    ...room,
    isClosed: true,
    host: null,
    shown: null,
    picture: null,
    connections: new Map(),
    seats: new Map(),
    addresses: new Map(),
    asks: new Map(),
    pairings: new Map(),
  };
  return step(empty, ...ends, { type: 'end' });
}
