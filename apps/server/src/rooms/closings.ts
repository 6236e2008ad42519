import { ROOM_CLOSE, type RoomClosing } from '@wheel/contract';

/** Why a connection is closed, whatever its room thinks of it. */
export const BAD_MESSAGE: RoomClosing = { code: ROOM_CLOSE.badMessage, reason: 'bad message' };
export const INCOMPATIBLE: RoomClosing = { code: ROOM_CLOSE.badMessage, reason: 'incompatible' };
export const TOO_FAST: RoomClosing = { code: ROOM_CLOSE.tooFast, reason: 'too fast' };
export const TOO_LARGE: RoomClosing = { code: ROOM_CLOSE.tooLarge, reason: 'too large' };
export const LATE_HELLO: RoomClosing = { code: ROOM_CLOSE.lateHello, reason: 'late hello' };
export const RESTART: RoomClosing = { code: ROOM_CLOSE.restart, reason: 'restart' };
