import { Type } from 'typebox';
import { idText, longText, type MessageOf, messages, teamNumber } from './message.ts';
import { PictureMessage } from './picture.ts';
import { BuzzOrder } from './wish.ts';

const Address = Type.Integer({ minimum: 1 });

const MESSAGES = messages({
  state: {
    term: Type.Integer({ minimum: 1 }),
    rev: Type.Integer({ minimum: 0 }),
    state: Type.Record(Type.String(), Type.Unknown()),
    events: Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: 40 }),
  },
  buzz: {
    do: BuzzOrder,
    round: Type.Integer({ minimum: 1 }),
    teams: Type.Optional(
      Type.Array(teamNumber(), {
        maxItems: 100,
        description: 'Only these may buzz; all when left out',
      }),
    ),
  },
  door: {
    open: Type.Boolean(),
    approve: Type.Boolean({ description: 'Newcomers wait until the host lets them in' }),
  },
  allow: {
    board: Type.Boolean(),
    letters: Type.Boolean(),
    phrases: Type.Boolean(),
    sameRoom: Type.Boolean(),
  },
  /** Ends a player, a screen or a remote by its `seat`, or everything that comes from one address. */
  kick: {
    seat: Type.Optional(idText()),
    from: Type.Optional(Address),
    ban: Type.Optional(Type.Boolean()),
  },
  /** Refuses every newcomer at the door, or those from one address. */
  refuse: { from: Type.Optional(Address) },
  /** Move, Rename, and for a newcomer at the door: let in or refuse. */
  seat: {
    seat: idText(),
    name: Type.Optional(longText()),
    team: Type.Optional(teamNumber()),
    admit: Type.Optional(Type.Boolean()),
  },
  answer: {
    id: idText(),
    ok: Type.Boolean(),
    why: Type.Optional(Type.String({ maxLength: 200 })),
    code: Type.Optional(
      idText({ description: 'An objection of the rules or a `RoomRefusal`; `why` says the same' }),
    ),
  },
  pair: {},
  close: {},
});

export const FROM_HOST = { ...MESSAGES, picture: PictureMessage };

export type FromHost = MessageOf<typeof FROM_HOST>;
