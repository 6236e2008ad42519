import {
  type AddressNumber,
  type FromHost,
  type FromPlayer,
  ROOM_LIMITS,
  type RoomReason,
  type ToHostAsk,
  type ToHostSeats,
} from '@wheel/contract';
import { countFrom, countsByAddress, firstOfCrowd } from './addresses.ts';
import { disconnect, reject } from './closing.ts';
import { chain, type Effect, type Step, send, step, welcome } from './effect.ts';
import type { JoinRequest } from './event.ts';
import {
  type ConnectionId,
  type Ms,
  type Room,
  type Seat,
  tidyName,
  type Waiting,
  withAsk,
  withEntry,
  withGuest,
  without,
} from './room.ts';
import { tellBuzz } from './rounds.ts';

type PlayerJoinRequest = Extract<JoinRequest, { as: 'player' }>;
/** A seat whose phone is there. */
type Taken = Seat & { readonly connection: ConnectionId };
type Knocking = Taken & { readonly waiting: Waiting };

const withSeat = (room: Room, seat: Seat): Room => ({
  ...room,
  seats: withEntry(room.seats, seat.seat, seat),
});

const isKnocking = (seat: Seat): seat is Knocking =>
  seat.waiting !== null && seat.connection !== null;
export const isSeated = (seat: Seat): seat is Taken =>
  seat.waiting === null && seat.connection !== null;

/** Newcomers at the door, the oldest first. */
export const knocking = (room: Room): readonly Knocking[] =>
  [...room.seats.values()].filter(isKnocking);
const seated = (room: Room): readonly Taken[] => [...room.seats.values()].filter(isSeated);

/** A good token sits down again where it sat; any other guest is a newcomer, whom the door may stop. */
export function joinPlayer(
  room: Room,
  connection: ConnectionId,
  request: PlayerJoinRequest,
  { from, at }: { readonly from: AddressNumber; readonly at: Ms },
): Step {
  const { isKnown, token } = request;
  const before = isKnown ? room.seats.get(request.seat) : undefined;
  if (room.banned.includes(request.seat)) return reject(room, connection, 'banned');
  if (!isKnown && !room.settings.open) return reject(room, connection, 'door');
  const seat: Taken = {
    seat: request.seat,
    name: before?.name ?? tidyName(request.name),
    team: before?.team ?? request.team,
    connection,
    awaySince: null,
    from,
    waiting: null,
    isNamedByHost: before?.isNamedByHost ?? false,
    isMovedByHost: before?.isMovedByHost ?? false,
  };
  if (!isKnown && room.settings.approve) return knock(room, seat, token);
  if (before !== undefined && isSeated(before))
    return chain(
      room,
      (now) => disconnect(now, before.connection, 'superseded'),
      (now) => sitDown(now, seat, token),
    );
  const isOverShare = countFrom(seated(room), from) >= room.caps.phonesPerAddress;
  const placed = !isKnown && isOverShare ? null : placeFor(room, from, at);
  if (placed === null) return reject(room, connection, 'full');
  return chain(
    room,
    () => placed,
    (now) => sitDown(now, seat, token),
  );
}

/** A place for one more phone, or null. In a full room an address with more than its share gives one up. */
function placeFor(room: Room, from: AddressNumber, at: Ms): Step | null {
  const { phones, phonesPerAddress } = room.caps;
  const all = seated(room);
  if (all.length < phones) return step(room);
  const counts = countsByAddress(all);
  if ((counts.get(from) ?? 0) >= phonesPerAddress) return null;
  const last = all.findLast((seat) => (counts.get(seat.from) ?? 0) > phonesPerAddress);
  if (last === undefined) return null;
  return chain(
    room,
    (now) => disconnect(now, last.connection, 'full'),
    (now) => playerLeft(now, last, at),
  );
}

/** Beyond the limit of the door, one of the address with most newcomers goes, and never the one who has just come. */
function knock(room: Room, seat: Taken, token: string): Step {
  const all = [...knocking(room), seat];
  const leaving = all.length > room.caps.waiting ? firstOfCrowd(all) : undefined;
  return chain(
    room,
    (now) => (leaving === undefined ? step(now) : leaveDoor(now, leaving.seat, 'full')),
    (now) => {
      const { id, room: asked } = withAsk(now, { type: 'join', seat: seat.seat });
      return step(
        withLink(withSeat(asked, { ...seat, waiting: { ask: id, token } }), seat),
        ...welcome(room, seat.connection, { as: 'player', seat: seat.seat, waiting: id }),
      );
    },
  );
}

function leaveDoor(room: Room, id: string, why: 'door' | 'full'): Step {
  const seat = room.seats.get(id);
  if (seat === undefined || !isKnocking(seat)) return step(room);
  return chain(
    { ...room, seats: without(room.seats, id), asks: without(room.asks, seat.waiting.ask) },
    (now) => disconnect(now, seat.connection, why),
    { type: 'lists' },
  );
}

const withLink = (room: Room, { connection, seat }: Taken): Room =>
  withGuest(room, connection, { role: 'player', seat });

/** Tells a phone its own seat after any change. */
const tellSeat = ({ seat, name, team, connection }: Seat): readonly Effect[] =>
  connection === null ? [] : [send(connection, { t: 'seat', seat, name, team })];

function sitDown(before: Room, waited: Taken, token: string): Step {
  const seat = { ...waited, waiting: null };
  const room = withLink(withSeat(before, seat), seat);
  const { connection } = seat;
  return step(
    room,
    ...welcome(
      room,
      connection,
      { as: 'player', seat: seat.seat, token },
      // It may have been moved or renamed while it was away.
      ...tellSeat(seat),
      { type: 'showTo', to: connection },
      ...tellBuzz(room, seat),
    ),
  );
}

/** Lets a newcomer in while the room has a place, or refuses. */
export function admitPlayer(
  room: Room,
  seat: Seat,
  { ok, reason, at }: { readonly ok: boolean; readonly reason?: RoomReason; readonly at: Ms },
): Step {
  if (!isKnocking(seat)) return step(room);
  const { ask: id, token } = seat.waiting;
  const placed = ok ? placeFor(room, seat.from, at) : null;
  const heard = send(seat.connection, {
    t: 'heard',
    id,
    ok: placed !== null,
    ...(ok && placed === null ? { why: 'full' } : reason),
  });
  return chain(
    room,
    (now) => placed ?? step(now),
    heard,
    (now) =>
      placed === null
        ? leaveDoor(now, seat.seat, ok ? 'full' : 'door')
        : sitDown({ ...now, asks: without(now.asks, id) }, seat, token),
  );
}

/** Move and Rename. The seat is the host's in that from now on. */
export function changeSeat(
  room: Room,
  { seat: id, name, team }: Extract<FromHost, { t: 'seat' }>,
): Step {
  const seat = room.seats.get(id);
  if (seat === undefined || (name === undefined && team === undefined)) return step(room);
  const changed: Seat = {
    ...seat,
    name: name === undefined ? seat.name : tidyName(name),
    team: team ?? seat.team,
    isNamedByHost: seat.isNamedByHost || name !== undefined,
    isMovedByHost: seat.isMovedByHost || team !== undefined,
  };
  const next = withSeat(room, changed);
  const told = seat.connection === null ? [] : [...tellSeat(changed), ...tellBuzz(next, changed)];
  return step(next, ...told, { type: 'lists' });
}

/** What a player changes of the own seat. Within a round the team stays: one buzz is one team's. */
export function changeOwnSeat(
  room: Room,
  seat: Seat,
  message: Extract<FromPlayer, { t: 'team' | 'name' }>,
): Step {
  const asItIs = step(room, ...tellSeat(seat));
  if (message.t === 'name') {
    if (seat.isNamedByHost) return asItIs;
    const named: Seat = { ...seat, name: tidyName(message.name) };
    return step(withSeat(room, named), ...tellSeat(named), { type: 'lists' });
  }
  const hasBuzzed =
    room.round.held.some((buzz) => buzz.seat === seat.seat) ||
    room.round.list.some((buzz) => buzz.seat === seat.seat);
  if (seat.isMovedByHost || (hasBuzzed && room.round.isOpen)) return asItIs;
  const moved: Seat = { ...seat, team: message.team };
  const next = withSeat(room, moved);
  return step(next, ...tellSeat(moved), ...tellBuzz(next, moved), { type: 'lists' });
}

/** The phone sleeps: its seat stays, grey. One who waited at the door has left it. */
export function playerLeft(room: Room, seat: Seat, at: Ms): Step {
  if (seat.waiting !== null) {
    const { ask } = seat.waiting;
    const rest = { seats: without(room.seats, seat.seat), asks: without(room.asks, ask) };
    return step({ ...room, ...rest }, { type: 'lists' });
  }
  const grey = withSeat(withRoomForGrey(room), { ...seat, connection: null, awaySince: at });
  return step(grey, { type: 'lists' });
}

export function forgetGrey(room: Room, at: Ms): Step {
  const seats = new Map(
    [...room.seats].filter(
      ([, { awaySince }]) => awaySince === null || at - awaySince < ROOM_LIMITS.seatKeptMs,
    ),
  );
  return seats.size === room.seats.size ? step(room) : step({ ...room, seats }, { type: 'lists' });
}

/** Grey seats do not count to the limit, but there are never more of them than phones. The address with most gives one up. */
function withRoomForGrey(room: Room): Room {
  const grey = [...room.seats.values()].filter(({ connection }) => connection === null);
  if (grey.length < room.caps.phones) return room;
  const byAge = grey.toSorted((one, other) => (one.awaySince ?? 0) - (other.awaySince ?? 0));
  const leaving = firstOfCrowd(byAge);
  return leaving === undefined ? room : { ...room, seats: without(room.seats, leaving.seat) };
}

export const seatsOf = (room: Room): Pick<ToHostSeats, 't' | 'seats'> => ({
  t: 'seats',
  seats: [...room.seats.values()]
    .filter(({ waiting }) => waiting === null)
    .map(({ seat, name, team, connection, from }) => ({
      seat,
      name,
      team,
      away: connection === null,
      from,
    })),
});

export const joinAsks = (room: Room): readonly ToHostAsk[] =>
  knocking(room).map(({ seat, name, from, waiting }) => ({
    t: 'ask',
    id: waiting.ask,
    seat,
    kind: 'join',
    value: name,
    from,
  }));
