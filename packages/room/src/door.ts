import type { FromHost } from '@wheel/contract';
import { inTurn, type Step, step } from './effect.ts';
import type { Room } from './room.ts';
import { admit } from './seating.ts';

export function setDoor(room: Room, { open, approve }: Extract<FromHost, { t: 'door' }>): Step {
  const settings = { ...room.settings, open, approve };
  const waiting = approve ? [] : [...room.seats.values()].filter((seat) => seat.waiting !== null);
  return inTurn(
    { ...room, settings },
    (now) => step(now, { type: 'save' }),
    // Nobody is asked any more, so nobody waits.
    ...waiting.map(
      ({ seat }) =>
        (now: Room) =>
          admit(now, seat, true),
    ),
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
