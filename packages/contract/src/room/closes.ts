/** With which code a room closes a connection. */
export const ROOM_CLOSE = {
  tooFast: 1008,
  tooLarge: 1009,
  restart: 1012,
  badMessage: 4400,
  notAllowed: 4403,
  noRoom: 4404,
  lateHello: 4408,
  superseded: 4409,
  tooMany: 4429,
} as const;
export type RoomCloseCode = (typeof ROOM_CLOSE)[keyof typeof ROOM_CLOSE];

/** Why, in the close frame. */
export const ROOM_CLOSE_REASONS = [
  'removed',
  'banned',
  'door',
  'full',
  'closed',
  'superseded',
  'incompatible',
  'bad message',
  'not allowed',
  'late hello',
  'too fast',
  'too large',
  'too slow',
  'restart',
] as const;
export type RoomCloseReason = (typeof ROOM_CLOSE_REASONS)[number];

export type RoomClosing = { readonly code: RoomCloseCode; readonly reason: RoomCloseReason };
