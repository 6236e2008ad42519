import { type Static, Type } from 'typebox';
import { ROOM_LIMITS } from './limits.ts';
import { RoomWish } from './wish.ts';

export const PlayerBuzz = Type.Object({
  t: Type.Literal('buzz'),
  round: Type.Integer({ minimum: 0 }),
  ago: Type.Number({ description: 'Milliseconds since the press, by the clock of the phone' }),
});

export const PlayerAsk = Type.Object({
  t: Type.Literal('ask'),
  kind: Type.Enum(['letter', 'phrase']),
  value: Type.String(),
});

export const PlayerTeam = Type.Object({
  t: Type.Literal('team'),
  team: Type.Integer({ minimum: 0, maximum: ROOM_LIMITS.teamMax }),
});

export const PlayerName = Type.Object({ t: Type.Literal('name'), name: Type.String() });

export const RemoteWish = Type.Object({
  t: Type.Literal('wish'),
  id: Type.String({ maxLength: 64 }),
  do: RoomWish,
});

export const FROM_PLAYER = {
  buzz: PlayerBuzz,
  ask: PlayerAsk,
  team: PlayerTeam,
  name: PlayerName,
} as const;
export const FROM_REMOTE = { wish: RemoteWish } as const;

export type FromPlayer = {
  [T in keyof typeof FROM_PLAYER]: Static<(typeof FROM_PLAYER)[T]>;
}[keyof typeof FROM_PLAYER];
export type FromRemote = Static<typeof RemoteWish>;
