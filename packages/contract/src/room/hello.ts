import { type Static, Type } from 'typebox';
import { ROOM_LIMITS } from './limits.ts';

export const ROOM_VERSION = 1;
export const ROOM_ROLES = ['host', 'remote', 'screen', 'player'] as const;
export type RoomRole = (typeof ROOM_ROLES)[number];

export const RoomHello = Type.Object(
  {
    t: Type.Literal('hello'),
    v: Type.Integer({ description: 'Another version than 1 is told so and closed' }),
    as: Type.Enum([...ROOM_ROLES]),
    secret: Type.Optional(Type.String({ description: "The host's secret" })),
    device: Type.Optional(
      Type.String({ maxLength: 64, description: "A random id of the host's window" }),
    ),
    pairing: Type.Optional(
      Type.String({ description: 'What a remote is paired by, once and within 5 minutes' }),
    ),
    seat: Type.Optional(
      Type.String({ description: 'The token of an earlier welcome, of a player or a remote' }),
    ),
    name: Type.Optional(Type.String()),
    team: Type.Optional(Type.Integer({ minimum: 0, maximum: ROOM_LIMITS.teamMax })),
    term: Type.Optional(
      Type.Integer({ minimum: 1, description: 'One above the current term takes the room over' }),
    ),
    rev: Type.Optional(Type.Integer({ minimum: 0 })),
    state: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { title: 'RoomHello' },
);
export type RoomHello = Static<typeof RoomHello>;
