import { type FromHost, type FromPlayer, type FromRemote, ROOM_LIMITS } from '@wheel/contract';
import { type Step, send, sendHost, step } from './effect.ts';
import { cut } from './names.ts';
import {
  type Ask,
  type LinkId,
  type Ms,
  type Room,
  type Seat,
  withEntry,
  without,
} from './room.ts';
import { admit } from './seating.ts';

/** A remote that does not wait for answers has this many of them kept. */
const WISHES_MAX = 20;

function withAsk(room: Room, ask: Ask): { readonly room: Room; readonly id: string } {
  const id = String(room.nextAsk);
  return {
    id,
    room: { ...room, nextAsk: room.nextAsk + 1, asks: withEntry(room.asks, id, ask) },
  };
}

/** A letter or a phrase from a phone. Whether it is that team's turn, the host's device says. */
export function ask(room: Room, seat: Seat, message: Extract<FromPlayer, { t: 'ask' }>): Step {
  const { kind } = message;
  const { letters, phrases } = room.settings.allow;
  const isAllowed = seat.team !== null && (kind === 'letter' ? letters : phrases);
  const value = cut(message.value.trim(), kind === 'letter' ? 1 : ROOM_LIMITS.askMax);
  if (seat.link === null || value === '') return step(room);
  const earlier = [...room.asks].find(([, of]) => of.type === 'ask' && of.seat === seat.seat);
  const asks = earlier === undefined ? room.asks : without(room.asks, earlier[0]);
  const { id, room: asked } = withAsk({ ...room, asks }, { type: 'ask', seat: seat.seat });
  const refuse = (why: string) =>
    step(
      { ...room, nextAsk: asked.nextAsk },
      send(seat.link ?? '', { t: 'heard', id, ok: false, why }),
    );
  if (!isAllowed) return refuse('locked');
  if (room.host === null) return refuse('away');
  return step(
    asked,
    send(seat.link, { t: 'heard', id }),
    ...sendHost(room, { t: 'ask', id, seat: seat.seat, kind, value }),
  );
}

export function wish(room: Room, link: LinkId, from: string, message: FromRemote): Step {
  if (room.host === null)
    return step(room, send(link, { t: 'answer', id: message.id, ok: false, why: 'away' }));
  const own = [...room.asks].filter(([, of]) => of.type === 'wish' && of.link === link);
  const [oldest] = own;
  const asks =
    own.length >= WISHES_MAX && oldest !== undefined ? without(room.asks, oldest[0]) : room.asks;
  const { id, room: asked } = withAsk({ ...room, asks }, { type: 'wish', link, id: message.id });
  return step(asked, ...sendHost(room, { t: 'wish', id, from, do: message.do }));
}

/** The host's word goes to whoever asked. */
export function answer(room: Room, message: Extract<FromHost, { t: 'answer' }>): Step {
  const { id, ok, why } = message;
  const asked = room.asks.get(id);
  if (asked === undefined) return step(room);
  if (asked.type === 'join') return admit(room, asked.seat, ok, why);
  const answered = { ...room, asks: without(room.asks, id) };
  const because = why === undefined ? {} : { why };
  if (asked.type === 'wish')
    return step(answered, send(asked.link, { t: 'answer', id: asked.id, ok, ...because }));
  const link = room.seats.get(asked.seat)?.link ?? null;
  return link === null
    ? step(answered)
    : step(answered, send(link, { t: 'heard', id, ok, ...because }));
}

/** Whatever a remote that is gone has wished, nobody waits for. */
export const forgetWishes = (room: Room, link: LinkId): Room => ({
  ...room,
  asks: new Map([...room.asks].filter(([, of]) => !(of.type === 'wish' && of.link === link))),
});

/** A token by which one remote is paired, once and soon. */
export function pair(room: Room, link: LinkId, token: string, at: Ms): Step {
  const good = new Map([...room.pairings].filter(([, until]) => until > at));
  const pairings = good.set(token, at + ROOM_LIMITS.pairingMs);
  return step({ ...room, pairings }, send(link, { t: 'pairing', token }));
}
