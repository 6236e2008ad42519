import { ROOM_ROLES } from '@wheel/contract';
import fc from 'fast-check';

const seat = fc.constantFrom('p', 'pAAAAAAAAAAAA', 'rAAAAAAAAAAAA', '', '__proto__');
const anything = fc.anything({ maxDepth: 3, withNullPrototype: false });
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(-1, 0, 1, 2 ** 31, 2 ** 53, 1e308, -1e308),
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\0', '💥'.repeat(50), '<script>', '__proto__', 'x'.repeat(3000), '\ud800'),
);

/** Messages as the contract names them, with values as nobody would send them. */
const fromSchemas = fc.oneof(
  fc.record({
    t: fc.constant('hello'),
    v: fc.oneof(fc.constant(1), number),
    as: fc.oneof(fc.constantFrom(...ROOM_ROLES), text),
    secret: text,
    seat: text,
    name: text,
    team: number,
    term: number,
    rev: number,
    state: fc.dictionary(text, fc.jsonValue({ maxDepth: 3 })),
  }),
  fc.record({
    t: fc.constant('state'),
    term: number,
    rev: number,
    state: fc.dictionary(text, fc.jsonValue({ maxDepth: 4 })),
    events: fc.array(fc.dictionary(text, fc.jsonValue({ maxDepth: 2 }))),
  }),
  fc.record({
    t: fc.constant('buzz'),
    do: fc.oneof(fc.constantFrom('open', 'lock', 'reset'), text),
    round: number,
    ago: number,
    teams: fc.array(number),
  }),
  fc.record({ t: fc.constantFrom('door', 'allow', 'pair'), open: fc.boolean(), approve: anything }),
  fc.record({
    t: fc.constantFrom('kick', 'seat'),
    seat,
    ban: fc.boolean(),
    name: text,
    team: number,
  }),
  fc.record({ t: fc.constant('answer'), id: text, ok: fc.boolean(), why: text, code: text }),
  fc.record({ t: fc.constant('ask'), kind: fc.constantFrom('letter', 'phrase'), value: text }),
  fc.record({ t: fc.constantFrom('team', 'name'), team: number, name: text }),
  fc.record({
    t: fc.constant('wish'),
    id: text,
    do: fc.record({
      type: fc.constantFrom('letter', 'score', 'spin', 'star'),
      letter: text,
      team: number,
      delta: number,
    }),
  }),
);

/** And beside them: no message at all, or not even JSON. */
const beside = fc.oneof(
  fc.json(),
  text,
  fc.record({ t: anything }).map((message) => JSON.stringify(message) ?? ''),
  fc.constant('{"t":"hello","__proto__":{"as":"host"},"v":1,"as":"screen"}'),
  fc.constant('['.repeat(2000)),
);

export const hostileFrame: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fromSchemas.map((message) => JSON.stringify(message) ?? '') },
  { weight: 1, arbitrary: beside },
);
