import {
  type FromHost,
  type FromPlayer,
  normalForm,
  ROOM_LIMITS,
  type RoomReason,
} from '@wheel/contract';
import { admit } from './door.ts';
import { type Step, send, sendHost, step } from './effect.ts';
import { cut, type Ms, type Room, type Seat, withAsk, without } from './room.ts';

/** A letter or a phrase from a phone. Whether it is that team's turn, the host's device says. */
export function ask(room: Room, seat: Seat, message: Extract<FromPlayer, { t: 'ask' }>): Step {
  const { kind } = message;
  const { letters, phrases } = room.settings.allow;
  const isAllowed = seat.team !== null && (kind === 'letter' ? letters : phrases);
  // Ñ is one character only when it is composed.
  const composed = normalForm(message.value.trim(), 'NFC');
  const value = cut(composed, kind === 'letter' ? 1 : ROOM_LIMITS.askMax);
  if (seat.connection === null || value === '') return step(room);
  const earlier = [...room.asks].find(([, of]) => of.type === 'ask' && of.seat === seat.seat);
  const asks = earlier === undefined ? room.asks : without(room.asks, earlier[0]);
  const { id, room: asked } = withAsk({ ...room, asks }, { type: 'ask', seat: seat.seat });
  const refuse = (why: string) =>
    step(
      { ...room, nextAsk: asked.nextAsk },
      send(seat.connection ?? '', { t: 'heard', id, ok: false, why }),
    );
  if (!isAllowed) return refuse('locked');
  if (room.host === null) return refuse('away');
  return step(
    asked,
    send(seat.connection, { t: 'heard', id }),
    ...sendHost(room, { t: 'ask', id, seat: seat.seat, kind, value, from: seat.from }),
  );
}

/** The host's answer goes to the device that asked. */
export function answer(room: Room, message: Extract<FromHost, { t: 'answer' }>, at: Ms): Step {
  const { id, ok } = message;
  const reason = reasonIn(message);
  const asked = room.asks.get(id);
  if (asked === undefined) return step(room);
  if (asked.type === 'join' || asked.type === 'remote')
    return admit(room, asked.seat, { ok, reason, at });
  const answered = { ...room, asks: without(room.asks, id) };
  if (asked.type === 'wish')
    return step(answered, send(asked.connection, { t: 'answer', id: asked.id, ok, ...reason }));
  const connection = room.seats.get(asked.seat)?.connection ?? null;
  return connection === null
    ? step(answered)
    : step(answered, send(connection, { t: 'heard', id, ok, ...reason }));
}

const reasonIn = ({ why, code }: Extract<FromHost, { t: 'answer' }>): RoomReason => ({
  ...(why !== undefined && { why }),
  ...(code !== undefined && { code }),
});
