export const ROOM_VERSION = 1;

/** Where WebSockets are cut, messages are posted with the name that the stream was given: `id~secret`. */
export const ROOM_LINK_HEADER = 'room-link';

/** The subprotocol of a room's socket. */
export const ROOM_PROTOCOL = 'wheel-room';
/** A returning device offers this and its token, or the host's secret, beside it; the server never answers with that one. */
export const ROOM_PROOF_PREFIX = 'proof.';

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
  'too often',
  'too large',
  'too slow',
  'restart',
] as const;
export type RoomCloseReason = (typeof ROOM_CLOSE_REASONS)[number];

export type RoomClosing = { readonly code: RoomCloseCode; readonly reason: RoomCloseReason };
