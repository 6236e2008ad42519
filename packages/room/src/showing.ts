import { GUESTS, type Step, step } from './effect.ts';
import type { HostShow } from './input.ts';
import type { Ms, Room } from './room.ts';

/** Takes a state that is newer than the last one, by term and then by rev. Any other is dropped. */
export function show(room: Room, message: HostShow, at: Ms): Step {
  const { term, rev, whole, forPhones, events } = message;
  if (term !== room.term) return step(room);
  const last = room.shown;
  if (last !== null && last.term === term && rev <= last.rev) return step(room);
  const next = { ...room, shown: { term, rev, whole, forPhones, at } };
  return step(next, { type: 'show', roles: GUESTS, events });
}
