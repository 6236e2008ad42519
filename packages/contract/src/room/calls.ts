import { type Static, Type } from 'typebox';
import { anyText } from '../bounded-text.ts';
import { idText } from './message.ts';

/** `{}` opens a new room. With code and secret, a room whose row was lost is made again under its code. */
export const OpenRoom = Type.Object(
  {
    code: Type.Optional(idText()),
    hostSecret: Type.Optional(idText({ description: '256 bits, base64url' })),
  },
  { title: 'OpenRoom' },
);
export type OpenRoom = Static<typeof OpenRoom>;

export const RoomOpened = Type.Object(
  { code: idText(), hostSecret: idText() },
  { title: 'RoomOpened' },
);
export type RoomOpened = Static<typeof RoomOpened>;

/** `open` is false while the door is locked. */
export const RoomFound = Type.Object(
  { code: idText(), open: Type.Boolean() },
  { title: 'RoomFound' },
);
export type RoomFound = Static<typeof RoomFound>;

export const RoomParams = Type.Object({
  code: anyText({ description: 'The code of a room, in any case' }),
});
