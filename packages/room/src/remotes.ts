import {
  type AddressNumber,
  type FromRemote,
  ROOM_LIMITS,
  type RoomReason,
  type ToHostAsk,
  type ToHostRemotes,
} from '@wheel/contract';
import { disconnect, reject } from './closing.ts';
import { chain, type Effect, type Step, send, sendHost, step, welcome } from './effect.ts';
import type { JoinRequest } from './event.ts';
import {
  type Connected,
  type ConnectionId,
  type Ms,
  type Remote,
  type Room,
  remotesIn,
  tidyName,
  withAsk,
  withGuest,
  without,
} from './room.ts';
import { orderOf } from './rounds.ts';

type RemoteJoinRequest = Extract<JoinRequest, { as: 'remote' }>;

/** A remote that does not wait for answers has this many of them kept. */
const WISHES_MAX = 20;

/** A good token commands at once; a newly paired remote waits for a press of the host. */
export function joinRemote(
  room: Room,
  connection: ConnectionId,
  request: RemoteJoinRequest,
  { from, at }: { readonly from: AddressNumber; readonly at: Ms },
): Step {
  const { seat, token, pairing } = request;
  if (room.banned.includes(seat)) return reject(room, connection, 'banned');
  const remote = { role: 'remote', seat, name: tidyName(request.name, 'Remote'), from } as const;
  if (!request.isKnown) {
    if (pairing === null || (room.pairings.get(pairing) ?? at) <= at)
      return reject(room, connection, 'notAllowed');
    return waitToCommand(room, { ...remote, connection, waiting: null }, { token, pairing });
  }
  const all = remotesIn(room);
  const earlier = all.find((other) => other.seat === seat);
  if (earlier === undefined && isFull(room)) return reject(room, connection, 'full');
  return chain(
    { ...room, pairings: pairing === null ? room.pairings : without(room.pairings, pairing) },
    (now) => (earlier === undefined ? step(now) : endRemote(now, earlier, 'superseded')),
    (now) => command(now, { ...remote, connection, waiting: null }, token),
  );
}

const isFull = (room: Room) =>
  remotesIn(room).filter(({ waiting }) => waiting === null).length >= room.caps.remotes;

const withRemote = (room: Room, { connection, ...remote }: Connected<Remote>): Room =>
  withGuest(room, connection, remote);

function waitToCommand(
  before: Room,
  remote: Connected<Remote>,
  { token, pairing }: { readonly token: string; readonly pairing: string },
): Step {
  const others = remotesIn(before).filter(({ waiting }) => waiting !== null);
  const [oldest] = others.length < before.caps.remotes ? [] : others;
  return chain(
    { ...before, pairings: without(before.pairings, pairing) },
    (now) => (oldest === undefined ? step(now) : endRemote(now, oldest, 'full')),
    (now) => {
      const { id, room } = withAsk(now, { type: 'remote', seat: remote.seat });
      const { connection, seat } = remote;
      return step(
        withRemote(room, { ...remote, waiting: { ask: id, token, pairing } }),
        ...welcome(room, connection, { as: 'remote', seat, waiting: id }),
      );
    },
  );
}

function command(room: Room, remote: Connected<Remote>, token: string): Step {
  const { connection, seat } = remote;
  return step(
    withRemote(room, { ...remote, waiting: null }),
    ...welcome(
      room,
      connection,
      { as: 'remote', seat, token },
      { type: 'showTo', to: connection },
      ...(room.round.number > 0 ? [send(connection, orderOf(room))] : []),
    ),
  );
}

/** Lets a newly paired remote command, or refuses it. */
export function admitRemote(
  room: Room,
  seat: string,
  { ok, reason }: { readonly ok: boolean; readonly reason?: RoomReason },
): Step {
  const remote = remotesIn(room).find((one) => one.seat === seat);
  const waiting = remote?.waiting ?? null;
  if (remote === undefined || waiting === null) return step(room);
  const isIn = ok && !isFull(room);
  const heard: Effect = send(remote.connection, {
    t: 'heard',
    id: waiting.ask,
    ok: isIn,
    ...(ok && !isIn ? { why: 'full' } : reason),
  });
  return chain({ ...room, asks: without(room.asks, waiting.ask) }, heard, (now) =>
    isIn ? command(now, remote, waiting.token) : endRemote(now, remote, ok ? 'full' : 'door'),
  );
}

/** Its wishes and its ask end with it. */
export const endRemote = (
  room: Room,
  remote: Connected<Remote>,
  why: 'superseded' | 'full' | 'door' | 'removed',
): Step =>
  chain(forgetRemote(room, remote), (now) => disconnect(now, remote.connection, why), {
    type: 'lists',
  });

/** The room without the wishes and the ask of a remote that is gone. */
export const forgetRemote = (room: Room, { connection, waiting }: Connected<Remote>): Room => ({
  ...room,
  asks: new Map(
    [...room.asks].filter(
      ([id, of]) => id !== waiting?.ask && !(of.type === 'wish' && of.connection === connection),
    ),
  ),
});

export function wish(room: Room, remote: Connected<Remote>, message: FromRemote): Step {
  const { connection } = remote;
  const refuse = (why: string) =>
    step(room, send(connection, { t: 'answer', id: message.id, ok: false, why }));
  if (remote.waiting !== null) return refuse('waiting');
  if (room.host === null) return refuse('away');
  const own = [...room.asks].filter(([, of]) => of.type === 'wish' && of.connection === connection);
  const [oldest] = own;
  const asks =
    own.length >= WISHES_MAX && oldest !== undefined ? without(room.asks, oldest[0]) : room.asks;
  const { id, room: asked } = withAsk(
    { ...room, asks },
    { type: 'wish', connection, id: message.id },
  );
  return step(asked, ...sendHost(room, { t: 'wish', id, from: remote.seat, do: message.do }));
}

/** A token by which one remote is paired, once and soon. */
export function pair(room: Room, connection: ConnectionId, token: string, at: Ms): Step {
  const good = new Map([...room.pairings].filter(([, until]) => until > at));
  const pairings = good.set(token, at + ROOM_LIMITS.pairingMs);
  return step({ ...room, pairings }, send(connection, { t: 'pairing', token }));
}

export const remotesOf = (room: Room): ToHostRemotes => ({
  t: 'remotes',
  list: remotesIn(room)
    .filter(({ waiting }) => waiting === null)
    .map(({ seat, name, from }) => ({ seat, name, from })),
});

export const remoteAsks = (room: Room): readonly ToHostAsk[] =>
  remotesIn(room).flatMap(({ seat, name, from, waiting }) =>
    waiting === null
      ? []
      : [{ t: 'ask', id: waiting.ask, seat, kind: 'remote', value: name, from }],
  );
