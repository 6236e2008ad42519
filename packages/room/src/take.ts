import { answer, ask, forgetWishes, pair, wish } from './asking.ts';
import { closeRoom, putOut, turnAway } from './closing.ts';
import { setAllow, setDoor } from './door.ts';
import { inTurn, type Step, sendHost, step } from './effect.ts';
import { hostLeft, joinHost } from './hosting.ts';
import type { Comer, HostMessage, Input } from './input.ts';
import { countOf, type LinkId, type Ms, type Room, withEntry, without } from './room.ts';
import { endHold, hostBuzz, orderOf, playerBuzz } from './rounds.ts';
import {
  awayNow,
  changeOwnSeat,
  forgetGrey,
  hostSeat,
  joinPlayer,
  kick,
  playerLeft,
} from './seating.ts';
import { show } from './showing.ts';

/** Everything that can happen to a room. Nothing here waits, looks at a clock or draws by chance. */
export function take(room: Room, input: Input): Step {
  if (room.isClosed)
    return input.type === 'join' ? turnAway(room, input.link, 'closed') : step(room);
  switch (input.type) {
    case 'join':
      if (room.links.has(input.link)) return step(room);
      return join(room, input.link, input.comer, input.at);
    case 'leave':
      return leave(room, input.link, input.at);
    case 'host':
      return input.link === room.host ? fromHost(room, input.message, input.at) : step(room);
    case 'pair':
      return input.link === room.host ? pair(room, input.link, input.token, input.at) : step(room);
    case 'player': {
      const seat = room.seats.get(room.links.get(input.link)?.seat ?? '');
      if (seat === undefined || seat.link !== input.link || seat.waiting !== null)
        return step(room);
      const { message } = input;
      if (message.t === 'buzz') return playerBuzz(room, seat, message, input);
      return message.t === 'ask' ? ask(room, seat, message) : changeOwnSeat(room, seat, message);
    }
    case 'remote': {
      const guest = room.links.get(input.link);
      if (guest?.role !== 'remote') return step(room);
      return wish(room, input.link, guest.seat ?? '', input.message);
    }
    case 'tick':
      return inTurn(
        room,
        (now) => endHold(now, input.at),
        (now) => forgetGrey(now, input.at),
      );
    case 'close':
      return closeRoom(room);
  }
}

function join(room: Room, link: LinkId, comer: Comer, at: Ms): Step {
  switch (comer.as) {
    case 'host':
      return joinHost(room, link, comer, at);
    case 'player':
      return joinPlayer(room, link, comer);
    case 'screen':
      return countOf(room, 'screen') >= room.caps.screens
        ? turnAway(room, link, 'full')
        : joinScreen(room, link);
    case 'remote':
      return joinRemote(room, link, comer, at);
  }
}

function joinScreen(before: Room, link: LinkId): Step {
  const room = {
    ...before,
    links: withEntry(before.links, link, { role: 'screen', seat: null } as const),
  };
  return step(
    room,
    { type: 'welcome', to: link, welcome: { as: 'screen', term: room.term } },
    { type: 'showTo', to: link },
    ...awayNow(room, link),
    ...sendHost(room, { t: 'screens', n: countOf(room, 'screen') }),
  );
}

function joinRemote(
  room: Room,
  link: LinkId,
  { isKnown, pairing, seat, token }: Extract<Comer, { as: 'remote' }>,
  at: Ms,
): Step {
  const isPaired = pairing !== null && (room.pairings.get(pairing) ?? at) > at;
  if (room.banned.includes(seat)) return turnAway(room, link, 'banned');
  if (!isKnown && !isPaired) return turnAway(room, link, 'notAllowed');
  const earlier = [...room.links].find(([, of]) => of.role === 'remote' && of.seat === seat);
  if (earlier !== undefined)
    return inTurn(
      room,
      (now) => putOut(forgetWishes(now, earlier[0]), earlier[0], 'superseded'),
      (now) => joinRemote(now, link, { as: 'remote', isKnown, pairing, seat, token }, at),
    );
  if (countOf(room, 'remote') >= room.caps.remotes) return turnAway(room, link, 'full');
  const next = {
    ...room,
    pairings: pairing === null ? room.pairings : without(room.pairings, pairing),
    links: withEntry(room.links, link, { role: 'remote', seat } as const),
  };
  return step(
    next,
    { type: 'welcome', to: link, welcome: { as: 'remote', term: room.term, seat, token } },
    { type: 'showTo', to: link },
    ...(room.round.number > 0 ? [{ type: 'send', to: link, message: orderOf(room) } as const] : []),
    ...awayNow(room, link),
  );
}

function leave(before: Room, link: LinkId, at: Ms): Step {
  const guest = before.links.get(link);
  if (guest === undefined) return step(before);
  const room = { ...before, links: without(before.links, link) };
  if (guest.role === 'host') return hostLeft(room);
  if (guest.role === 'remote') return step(forgetWishes(room, link));
  if (guest.role === 'screen')
    return step(room, ...sendHost(room, { t: 'screens', n: countOf(room, 'screen') }));
  const seat = room.seats.get(guest.seat ?? '');
  return seat?.link === link ? playerLeft(room, seat, at) : step(room);
}

function fromHost(room: Room, message: HostMessage, at: Ms): Step {
  switch (message.t) {
    case 'state':
      return show(room, message, at);
    case 'buzz':
      return hostBuzz(room, message);
    case 'door':
      return setDoor(room, message);
    case 'allow':
      return setAllow(room, message);
    case 'kick':
      return kick(room, message);
    case 'seat':
      return hostSeat(room, message);
    case 'answer':
      return answer(room, message);
    case 'close':
      return closeRoom(room);
  }
}
