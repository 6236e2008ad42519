import { type Static, Type } from 'typebox';
import { ROOM_LIMITS } from './limits.ts';

const Team = Type.Integer({ minimum: 0, maximum: ROOM_LIMITS.teamMax });

export const BuzzOrder = Type.Enum(['open', 'lock', 'reset']);
export type BuzzOrder = Static<typeof BuzzOrder>;

/** What a remote wants done. The host's device draws chance and time, and may object. */
export const RoomWish = Type.Union(
  [
    Type.Object({ type: Type.Literal('letter'), letter: Type.String() }),
    Type.Object({ type: Type.Literal('phrase'), phrase: Type.String() }),
    Type.Object({ type: Type.Literal('vowels'), on: Type.Boolean() }),
    Type.Object({ type: Type.Literal('score'), team: Team, delta: Type.Number() }),
    Type.Object({ type: Type.Literal('star'), team: Team }),
    Type.Object({ type: Type.Literal('buzz'), do: BuzzOrder }),
    Type.Object({
      type: Type.Enum(['spin', 'next', 'undo', 'redo', 'right', 'wrong', 'pass']),
    }),
  ],
  { title: 'RoomWish' },
);
export type RoomWish = Static<typeof RoomWish>;
