import { type Static, Type } from 'typebox';
import { idText, longText, teamNumber } from './message.ts';

export const ROOM_ROLES = ['host', 'remote', 'screen', 'player'] as const;
export type RoomRole = (typeof ROOM_ROLES)[number];

const optionalId = (description: string) => Type.Optional(idText({ description }));

export const RoomHello = Type.Object(
  {
    t: Type.Literal('hello'),
    v: Type.Integer({ description: 'Another version than 1 is told so and closed' }),
    as: Type.Enum([...ROOM_ROLES]),
    secret: optionalId("The host's secret"),
    device: optionalId("A random id of the host's window"),
    pairing: optionalId('What a remote is paired by, once and within 5 minutes'),
    seat: optionalId("The token of an earlier welcome; a screen may show the host's `screenToken`"),
    name: Type.Optional(longText()),
    team: Type.Optional(teamNumber()),
    term: Type.Optional(
      Type.Integer({ minimum: 1, description: 'One above the current term takes the room over' }),
    ),
    rev: Type.Optional(Type.Integer({ minimum: 0 })),
    state: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    have: optionalId('The picture that a screen holds; it is not sent again'),
  },
  { title: 'RoomHello' },
);
export type RoomHello = Static<typeof RoomHello>;
