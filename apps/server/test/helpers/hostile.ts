import fc from 'fast-check';
import { bareCall, type Row, type Stage, TABLE } from '../tables/calls.ts';

export type HostileRequest = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** As the API's document spells it, with `{}` for a parameter. */
  readonly path: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
};

/** A user with games to reach for. */
export type Known = { readonly token: string; readonly quizIds: readonly string[] };

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
  '🎡'.repeat(301),
  'two\nlines',
  'Guest',
  'KEEP',
  'everyone',
  'NaN',
  '-1',
];

const nastyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)) }),
);

const deep = fc
  .integer({ min: 10, max: 2000 })
  .map((depth) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1));

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, 0, -0, 1e308, 2 ** 53, true, false, [], {}, [[]], [null]),
  },
  { weight: 1, arbitrary: deep },
);

const STRANGE_KEYS = ['entries', 'password', 'id', '__proto__', 'constructor', '0', ''];

/** Values inside each other must not outgrow the stack of the test itself. */
const DEEPEST = 5;

type Mutation = (value: unknown) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Sets or drops one field, of the value or of a value inside it; or makes another value of it. */
const mutation: fc.Arbitrary<Mutation> = fc
  .record({
    kind: fc.constantFrom('set', 'set', 'inside', 'drop', 'add', 'twice', 'wrap', 'replace'),
    nth: fc.nat(),
    strange: fc.constantFrom(...STRANGE_KEYS),
    nasty: nastyValue,
  })
  .map(({ kind, nth, strange, nasty }) => {
    function mutate(value: unknown, level = 0): unknown {
      if (!isObject(value) || kind === 'replace') return nasty;
      if (kind === 'twice') return [value, value];
      if (kind === 'wrap') return { value };
      const fields = Object.entries(value);
      const at = nth % Math.max(1, fields.length);
      const [key, before] = fields[at] ?? [strange, nasty];
      const isFurther = kind === 'inside' && level < DEEPEST && isObject(before);
      const changed = isFurther ? mutate(before, level + 1) : nasty;
      if (kind === 'add') fields.push([strange, nasty]);
      else fields.splice(at, 1, ...(kind === 'drop' ? [] : [[key, changed] as [string, unknown]]));
      return Array.isArray(value) ? fields.map(([, item]) => item) : Object.fromEntries(fields);
    }
    return (value) => mutate(value);
  });

const mutated = (value: fc.Arbitrary<unknown>) =>
  fc
    .tuple(value, fc.array(mutation, { maxLength: 3 }))
    .map(([start, mutations]) => mutations.reduce((now, mutate) => mutate(now), start));

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

const oddHeaders = fc.constantFrom<Record<string, string>>(
  ...['Bearer', 'Bearer x', 'Basic eDp5', `Bearer ${'a'.repeat(43)}`, 'x'.repeat(4000)].map(
    (authorization) => ({ authorization }),
  ),
  { 'accept-encoding': 'gzip;q=0, br;;,' },
  { origin: '::' },
  { origin: 'http://[' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': '' },
  { 'x-forwarded-for': '1.2.3.4, ::::, <script>' },
  { 'x-request-id': '"}\\' },
  { range: 'bytes=9-1' },
  { 'accept-version': '1' },
  { expect: 'nothing' },
);

const ifMatch = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }).map((revision) => `"${revision}"`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'W/"1"',
      '*',
      '"1", "2"',
      '',
      '"',
      '"-1"',
      '"1e3"',
      '"9999999999"',
      'x'.repeat(999),
    ),
  },
);

const rawPart = fc.oneof(
  fc.constantFrom('%', '%zz', '%ff', '%00', '%c0%ae', '..%2f..%2f', '*', ':id', '%25'),
  nastyText.map((text) => encodeURIComponent(Buffer.from(text).toString())),
);

/** A body as JSON, whole or damaged, under a content type that fits or not. */
const hostileBody = (body: fc.Arbitrary<unknown>) =>
  fc
    .tuple(damaged(mutated(body).map(asJson)), contentType)
    .map(([payload, type]) => ({ payload, headers: { 'content-type': type } }));

const NOTHING = fc.constant({ headers: {} });

/** Requests of one call of the table that are wrong in some way, from a user who has games more often than not. */
function hostileCall([call, , details = {}]: Row, { token, quizIds }: Known) {
  const [method, path = ''] = call.split(' ') as [HostileRequest['method'], string];
  const [base = '', query = ''] = path.split('?');
  const quizId = fc.constantFrom(...quizIds);
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...quizIds, ...quizIds.map((id) => id.toUpperCase())) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: rawPart },
  );
  const asked = fc.oneof(
    { weight: 3, arbitrary: fc.constant(query) },
    { weight: 1, arbitrary: rawPart.map((raw) => query.replace(/=.*/, `=${raw}`) || raw) },
    { weight: 1, arbitrary: rawPart.map((raw) => `${query}&${raw}=b&${query}`) },
  );
  const stageOf = (id: string) => new Proxy({}, { get: () => id }) as Stage;
  const body = quizId.map((id) => details.body?.(stageOf(id)));
  const sent = details.body
    ? hostileBody(body)
    : fc.oneof({ weight: 9, arbitrary: NOTHING }, { weight: 1, arbitrary: hostileBody(nastyText) });
  // A sign-out would end the session that all others need.
  const own = call.includes('logout') ? {} : { authorization: `Bearer ${token}` };
  const caller = fc.oneof(
    { weight: 6, arbitrary: fc.constant<Record<string, string>>(own) },
    { weight: 2, arbitrary: fc.constant<Record<string, string>>({}) },
    { weight: 2, arbitrary: oddHeaders.map((odd) => ({ ...own, ...odd })) },
  );
  const match = fc.option(ifMatch, { nil: null, freq: 8 });
  const isRead = method === 'GET' || method === 'HEAD';
  return fc
    .tuple(part, asked, caller, match, isRead ? NOTHING : sent, fc.boolean())
    .map(([id, search, by, revision, { headers, ...payload }, isHead]): HostileRequest => {
      const filled = base.replace(/\{\w+\}/, id) + (search === '' ? '' : `?${search}`);
      const prefix = base.endsWith('z') ? '' : '/api';
      return {
        method: method === 'GET' && isHead ? 'HEAD' : method,
        path: prefix + bareCall(base),
        url: prefix + filled,
        headers: { ...headers, ...by, ...(revision !== null && { 'if-match': revision }) },
        ...payload,
      };
    });
}

const odd: fc.Arbitrary<HostileRequest> = fc
  .tuple(fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'), rawPart, oddHeaders)
  .map(([method, part, headers]) => ({
    method: method as HostileRequest['method'],
    path: 'none',
    url: `/api/${part}`,
    headers,
  }));

/** Pages and files that do not exist. */
const page: fc.Arbitrary<HostileRequest> = fc
  .tuple(fc.constantFrom('/no-such-page/', '/assets/'), rawPart, oddHeaders)
  .map(([folder, part, headers]) => ({ method: 'GET', path: 'none', url: folder + part, headers }));

/** These would end the session or the games that the others need, or are not in the document. */
const LEFT_OUT = /with the right password|with remove|openapi\.json|\/docs/;

/** Requests that are wrong in some way, made from the calls of the table. */
export const hostileRequest = (known: Known): fc.Arbitrary<HostileRequest> =>
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.oneof(
        ...TABLE.filter(([call]) => !LEFT_OUT.test(call)).map((row) => hostileCall(row, known)),
      ),
    },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: page },
  );
