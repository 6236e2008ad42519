import { type Static, Type } from 'typebox';
import { longText, teamNumber } from './message.ts';

export const BuzzOrder = Type.Enum(['open', 'lock', 'reset']);
export type BuzzOrder = Static<typeof BuzzOrder>;

/** What a remote wants done. The host's device draws chance and time, and may object. */
export const RoomWish = Type.Union(
  [
    Type.Object({ type: Type.Literal('letter'), letter: Type.String({ maxLength: 16 }) }),
    Type.Object({ type: Type.Literal('phrase'), phrase: longText() }),
    Type.Object({ type: Type.Literal('vowels'), on: Type.Boolean() }),
    Type.Object({ type: Type.Literal('score'), team: teamNumber(), delta: Type.Number() }),
    Type.Object({ type: Type.Literal('star'), team: teamNumber() }),
    Type.Object({ type: Type.Literal('buzz'), do: BuzzOrder }),
    Type.Object({
      type: Type.Enum(['spin', 'next', 'undo', 'redo', 'right', 'wrong', 'pass']),
    }),
  ],
  { title: 'RoomWish' },
);
export type RoomWish = Static<typeof RoomWish>;
