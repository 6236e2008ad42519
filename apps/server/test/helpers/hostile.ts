import { GameEntry } from '@wheel/contract';
import fc from 'fast-check';

export type HostileRequest = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** As the API's document spells it. */
  readonly path: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
};

const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDFFF\uD800',
  '__proto__',
  'constructor',
  'toString',
  "'; DROP TABLE games; --",
  '"*" AND NEAR(',
  '%_%\\',
  '\u202Eevil',
  'İIıß',
  '\u0300'.repeat(200),
  '{"$gt":""}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  'Guest',
  'NaN',
  '-1',
];

export const nastyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
);

const deep = fc
  .integer({ min: 10, max: 2000 })
  .map((depth) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1));

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, 0, -0, 1e308, 2 ** 53, true, false, [], {}, [[]], [null]),
  deep,
);

/** A value of the schema, with strings that are nasty more often than not. */
export const texts = (good: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: nastyText });

const entry = fc.record({
  gameTitle: texts(fc.constantFrom('Animals', ' Größe ', '🎡')),
  category: texts(fc.constantFrom('Pets', 'x'.repeat(80))),
  searchedWord: texts(fc.constantFrom('Red dog', 'Füße', 'x'.repeat(121))),
  username: texts(fc.constantFrom('Guest', 'guest', 'Nobody')),
  isPublic: fc.boolean(),
  visibility: fc.constantFrom(undefined, 'private', 'link', 'public', 'everyone'),
  quizId: texts(fc.uuid({ version: 4 })),
} satisfies Record<keyof typeof GameEntry.properties, unknown>);

const credentials = fc.record({ username: nastyText, password: nastyText });

const KEYS = [
  ...Object.keys(GameEntry.properties),
  'entries',
  'password',
  '__proto__',
  'constructor',
  '0',
  '',
];

type Mutation = (value: Record<string, unknown>) => unknown;
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constantFrom(...KEYS).map(
    (key): Mutation =>
      ({ [key]: _, ...rest }) =>
        rest,
  ),
  fc.tuple(fc.constantFrom(...KEYS), nastyValue).map(
    ([key, value]): Mutation =>
      (object) =>
        Object.fromEntries([...Object.entries(object), [key, value]]),
  ),
  fc.constant<Mutation>((value) => [value, value]),
  fc.constant<Mutation>((value) => ({ value })),
  nastyValue.map(
    (value): Mutation =>
      () =>
        value,
  ),
);

export const mutated = (value: fc.Arbitrary<object>) =>
  fc
    .tuple(value, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([start, mutations]) =>
      mutations.reduce<unknown>(
        (now, mutate) =>
          typeof now === 'object' && now !== null ? mutate(now as Record<string, unknown>) : now,
        start,
      ),
    );

/** Own `__proto__` keys are dropped by object literals but not by JSON, so they are put in as text. */
const asJson = (value: unknown) => JSON.stringify(value) ?? 'undefined';
const damaged = (json: fc.Arbitrary<string>): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { weight: 8, arbitrary: json },
    { weight: 1, arbitrary: json.map((text) => text.slice(0, text.length >> 1)) },
    { weight: 1, arbitrary: json.map((text) => text.replace('{', '{"__proto__":{"polluted":1},')) },
    {
      weight: 1,
      arbitrary: json.map((text) =>
        text.replace('{', '{"constructor":{"prototype":{"polluted":1}},'),
      ),
    },
    { weight: 1, arbitrary: json.map((text) => `\uFEFF${text}`) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  );

const contentType = fc.oneof(
  { weight: 9, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'application/json;charset=',
      'APPLICATION/JSON',
      'application/json ; a=b',
      'application/jsonx',
      'text/plain',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'a/b/c',
      ';',
      '*/*',
    ),
  },
);

export const moreHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'Bearer',
        'Bearer x',
        'Basic eDp5',
        `Bearer ${'a'.repeat(43)}`,
        'x'.repeat(4000),
      )
      .map((authorization) => ({ authorization })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'accept-encoding': 'gzip;q=0, br;;,' },
      { origin: '::' },
      { origin: 'http://[' },
      { 'sec-fetch-site': '' },
      { 'x-forwarded-for': '1.2.3.4, ::::, <script>' },
      { 'x-request-id': '"}\\' },
      { range: 'bytes=9-1' },
      { 'accept-version': '1' },
      { expect: 'nothing' },
    ),
  },
);

/** A body as JSON, whole or damaged, under a content type that fits or not. */
export const hostileBody = (body: fc.Arbitrary<unknown>) =>
  fc
    .tuple(damaged(body.map(asJson)), contentType)
    .map(([payload, type]) => ({ payload, headers: { 'content-type': type } }));

function post(path: string, body: fc.Arbitrary<unknown>): fc.Arbitrary<HostileRequest> {
  return fc.tuple(hostileBody(body), moreHeaders).map(([{ payload, headers }, more]) => ({
    method: 'POST',
    path,
    url: path,
    headers: { ...headers, ...more },
    payload,
  }));
}

export const rawPart = fc.oneof(
  fc.constantFrom('%', '%zz', '%ff', '%00', '%c0%ae', '..%2f..%2f', '*', ':id', '%25'),
  nastyText.map((text) => encodeURIComponent(Buffer.from(text).toString())),
);

function get(path: string, url: (part: string) => string): fc.Arbitrary<HostileRequest> {
  return fc
    .tuple(rawPart, moreHeaders, fc.constantFrom('GET' as const, 'GET' as const, 'HEAD' as const))
    .map(([part, headers, method]) => ({ method, path, url: url(part), headers }));
}

const odd: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'),
    rawPart.map((part) => `/api/${part}`),
    moreHeaders,
  )
  .map(([method, url, headers]) => ({ method, path: 'none', url, headers }) as HostileRequest);

/** Pages and files that nobody has built. */
const page: fc.Arbitrary<HostileRequest> = fc
  .tuple(fc.constantFrom('/no-such-page/', '/assets/'), rawPart, moreHeaders)
  .map(([folder, part, headers]) => ({ method: 'GET', path: 'none', url: folder + part, headers }));

/** Requests that are wrong in some way, made from what the schemas take. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  { weight: 14, arbitrary: post('/api/games', mutated(entry)) },
  { weight: 14, arbitrary: post('/api/games', fc.array(mutated(entry), { maxLength: 4 })) },
  { weight: 10, arbitrary: post('/api/games', fc.array(entry, { maxLength: 4 })) },
  { weight: 6, arbitrary: post('/api/Auth/register', mutated(credentials)) },
  { weight: 6, arbitrary: post('/api/Auth/login', mutated(credentials)) },
  { weight: 1, arbitrary: post('/api/Auth/login', credentials) },
  { weight: 2, arbitrary: post('/api/Auth/logout', mutated(credentials)) },
  { weight: 10, arbitrary: get('/api/quiz/{id}', (part) => `/api/quiz/${part}`) },
  { weight: 8, arbitrary: get('/api/user/{username}', (part) => `/api/user/${part}`) },
  { weight: 8, arbitrary: get('/api/games/{id}', (part) => `/api/games/${part}`) },
  { weight: 12, arbitrary: get('/api/search', (part) => `/api/search?query=${part}`) },
  { weight: 3, arbitrary: get('/api/search', (part) => `/api/search?query=a&${part}=b&query=c`) },
  {
    weight: 2,
    arbitrary: get('/api/searchsuggestions', (part) => `/api/searchsuggestions?${part}`),
  },
  { weight: 4, arbitrary: odd },
  { weight: 4, arbitrary: page },
);
