import { type AddressNumber, type FromHost, ROOM_LIMITS, type RoomReason } from '@wheel/contract';
import { disconnect } from './closing.ts';
import { chain, type Step, step } from './effect.ts';
import { admitRemote, endRemote } from './remotes.ts';
import { type Ms, type Room, remotesIn, type Seat, screensIn, without } from './room.ts';
import { admitPlayer, changeSeat, knocking } from './seating.ts';

type Verdict = { readonly ok: boolean; readonly reason?: RoomReason; readonly at: Ms };

/** Lets in the player or remote that waits under this seat, or refuses. */
export function admit(room: Room, id: string, verdict: Verdict): Step {
  const seat = room.seats.get(id);
  return seat === undefined ? admitRemote(room, id, verdict) : admitPlayer(room, seat, verdict);
}

const admitAll = (room: Room, ids: readonly string[], verdict: Verdict): Step =>
  chain(room, ...ids.map((id) => (now: Room) => admit(now, id, verdict)));

/** Refuses all newcomers, or those from one address. */
export function refuse(
  room: Room,
  { from, at }: { readonly from?: AddressNumber | undefined; readonly at: Ms },
): Step {
  const remotes = remotesIn(room).filter(({ waiting }) => waiting !== null);
  const refused = [...knocking(room), ...remotes].filter(
    (one) => from === undefined || one.from === from,
  );
  return admitAll(
    room,
    refused.map(({ seat }) => seat),
    { ok: false, at },
  );
}

export function setDoor(
  room: Room,
  { open, approve }: Extract<FromHost, { t: 'door' }>,
  at: Ms,
): Step {
  const settings = { ...room.settings, open, approve };
  const waiting = approve ? [] : knocking(room).map(({ seat }) => seat);
  return chain(
    { ...room, settings },
    { type: 'save' },
    // The host is asked no more, so no newcomer waits.
    (now) => admitAll(now, waiting, { ok: true, at }),
  );
}

export function setAllow(room: Room, message: Extract<FromHost, { t: 'allow' }>): Step {
  const { board, letters, phrases, sameRoom } = message;
  const changed = {
    ...room,
    settings: { ...room.settings, allow: { board, letters, phrases, sameRoom } },
  };
  return board === room.settings.allow.board || room.shown === null
    ? step(changed, { type: 'save' })
    : step(changed, { type: 'save' }, { type: 'show', roles: ['player'], events: null });
}

/** Move, Rename, Let in, Refuse. */
export function hostSeat(room: Room, message: Extract<FromHost, { t: 'seat' }>, at: Ms): Step {
  const { seat, admit: ok } = message;
  return chain(
    room,
    (now) => changeSeat(now, message),
    (now) => (ok === undefined ? step(now) : admit(now, seat, { ok, at })),
  );
}

/** Ends one guest by its seat, or what comes from one address. */
export function kick(
  room: Room,
  { seat, from, ban = false }: Extract<FromHost, { t: 'kick' }>,
  at: Ms,
): Step {
  const kicked = seat === undefined ? kickAddress(room, from, ban, at) : kickSeat(room, seat, ban);
  const isBanned = kicked.room.banned !== room.banned;
  return isBanned ? { ...kicked, effects: [...kicked.effects, { type: 'save' }] } : kicked;
}

function kickSeat(room: Room, id: string, ban: boolean): Step {
  const seat = room.seats.get(id);
  if (seat !== undefined) return kickPlayer(room, seat, ban);
  const screen = screensIn(room).find((one) => one.seat === id);
  const remote = remotesIn(room).find((one) => one.seat === id);
  if (screen !== undefined) return kickScreen(room, screen);
  return remote === undefined ? step(room) : endRemote(withBan(room, id), remote, 'removed');
}

/** Players, newcomers and screens of an address. The host's own screens and the remotes that it let in stay. */
function kickAddress(room: Room, from: AddressNumber | undefined, ban: boolean, at: Ms): Step {
  if (from === undefined) return step(room);
  const isFrom = (one: { readonly from: AddressNumber }) => one.from === from;
  const players = [...room.seats.values()].filter((seat) => isFrom(seat) && seat.waiting === null);
  const screens = screensIn(room).filter((screen) => isFrom(screen) && !screen.isOwn);
  return chain(
    room,
    (now) => refuse(now, { from, at }),
    ...players.map((seat) => (now: Room) => kickPlayer(now, seat, ban)),
    ...screens.map((screen) => (now: Room) => kickScreen(now, screen)),
  );
}

/** A kick leaves a player's token good, a ban does not. */
function kickPlayer(room: Room, seat: Seat, ban: boolean): Step {
  const { seat: id, connection } = seat;
  const asks = new Map([...room.asks].filter(([, ask]) => !('seat' in ask && ask.seat === id)));
  return chain(
    { ...(ban ? withBan(room, id) : room), asks, seats: without(room.seats, id) },
    (now) =>
      connection === null ? step(now) : disconnect(now, connection, ban ? 'banned' : 'removed'),
    { type: 'lists' },
  );
}

/** A screen or a remote that was ended does not come back by its token. */
const kickScreen = (
  room: Room,
  { seat, connection }: { readonly seat: string; readonly connection: string },
) => chain(withBan(room, seat), (now) => disconnect(now, connection, 'removed'), { type: 'lists' });

const withBan = (room: Room, id: string): Room => ({
  ...room,
  banned: [...room.banned, id].slice(-ROOM_LIMITS.bansMax),
});
