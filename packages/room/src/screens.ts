import type { AddressNumber, ToHostScreens } from '@wheel/contract';
import { countFrom } from './addresses.ts';
import { disconnect, reject } from './closing.ts';
import { chain, type Step, step, welcome } from './effect.ts';
import type { JoinRequest } from './event.ts';
import { pictureFor } from './pictures.ts';
import {
  type Connected,
  type ConnectionId,
  type Room,
  type Screen,
  screensIn,
  withGuest,
} from './room.ts';

type ScreenJoinRequest = Extract<JoinRequest, { as: 'screen' }>;

/** A screen of the host always gets in. Any other meets the lock, and has to share with its address. */
export function joinScreen(
  room: Room,
  connection: ConnectionId,
  request: ScreenJoinRequest,
  from: AddressNumber,
): Step {
  const { seat, token, isOwn } = request;
  if (room.banned.includes(seat)) return reject(room, connection, 'banned');
  if (!request.isKnown && !isOwn && !room.settings.open) return reject(room, connection, 'door');
  const all = screensIn(room);
  const earlier = all.find((screen) => screen.seat === seat);
  const leaving = earlier ?? screenInTheWay(room, all, { isOwn, from });
  if (leaving === undefined && all.length >= room.caps.screens)
    return reject(room, connection, 'full');
  return chain(
    room,
    (now) =>
      leaving === undefined
        ? step(now)
        : disconnect(now, leaving.connection, leaving === earlier ? 'superseded' : 'full'),
    (now) =>
      step(
        withGuest(now, connection, { role: 'screen', seat, from, isOwn }),
        ...welcome(
          room,
          connection,
          { as: 'screen', seat, token },
          { type: 'showTo', to: connection },
          ...pictureFor(now, connection, request),
        ),
      ),
  );
}

/** The screen that has to go for this one, if there is one. */
function screenInTheWay(
  { caps }: Room,
  all: readonly Connected<Screen>[],
  { isOwn, from }: Pick<Screen, 'isOwn' | 'from'>,
): Connected<Screen> | undefined {
  const others = all.filter((screen) => !screen.isOwn);
  if (isOwn) return all.length < caps.screens ? undefined : (others[0] ?? all[0]);
  return countFrom(others, from) < caps.screensPerAddress
    ? undefined
    : others.find((screen) => screen.from === from);
}

export function screensOf(room: Room): ToHostScreens {
  const list = screensIn(room).map(({ seat, isOwn, from }) => ({ seat, own: isOwn, from }));
  return { t: 'screens', n: list.length, list };
}
