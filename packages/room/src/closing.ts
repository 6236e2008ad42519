import { ROOM_CLOSE, type RoomClosing } from '@wheel/contract';
import { type Effect, type Step, step } from './effect.ts';
import { type LinkId, type Room, without } from './room.ts';

export const CLOSINGS = {
  removed: { code: ROOM_CLOSE.notAllowed, reason: 'removed' },
  banned: { code: ROOM_CLOSE.notAllowed, reason: 'banned' },
  door: { code: ROOM_CLOSE.notAllowed, reason: 'door' },
  notAllowed: { code: ROOM_CLOSE.notAllowed, reason: 'not allowed' },
  full: { code: ROOM_CLOSE.tooMany, reason: 'full' },
  closed: { code: ROOM_CLOSE.noRoom, reason: 'closed' },
  superseded: { code: ROOM_CLOSE.superseded, reason: 'superseded' },
} as const satisfies Readonly<Record<string, RoomClosing>>;

export const close = (link: LinkId, why: keyof typeof CLOSINGS): Effect => ({
  type: 'close',
  link,
  closing: CLOSINGS[why],
});

/** For one who has not come in. */
export const turnAway = (room: Room, link: LinkId, why: keyof typeof CLOSINGS): Step =>
  step(room, close(link, why));

/** For one who has: the link is forgotten at once, whenever it ends. */
export const putOut = (room: Room, link: LinkId, why: keyof typeof CLOSINGS): Step =>
  step({ ...room, links: without(room.links, link) }, close(link, why));

/** Ends the room for everybody. */
export function closeRoom(room: Room): Step {
  const ends = [...room.links.keys()].flatMap((link): Effect[] => [
    { type: 'send', to: link, message: { t: 'closed' } },
    close(link, 'closed'),
  ]);
  const empty: Room = {
    ...room,
    isClosed: true,
    host: null,
    shown: null,
    links: new Map(),
    seats: new Map(),
    asks: new Map(),
    pairings: new Map(),
  };
  return step(empty, ...ends, { type: 'end' });
}
