import type {
  RoomAllow,
  RoomAway,
  RoomClosed,
  RoomClosing,
  RoomOrder,
  RoomRole,
  ToHost,
  ToPlayer,
  ToRemoteAnswer,
} from '@wheel/contract';
import type { LinkId, Ms, Room } from './room.ts';

export type Told = ToHost | ToPlayer | ToRemoteAnswer | RoomAway | RoomClosed | RoomOrder;

/** What only the room knows of a welcome; clock, limits and addresses are added outside. */
export type Welcome = {
  readonly as: RoomRole;
  readonly term: number;
  readonly seat?: string;
  readonly token?: string;
  readonly waiting?: string;
  readonly rev?: number;
  readonly door?: { readonly open: boolean; readonly approve: boolean };
  readonly allow?: RoomAllow;
};

/** What is to be done outside. The room itself does nothing. */
export type Effect =
  | { readonly type: 'welcome'; readonly to: LinkId; readonly welcome: Welcome }
  | { readonly type: 'send'; readonly to: LinkId; readonly message: Told }
  | { readonly type: 'tell'; readonly roles: readonly RoomRole[]; readonly message: Told }
  /** The last state: to one who has just come, or to all of these with the events that led to it. */
  | { readonly type: 'showTo'; readonly to: LinkId }
  | {
      readonly type: 'show';
      readonly roles: readonly RoomRole[];
      readonly events: string | null;
    }
  | { readonly type: 'close'; readonly link: LinkId; readonly closing: RoomClosing }
  /** The list of seats has changed; the host is told soon, and not more often than it can read. */
  | { readonly type: 'seats' }
  /** Wants a `tick` then. */
  | { readonly type: 'wake'; readonly at: Ms }
  /** Settings or bans have changed. */
  | { readonly type: 'save' }
  | { readonly type: 'end' };

export type Step = { readonly room: Room; readonly effects: readonly Effect[] };

export const step = (room: Room, ...effects: readonly Effect[]): Step => ({ room, effects });

export const send = (to: LinkId, message: Told): Effect => ({ type: 'send', to, message });
export const sendHost = (room: Room, message: Told): readonly Effect[] =>
  room.host === null ? [] : [send(room.host, message)];
export const tell = (roles: readonly RoomRole[], message: Told): Effect => ({
  type: 'tell',
  roles,
  message,
});

export const GUESTS: readonly RoomRole[] = ['remote', 'screen', 'player'];

/** One step after another; the effects in their order. */
export function inTurn(room: Room, ...steps: readonly ((room: Room) => Step)[]): Step {
  let now = room;
  const effects: Effect[] = [];
  for (const next of steps) {
    const done = next(now);
    now = done.room;
    effects.push(...done.effects);
  }
  return { room: now, effects };
}
