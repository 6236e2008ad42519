import type { ToHost } from '@wheel/contract';
import { numbered } from './addresses.ts';
import { answer, ask } from './asking.ts';
import { closeRoom, reject } from './closing.ts';
import { hostSeat, kick, refuse, setAllow, setDoor } from './door.ts';
import { chain, type Step, step } from './effect.ts';
import type { HostMessage, JoinRequest, RoomEvent } from './event.ts';
import { hostLeft, joinHost, show } from './hosting.ts';
import { holdPicture } from './pictures.ts';
import { forgetRemote, joinRemote, pair, remoteAsks, remotesOf, wish } from './remotes.ts';
import { type ConnectionId, type Ms, type Room, type Seat, without } from './room.ts';
import { endHold, hostBuzz, playerBuzz } from './rounds.ts';
import { joinScreen, screensOf } from './screens.ts';
import { changeOwnSeat, forgetGrey, joinAsks, joinPlayer, playerLeft, seatsOf } from './seating.ts';

/** Everything that can happen to a room. Nothing here waits, looks at a clock or draws by chance. */
export function update(room: Room, event: RoomEvent): Step {
  if (room.isClosed)
    return event.type === 'join' ? reject(room, event.connection, 'closed') : step(room);
  switch (event.type) {
    case 'join':
      if (room.connections.has(event.connection)) return step(room);
      return join(room, event.connection, event.request, event.at);
    case 'leave':
      return leave(room, event.connection, event.at);
    case 'host':
      return event.connection === room.host ? fromHost(room, event.message, event.at) : step(room);
    case 'pair':
      return event.connection === room.host
        ? pair(room, event.connection, event.token, event.at)
        : step(room);
    case 'player': {
      const guest = room.connections.get(event.connection);
      const seat = guest?.role === 'player' ? room.seats.get(guest.seat) : undefined;
      if (seat === undefined || seat.connection !== event.connection || seat.waiting !== null)
        return step(room);
      return fromPlayer(room, seat, event);
    }
    case 'remote': {
      const guest = room.connections.get(event.connection);
      if (guest?.role !== 'remote') return step(room);
      return wish(room, { ...guest, connection: event.connection }, event.message);
    }
    case 'tick':
      return chain(
        room,
        (now) => endHold(now, event.at),
        (now) => forgetGrey(now, event.at),
      );
    case 'close':
      return closeRoom(room);
  }
}

function join(before: Room, connection: ConnectionId, request: JoinRequest, at: Ms): Step {
  if (request.as === 'host') return joinHost(before, connection, request, at);
  const { room, from } = numbered(before, request.from);
  switch (request.as) {
    case 'player':
      return joinPlayer(room, connection, request, { from, at });
    case 'screen':
      return joinScreen(room, connection, request, from);
    case 'remote':
      return joinRemote(room, connection, request, { from, at });
  }
}

function leave(before: Room, connection: ConnectionId, at: Ms): Step {
  const guest = before.connections.get(connection);
  if (guest === undefined) return step(before);
  const room = { ...before, connections: without(before.connections, connection) };
  if (guest.role === 'host') return hostLeft(room);
  if (guest.role === 'remote')
    return step(forgetRemote(room, { ...guest, connection }), { type: 'lists' });
  if (guest.role === 'screen') return step(room, { type: 'lists' });
  const seat = room.seats.get(guest.seat);
  return seat?.connection === connection ? playerLeft(room, seat, at) : step(room);
}

function fromPlayer(room: Room, seat: Seat, event: Extract<RoomEvent, { type: 'player' }>): Step {
  const { message } = event;
  switch (message.t) {
    case 'buzz':
      return playerBuzz(room, seat, message, event);
    case 'ask':
      return ask(room, seat, message);
    case 'name':
    case 'team':
      return changeOwnSeat(room, seat, message);
  }
}

function fromHost(room: Room, message: HostMessage, at: Ms): Step {
  switch (message.t) {
    case 'state':
      return show(room, message, at);
    case 'picture':
      return holdPicture(room, message);
    case 'buzz':
      return hostBuzz(room, message);
    case 'door':
      return setDoor(room, message, at);
    case 'allow':
      return setAllow(room, message);
    case 'kick':
      return kick(room, message, at);
    case 'refuse':
      return refuse(room, { from: message.from, at });
    case 'seat':
      return hostSeat(room, message, at);
    case 'answer':
      return answer(room, message, at);
    case 'close':
      return closeRoom(room);
  }
}

/** Everything that a host is told as a list, and who waits at the door. What has not changed need not be sent again. */
export function listsOf(room: Room): readonly ToHost[] {
  const asks = [...joinAsks(room), ...remoteAsks(room)];
  return [
    { ...seatsOf(room), waiting: asks.map(({ id }) => id) },
    screensOf(room),
    remotesOf(room),
    ...asks,
  ];
}
