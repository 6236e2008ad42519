import { type Static, type TSchema, Type } from 'typebox';

const Count = Type.Integer({ minimum: 0 });
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const RoomSegment = Type.Union([
  Type.Object({ type: Type.Literal('points'), value: Type.Number() }),
  Type.Object({
    type: Type.Enum(['loseTurn', 'forfeit', 'spinAgain', 'bonusQuestion', 'hostsDecision']),
  }),
]);

/**
 * In a state that would be too long, tiles leave out their `state`: one without a letter is hidden, one with a letter
 * revealed.
 */
export const RoomTile = Type.Object({
  letter: nullable(Type.String()),
  state: Type.Optional(Type.Enum(['hidden', 'revealed', 'correct'])),
});

export const RoomTeam = Type.Object({
  name: Type.String({ description: 'Cut to 40 characters' }),
  score: Type.Number(),
  color: Type.String({ description: '#RRGGBB' }),
  onTurn: Type.Boolean(),
  earned: Type.Number({ description: 'Points of this puzzle' }),
  buzzed: Type.Boolean(),
  lockedOut: Type.Boolean(),
  rewarded: Type.Boolean({ description: 'Got the star for this puzzle' }),
});

export const RoomClock = Type.Object({
  lengthMs: Type.Number(),
  leftMs: Type.Number(),
  isRunning: Type.Boolean(),
});

/** What the desk says, in words of the rules; `null` in a show played by hand. */
export const RoomDesk = Type.Object({
  kind: Type.String(),
  moves: Type.Array(Type.String()),
  hasBank: Type.Boolean(),
  vowelPrice: Type.Number(),
  value: nullable(Type.Number()),
  letterValue: nullable(Type.Number()),
  keys: Type.Object({ consonant: nullable(Type.String()), vowel: nullable(Type.String()) }),
  prize: nullable(Type.Number()),
  isSolving: Type.Boolean(),
  isTie: Type.Boolean(),
  verdict: nullable(Type.String()),
  picks: Type.Array(Type.String()),
});

/** All that an audience may see. The server reads none of it; it takes `board` and `spin` out for phones. */
export const RoomState = Type.Object(
  {
    screen: Type.Enum(['teams', 'wheel', 'game', 'winner']),
    category: Type.String(),
    position: Type.Object({ at: Count, of: Count }),
    board: Type.Optional(Type.Array(Type.Array(RoomTile))),
    keys: Type.Record(Type.String(), Type.Enum(['free', 'hit', 'miss'])),
    teams: Type.Array(RoomTeam),
    wheel: Type.Object({
      segments: Type.Array(RoomSegment),
      rotation: Type.Number(),
      visible: Type.Boolean(),
      lastValue: nullable(RoomSegment),
    }),
    spin: Type.Optional(
      nullable(Type.Object({ extraDegrees: Type.Number(), elapsedMs: Type.Number() })),
    ),
    result: nullable(RoomSegment),
    clocks: Type.Object({ turn: nullable(RoomClock), puzzle: nullable(RoomClock) }),
    complete: Type.Boolean(),
    desk: nullable(RoomDesk),
    buzz: Type.Array(Type.Object({ team: Count, place: Count, ms: Type.Number() })),
    tie: Type.Boolean(),
    joinHidden: Type.Boolean(),
    phones: Type.Object(
      { letters: Type.Boolean(), phrases: Type.Boolean() },
      { description: 'What phones of the team on turn may send' },
    ),
    joinAt: nullable(Type.String({ description: 'The origin that phones can open' })),
  },
  { title: 'RoomState' },
);
export type RoomState = Static<typeof RoomState>;
export type RoomTile = Static<typeof RoomTile>;
export type RoomTeam = Static<typeof RoomTeam>;
