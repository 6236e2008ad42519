import { type FromHost, type FromPlayer, ROOM_LIMITS, type ToHostSeats } from '@wheel/contract';
import { putOut, turnAway } from './closing.ts';
import { type Effect, inTurn, type Step, send, sendHost, step } from './effect.ts';
import type { Comer } from './input.ts';
import { tidyName } from './names.ts';
import { countOf, type LinkId, type Ms, type Room, type Seat, withEntry, without } from './room.ts';
import { tellBuzz } from './rounds.ts';

type PlayerComer = Extract<Comer, { as: 'player' }>;

export const withSeat = (room: Room, seat: Seat): Room => ({
  ...room,
  seats: withEntry(room.seats, seat.seat, seat),
});

/** A good token sits down again where it sat; anybody else is a newcomer, whom the door may stop. */
export function joinPlayer(room: Room, link: LinkId, comer: PlayerComer): Step {
  const before = comer.isKnown ? room.seats.get(comer.seat) : undefined;
  if (room.banned.includes(comer.seat)) return turnAway(room, link, 'banned');
  if (!comer.isKnown && !room.settings.open) return turnAway(room, link, 'door');
  const isSeated = before !== undefined && before.link !== null;
  if (!isSeated && countOf(room, 'player') >= room.caps.phones) return turnAway(room, link, 'full');
  const seat: Seat = {
    seat: comer.seat,
    name: before?.name ?? tidyName(comer.name),
    team: before?.team ?? comer.team,
    link,
    awaySince: null,
    waiting: null,
  };
  const isWaiting = !comer.isKnown && room.settings.approve;
  return inTurn(
    room,
    (now) => (before?.link == null ? step(now) : putOut(now, before.link, 'superseded')),
    (now) => step(withRoomForGrey(now)),
    (now) =>
      step({
        ...withSeat(now, seat),
        links: withEntry(now.links, link, { role: 'player', seat: comer.seat }),
      }),
    (now) => (isWaiting ? waitAtDoor(now, seat, comer.token) : sitDown(now, seat, comer.token)),
  );
}

function waitAtDoor(room: Room, seat: Seat, token: string): Step {
  const ask = String(room.nextAsk);
  const waiting: Room = {
    ...withSeat(room, { ...seat, waiting: { ask, token } }),
    nextAsk: room.nextAsk + 1,
    asks: withEntry(room.asks, ask, { type: 'join', seat: seat.seat }),
  };
  return step(
    waiting,
    {
      type: 'welcome',
      to: seat.link ?? '',
      welcome: { as: 'player', term: room.term, seat: seat.seat, waiting: ask },
    },
    ...awayNow(room, seat.link),
    ...sendHost(room, { t: 'ask', id: ask, seat: seat.seat, kind: 'join', value: seat.name }),
  );
}

/** What a phone is told of its own seat, whoever has changed it. */
const tellSeat = ({ seat, name, team, link }: Seat): readonly Effect[] =>
  link === null ? [] : [send(link, { t: 'seat', seat, name, team })];

function sitDown(room: Room, seat: Seat, token: string): Step {
  const seated = withSeat(room, { ...seat, waiting: null });
  if (seat.link === null) return step(seated, { type: 'seats' });
  return step(
    seated,
    {
      type: 'welcome',
      to: seat.link,
      welcome: { as: 'player', term: room.term, seat: seat.seat, token },
    },
    // What it was moved to or renamed to while it was away.
    ...tellSeat(seat),
    { type: 'showTo', to: seat.link },
    ...tellBuzz(seated, seat),
    ...awayNow(room, seat.link),
    { type: 'seats' },
  );
}

export const awayNow = (room: Room, link: LinkId | null): readonly Effect[] =>
  room.host === null && link !== null ? [send(link, { t: 'away', host: true })] : [];

/** Lets a newcomer in, or refuses. */
export function admit(room: Room, seatId: string, ok: boolean, why?: string): Step {
  const seat = room.seats.get(seatId);
  if (seat === undefined || seat.waiting === null) return step(room);
  const { ask, token } = seat.waiting;
  const answered = { ...room, asks: without(room.asks, ask) };
  const heard: readonly Effect[] =
    seat.link === null
      ? []
      : [send(seat.link, { t: 'heard', id: ask, ok, ...(why !== undefined && { why }) })];
  if (ok)
    return inTurn(
      answered,
      (now) => step(now, ...heard),
      (now) => sitDown(now, seat, token),
    );
  return inTurn(
    { ...answered, seats: without(answered.seats, seatId) },
    (now) => step(now, ...heard),
    (now) => (seat.link === null ? step(now) : putOut(now, seat.link, 'door')),
    (now) => step(now, { type: 'seats' }),
  );
}

/** Move, Rename, Let in, Refuse. */
export function hostSeat(room: Room, message: Extract<FromHost, { t: 'seat' }>): Step {
  return inTurn(
    room,
    (now) => change(now, message),
    (now) => (message.admit === undefined ? step(now) : admit(now, message.seat, message.admit)),
  );
}

function change(room: Room, { seat: id, name, team }: Extract<FromHost, { t: 'seat' }>): Step {
  const seat = room.seats.get(id);
  if (seat === undefined || (name === undefined && team === undefined)) return step(room);
  const changed: Seat = {
    ...seat,
    name: name === undefined ? seat.name : tidyName(name),
    team: team ?? seat.team,
  };
  const next = withSeat(room, changed);
  const told = seat.link === null ? [] : [...tellSeat(changed), ...tellBuzz(next, changed)];
  return step(next, ...told, { type: 'seats' });
}

/** A kick leaves the token good, a ban does not. */
export function kick(room: Room, { seat: id, ban }: Extract<FromHost, { t: 'kick' }>): Step {
  const seat = room.seats.get(id);
  if (seat === undefined) return step(room);
  const banned = ban === true ? [...room.banned, id].slice(-ROOM_LIMITS.bansMax) : room.banned;
  const asks = new Map([...room.asks].filter(([, ask]) => !('seat' in ask && ask.seat === id)));
  return inTurn(
    { ...room, banned, asks, seats: without(room.seats, id) },
    (now) =>
      seat.link === null ? step(now) : putOut(now, seat.link, ban === true ? 'banned' : 'removed'),
    (now) => step(now, { type: 'seats' }, ...(ban === true ? [{ type: 'save' } as const] : [])),
  );
}

/** What a player changes of the own seat. Within a round the team stays: one buzz is one team's. */
export function changeOwnSeat(
  room: Room,
  seat: Seat,
  message: Extract<FromPlayer, { t: 'team' | 'name' }>,
): Step {
  if (message.t === 'name') {
    const named: Seat = { ...seat, name: tidyName(message.name) };
    return step(withSeat(room, named), ...tellSeat(named), { type: 'seats' });
  }
  const hasBuzzed =
    room.round.held.some((buzz) => buzz.seat === seat.seat) ||
    room.round.list.some((buzz) => buzz.seat === seat.seat);
  if (hasBuzzed && room.round.isOpen) return step(room, ...tellSeat(seat));
  const moved: Seat = { ...seat, team: message.team };
  const next = withSeat(room, moved);
  return step(next, ...tellSeat(moved), ...tellBuzz(next, moved), { type: 'seats' });
}

/** The phone sleeps: its seat stays, grey. One who waited at the door has left it. */
export function playerLeft(room: Room, seat: Seat, at: Ms): Step {
  if (seat.waiting !== null) {
    const { ask } = seat.waiting;
    const rest = { seats: without(room.seats, seat.seat), asks: without(room.asks, ask) };
    return step({ ...room, ...rest }, { type: 'seats' });
  }
  const grey = withSeat(room, { ...seat, link: null, awaySince: at });
  return step(grey, { type: 'seats' });
}

export function forgetGrey(room: Room, at: Ms): Step {
  const seats = new Map(
    [...room.seats].filter(
      ([, { awaySince }]) => awaySince === null || at - awaySince < ROOM_LIMITS.seatKeptMs,
    ),
  );
  return seats.size === room.seats.size ? step(room) : step({ ...room, seats }, { type: 'seats' });
}

/** Grey seats do not count to the limit, but there are never more of them than phones. */
function withRoomForGrey(room: Room): Room {
  const grey = [...room.seats.values()].filter(({ link }) => link === null);
  if (grey.length < room.caps.phones) return room;
  const oldest = grey.reduce((one, other) =>
    (other.awaySince ?? 0) < (one.awaySince ?? 0) ? other : one,
  );
  return { ...room, seats: without(room.seats, oldest.seat) };
}

export const seatsOf = (room: Room): ToHostSeats => ({
  t: 'seats',
  seats: [...room.seats.values()]
    .filter(({ waiting }) => waiting === null)
    .map(({ seat, name, team, link }) => ({ seat, name, team, away: link === null })),
  waiting: [...room.seats.values()].flatMap(({ waiting }) => waiting?.ask ?? []),
});
