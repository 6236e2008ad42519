import { close, reject } from './closing.ts';
import { broadcast, chain, type Effect, GUESTS, type Step, send, step } from './effect.ts';
import type { HostShow, JoinRequest } from './event.ts';
import { wantPicture } from './pictures.ts';
import { type ConnectionId, type Ms, type Room, withGuest, without } from './room.ts';
import { orderOf } from './rounds.ts';

type HostJoinRequest = Extract<JoinRequest, { as: 'host' }>;

/** The same window comes back, or another takes over with the next term. */
export function joinHost(
  room: Room,
  connection: ConnectionId,
  request: HostJoinRequest,
  at: Ms,
): Step {
  const term = request.term ?? room.term;
  const isTakeOver = term === room.term + 1;
  if (term !== room.term && !isTakeOver) return reject(room, connection, 'superseded');
  const isOther = request.device === null || request.device !== room.device;
  if (room.host !== null && isOther && !isTakeOver) return reject(room, connection, 'superseded');
  return chain(
    room,
    dismissHost,
    (now) => {
      const picture = isTakeOver && isOther ? null : now.picture;
      return seatHost({ ...now, term, picture }, connection, request);
    },
    (now) =>
      request.show === null
        ? step(now)
        : show(now, { t: 'state', term, events: null, ...request.show }, at),
  );
}

function dismissHost(room: Room): Step {
  if (room.host === null) return step(room);
  const gone = { ...room, host: null, connections: without(room.connections, room.host) };
  return step(gone, close(room.host, 'superseded'));
}

function seatHost(before: Room, connection: ConnectionId, { device, term }: HostJoinRequest): Step {
  const room = withGuest({ ...before, host: connection, device }, connection, { role: 'host' });
  const { open, approve, allow } = room.settings;
  const effects: Effect[] = [
    {
      type: 'welcome',
      to: connection,
      welcome: {
        as: 'host',
        term: room.term,
        rev: room.shown?.term === room.term ? room.shown.rev : 0,
        door: { open, approve },
        allow,
      },
    },
    { type: 'lists' },
    ...(room.round.number > 0 ? [send(connection, orderOf(room))] : []),
    ...wantPicture(room, connection, term !== null),
    broadcast(GUESTS, { t: 'away', host: false }),
  ];
  return step(room, ...effects);
}

/** Devices that wait for an answer hear that the host is away. Newcomers wait on. */
export function hostLeft(room: Room): Step {
  const effects: Effect[] = [];
  let asks = room.asks;
  for (const [id, ask] of room.asks) {
    if (ask.type === 'join' || ask.type === 'remote') continue;
    asks = without(asks, id);
    if (ask.type === 'wish')
      effects.push(send(ask.connection, { t: 'answer', id: ask.id, ok: false, why: 'away' }));
    else {
      const connection = room.seats.get(ask.seat)?.connection ?? null;
      if (connection !== null)
        effects.push(send(connection, { t: 'heard', id, ok: false, why: 'away' }));
    }
  }
  return step(
    { ...room, host: null, asks },
    ...effects,
    broadcast(GUESTS, { t: 'away', host: true }),
  );
}

/** Takes a state that is newer than the last one, by term and then by rev. Any other is dropped. */
export function show(room: Room, message: HostShow, at: Ms): Step {
  const { term, rev, whole, forPhones, events } = message;
  if (term !== room.term) return step(room);
  const last = room.shown;
  if (last !== null && last.term === term && rev <= last.rev) return step(room);
  const next = { ...room, shown: { term, rev, whole, forPhones, at } };
  return step(next, { type: 'show', roles: GUESTS, events });
}
