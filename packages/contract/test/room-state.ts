import { type TSchema, Type } from 'typebox';

const Count = Type.Integer({ minimum: 0 });
const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** Nothing but the named fields may leave the host's device. */
const only = <T extends Record<string, TSchema>>(fields: T, more = {}) =>
  Type.Object(fields, { additionalProperties: false, ...more });

const Segment = Type.Union([
  only({ type: Type.Literal('points'), value: Type.Number() }),
  only({
    type: Type.Enum(['loseTurn', 'forfeit', 'spinAgain', 'bonusQuestion', 'hostsDecision']),
  }),
  only({ type: Type.Literal('prize'), text: Type.String() }),
]);

const Tile = only({
  letter: nullable(Type.String()),
  state: Type.Enum(['hidden', 'revealed', 'correct']),
});

/** Missing is none. */
const Prizes = only({
  count: Count,
  newest: Type.Array(Type.String(), { maxItems: 3, description: 'Newest first' }),
});

const Team = only({
  name: Type.String({ description: 'Cut to 40 characters' }),
  score: Type.Number(),
  color: Type.String({ description: '#RRGGBB' }),
  rewarded: Type.Boolean({ description: 'Got the star for this puzzle' }),
  onTurn: Type.Boolean(),
  earned: Type.Number({ description: 'Points of this puzzle' }),
  buzzed: Type.Boolean({ description: 'Answers in a toss-up' }),
  lockedOut: Type.Boolean(),
  held: Type.Optional(Prizes),
  won: Type.Optional(Prizes),
});

const Clock = only({
  lengthMs: Type.Number(),
  leftMs: Type.Number(),
  isRunning: Type.Boolean(),
});

/** What the desk says, in words of the rules; `null` in a show played by hand. */
const Desk = only({
  kind: Type.String(),
  moves: Type.Array(Type.String()),
  hasBank: Type.Boolean(),
  vowelPrice: Type.Number(),
  value: nullable(Type.Number()),
  letterValue: nullable(Type.Number()),
  keys: only({ consonant: nullable(Type.String()), vowel: nullable(Type.String()) }),
  prize: nullable(Type.String({ description: 'Stands beside the value' })),
  pays: nullable(Type.Number()),
  isSolving: Type.Boolean(),
  isTie: Type.Boolean(),
  verdict: nullable(Type.String()),
  picks: Type.Array(Type.String()),
});

/** The public show of the rules, without its `board` and `spin` for most phones. */
const Show = only({
  screen: Type.Enum(['teams', 'wheel', 'game', 'winner']),
  category: Type.String(),
  language: Type.Optional(
    Type.String({ description: 'Of the puzzle, on the game screen; a code like de' }),
  ),
  position: only({ at: Count, of: Count }),
  board: Type.Optional(Type.Array(Type.Array(Tile))),
  keys: Type.Record(Type.String(), Type.Enum(['free', 'hit', 'miss'])),
  teams: Type.Array(Team),
  wheel: only({
    segments: Type.Array(Segment),
    rotation: Type.Number(),
    visible: Type.Boolean(),
    lastValue: nullable(Segment),
  }),
  spin: Type.Optional(nullable(only({ extraDegrees: Type.Number(), elapsedMs: Type.Number() }))),
  reward: nullable(Segment),
  clocks: only({ turn: nullable(Clock), puzzle: nullable(Clock) }),
  complete: Type.Boolean(),
  desk: nullable(Desk),
});

const BuzzPlace = only({
  team: Count,
  place: Type.Integer({ minimum: 1 }),
  ms: Type.Number({ description: 'Behind the first' }),
  tied: Type.Optional(Type.Literal(true, { description: 'Shares the first place' })),
});

const Volume = Type.Integer({ minimum: 0, maximum: 100 });

/** How the show looks and sounds. */
const RoomStage = only({
  look: Type.String({ pattern: '^[a-z]{1,20}$' }),
  name: Type.String({ description: 'At most 40 code points' }),
  picture: nullable(Type.String({ pattern: '^[0-9a-f]{16}$' })),
  sound: only({
    set: Type.String({ pattern: '^[a-z]{1,20}$' }),
    effects: Volume,
    applause: Volume,
    from: Type.String({ pattern: '^(?:host|screen|both)$' }),
  }),
});

/** What the room adds to the show. */
const RoomInfo = only({
  buzz: Type.Array(BuzzPlace),
  joinHidden: Type.Boolean({ description: 'Whether screens hide the code' }),
  phones: only(
    { letters: Type.Boolean(), phrases: Type.Boolean() },
    { description: 'What phones of the team on turn may send' },
  ),
  joinAt: nullable(Type.String({ description: 'The origin that phones can open' })),
  speaks: Type.Optional(Type.String({ description: 'The language of the host, a code like de' })),
  stage: Type.Optional(RoomStage),
});

/** All that may leave the host's device. The server takes `board` and `spin` out for phones and reads nothing else. */
export const RoomState = only({ show: Show, room: RoomInfo }, { title: 'RoomState' });
