import { type Static, Type } from 'typebox';
import { ROOM_LIMITS } from './limits.ts';
import { BuzzOrder } from './wish.ts';

const Team = Type.Integer({ minimum: 0, maximum: ROOM_LIMITS.teamMax });

export const HostState = Type.Object({
  t: Type.Literal('state'),
  term: Type.Integer({ minimum: 1 }),
  rev: Type.Integer({ minimum: 0 }),
  state: Type.Record(Type.String(), Type.Unknown()),
  events: Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: 40 }),
});

export const HostBuzz = Type.Object({
  t: Type.Literal('buzz'),
  do: BuzzOrder,
  round: Type.Integer({ minimum: 1 }),
  teams: Type.Optional(
    Type.Array(Team, { maxItems: 100, description: 'Only these may buzz; all when left out' }),
  ),
});

export const HostDoor = Type.Object({
  t: Type.Literal('door'),
  open: Type.Boolean(),
  approve: Type.Boolean({ description: 'Newcomers wait until the host lets them in' }),
});

export const HostAllow = Type.Object({
  t: Type.Literal('allow'),
  board: Type.Boolean(),
  letters: Type.Boolean(),
  phrases: Type.Boolean(),
  sameRoom: Type.Boolean(),
});

export const HostKick = Type.Object({
  t: Type.Literal('kick'),
  seat: Type.String(),
  ban: Type.Optional(Type.Boolean()),
});

/** Move, Rename, and for a newcomer at the door: let in or refuse. */
export const HostSeat = Type.Object({
  t: Type.Literal('seat'),
  seat: Type.String(),
  name: Type.Optional(Type.String()),
  team: Type.Optional(Team),
  admit: Type.Optional(Type.Boolean()),
});

export const HostAnswer = Type.Object({
  t: Type.Literal('answer'),
  id: Type.String(),
  ok: Type.Boolean(),
  why: Type.Optional(Type.String({ maxLength: 200 })),
});

export const HostPair = Type.Object({ t: Type.Literal('pair') });
export const HostClose = Type.Object({ t: Type.Literal('close') });

export const FROM_HOST = {
  state: HostState,
  buzz: HostBuzz,
  door: HostDoor,
  allow: HostAllow,
  kick: HostKick,
  seat: HostSeat,
  answer: HostAnswer,
  pair: HostPair,
  close: HostClose,
} as const;

export type FromHost = {
  [T in keyof typeof FROM_HOST]: Static<(typeof FROM_HOST)[T]>;
}[keyof typeof FROM_HOST];
