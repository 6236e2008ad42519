import type {
  PictureMessage,
  RoomAway,
  RoomClosed,
  RoomClosing,
  RoomOrder,
  RoomRole,
  RoomWelcome,
  ToHost,
  ToPlayer,
  ToRemoteAnswer,
} from '@wheel/contract';
import type { ConnectionId, Ms, Room } from './room.ts';

export type ServerMessage =
  | ToHost
  | ToPlayer
  | ToRemoteAnswer
  | RoomAway
  | RoomClosed
  | RoomOrder
  | PictureMessage;

/** What only the room knows of a welcome; clock, limits and addresses are added outside. */
export type Welcome = Pick<
  RoomWelcome,
  'as' | 'term' | 'seat' | 'token' | 'waiting' | 'rev' | 'door' | 'allow'
>;

/** What is to be done outside. The room itself does nothing. */
export type Effect = Readonly<
  | { type: 'welcome'; to: ConnectionId; welcome: Welcome }
  | { type: 'send'; to: ConnectionId; message: ServerMessage }
  | { type: 'broadcast'; roles: readonly RoomRole[]; message: ServerMessage }
  /** The last state: to one who has just come, or to all of these with the events that led to it. */
  | { type: 'showTo'; to: ConnectionId }
  | { type: 'show'; roles: readonly RoomRole[]; events: string | null }
  /** The picture that the room holds: to a screen that has just come, or to all. */
  | { type: 'pictureTo'; to: ConnectionId }
  | { type: 'picture' }
  | { type: 'close'; connection: ConnectionId; closing: RoomClosing }
  /** Seats, screens, remotes or who waits have changed; the host is told soon, and not more often than it can read. */
  | { type: 'lists' }
  /** Wants a `tick` then. */
  | { type: 'wake'; at: Ms }
  /** Settings or bans have changed. */
  | { type: 'save' }
  | { type: 'end' }
>;

export type Step = { readonly room: Room; readonly effects: readonly Effect[] };

export const step = (room: Room, ...effects: readonly Effect[]): Step => ({ room, effects });

export const send = (to: ConnectionId, message: ServerMessage): Effect => ({
  type: 'send',
  to,
  message,
});
export const sendHost = (room: Room, message: ServerMessage): readonly Effect[] =>
  room.host === null ? [] : [send(room.host, message)];
export const broadcast = (roles: readonly RoomRole[], message: ServerMessage): Effect => ({
  type: 'broadcast',
  roles,
  message,
});
/** Welcomes a guest with its seat, and tells it where there is no host. */
export const welcome = (
  { term, host }: Room,
  to: ConnectionId,
  guest: Omit<Welcome, 'term'>,
  ...more: readonly Effect[]
): readonly Effect[] => [
  { type: 'welcome', to, welcome: { ...guest, term } },
  ...more,
  ...(host === null ? [send(to, { t: 'away', host: true })] : []),
  { type: 'lists' },
];

export const GUESTS: readonly RoomRole[] = ['remote', 'screen', 'player'];

/** One step after another; the effects in their order. */
export function chain(room: Room, ...steps: readonly (Effect | ((room: Room) => Step))[]): Step {
  let now = room;
  const effects: Effect[] = [];
  for (const next of steps) {
    const done = typeof next === 'function' ? next(now) : step(now, next);
    now = done.room;
    effects.push(...done.effects);
  }
  return { room: now, effects };
}
