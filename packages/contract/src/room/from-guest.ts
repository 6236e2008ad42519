import { Type } from 'typebox';
import { idText, longText, type MessageOf, messages, teamNumber } from './message.ts';
import { RoomWish } from './wish.ts';

export const FROM_PLAYER = messages({
  buzz: {
    round: Type.Integer({ minimum: 0 }),
    ago: Type.Number({ description: 'Milliseconds since the press, by the clock of the phone' }),
  },
  ask: { kind: Type.Enum(['letter', 'phrase']), value: longText() },
  team: { team: teamNumber() },
  name: { name: longText() },
});
export const FROM_REMOTE = messages({ wish: { id: idText(), do: RoomWish } });

export type FromPlayer = MessageOf<typeof FROM_PLAYER>;
export type FromRemote = MessageOf<typeof FROM_REMOTE>;
