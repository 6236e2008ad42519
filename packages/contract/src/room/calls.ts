import { type Static, Type } from 'typebox';

/** `{}` opens a new room. With code and secret, a room whose row was lost is made again under its code. */
export const OpenRoom = Type.Object(
  {
    code: Type.Optional(Type.String()),
    hostSecret: Type.Optional(Type.String({ description: '256 bits, base64url' })),
  },
  { title: 'OpenRoom' },
);
export type OpenRoom = Static<typeof OpenRoom>;

export const RoomOpened = Type.Object(
  { code: Type.String(), hostSecret: Type.String() },
  { title: 'RoomOpened' },
);
export type RoomOpened = Static<typeof RoomOpened>;

/** `open` is false while the door is locked. */
export const RoomFound = Type.Object(
  { code: Type.String(), open: Type.Boolean() },
  { title: 'RoomFound' },
);
export type RoomFound = Static<typeof RoomFound>;

export const RoomParams = Type.Object({
  code: Type.String({ description: 'The code of a room, in any case' }),
});

/** Where WebSockets are cut: the stream names itself `link`, and messages are posted to it. */
export const RoomLinkParams = Type.Object({ code: Type.String(), link: Type.String() });
