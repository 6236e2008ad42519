import fc from 'fast-check';
import { makeGame } from './games.ts';

export type OddRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff y',
    '__proto__',
    'constructor',
    '%',
    '_',
    '"',
    "'",
    "' OR 1=1 --",
    'a-b AND NOT "',
    '(((((((((',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\u202e\u0000\uffff',
    'ß'.repeat(200),
    '👩‍👩‍👧‍👦'.repeat(30),
    '',
    ' ',
    'Guest',
  ),
);

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 400 }).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

/** A good body with something wrong: a field set to nonsense, dropped, or one that nobody asked for. */
function mutated(good: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const field = fc.constantFrom(...Object.keys(good), '__proto__', 'constructor', 'extra');
  const change = fc.record({ field, value: oddValue, isDropped: fc.boolean() });
  return fc.array(change, { minLength: 0, maxLength: 3 }).map((changes) => {
    const body = new Map<string, unknown>(Object.entries(good));
    for (const { field: name, value, isDropped } of changes) {
      if (isDropped) body.delete(name);
      else body.set(name, value);
    }
    return body;
  });
}

/** Written by hand, because an object cannot hold `__proto__` as a plain key. */
function asJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asJson).join(',')}]`;
  if (!(value instanceof Map)) return JSON.stringify(value) ?? 'null';
  const fields = [...value].map(([key, field]) => `${JSON.stringify(key)}:${asJson(field)}`);
  return `{${fields.join(',')}}`;
}

const entry = fc.constant(null).chain(() => mutated({ ...makeGame({ entries: 1 }).entries[0] }));
const credentials = mutated({ username: 'Someone', password: 'a long password' });
const bodyFor = (good: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: good.map(asJson) },
    { weight: 2, arbitrary: fc.array(good, { maxLength: 4 }).map(asJson) },
    { weight: 1, arbitrary: oddValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '{', '[', '{"a":1,"a":2}', '"', '\u0000', '1e999'),
    },
  );

const allHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'application/json\t;x',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonx',
    ),
    authorization: fc.constantFrom(
      'Bearer',
      'Bearer x',
      'Basic eDp5',
      'bearer  a b',
      `Bearer ${'z'.repeat(600)}`,
    ),
    origin: fc.constantFrom('null', 'http://elsewhere.example', 'nonsense', ''),
    'accept-encoding': fc.constantFrom('gzip', 'br', '*', 'identity;q=0'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'nonsense, , ::1', 'a'.repeat(300)),
    'if-none-match': fc.constantFrom('*', '"x"', 'W/'),
  },
  { requiredKeys: [] },
);
/** A bad token or a strange type ends most calls before anything else is looked at, so few carry one. */
const headers = fc
  .tuple(allHeaders, fc.integer({ min: 0, max: 9 }))
  .map(([{ authorization, 'content-type': type, ...others }, dice]) => ({
    ...others,
    ...(authorization !== undefined && dice === 0 && { authorization }),
    ...(type !== undefined && dice === 1 && { 'content-type': type }),
  }));

const inPath = oddText.map((text) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
});
const badlyEncoded = fc.constantFrom('%', '%zz', '%c0%ae', '%00', '%2e%2e%2f', '..%5c');
const part = fc.oneof({ weight: 5, arbitrary: inPath }, { weight: 1, arbitrary: badlyEncoded });

const paths = (prefix: string) => part.map((text) => prefix + text);
const getPath = fc.oneof(
  paths('/api/quiz/'),
  paths('/api/user/'),
  paths('/api/games/'),
  paths('/api/search?query='),
  fc.tuple(part, part).map(([a, b]) => `/api/search?query=${a}&query=${b}`),
  fc.tuple(part, part).map(([a, b]) => `/api/search?${a}=${b}`),
  paths('/api/searchsuggestions?'),
  paths('/'),
  paths('/assets/'),
);

const reading = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PATCH'),
  path: getPath,
  headers,
  body: fc.constant(null),
});
const writing = (path: string, good: fc.Arbitrary<unknown>) =>
  fc.record({
    method: fc.constant('POST'),
    path: fc.constant(path),
    headers: headers.map((odd) => ({ 'content-type': 'application/json', ...odd })),
    body: bodyFor(good),
  });

const anyRequest: fc.Arbitrary<OddRequest> = fc.oneof(
  { weight: 5, arbitrary: reading },
  { weight: 5, arbitrary: writing('/api/games', entry) },
  { weight: 1, arbitrary: writing('/api/Auth/register', credentials) },
  { weight: 1, arbitrary: writing('/api/Auth/login', credentials) },
  { weight: 1, arbitrary: writing('/api/Auth/logout', credentials) },
);

const AT_ONCE = 500;

/** The same requests for the same seed. */
export function* oddRequests(seed: number, count: number): Generator<OddRequest> {
  for (let made = 0; made < count; made += AT_ONCE) {
    const numRuns = Math.min(AT_ONCE, count - made);
    yield* fc.sample(anyRequest, { seed: seed + made, numRuns });
  }
}
