import fc from 'fast-check';
import {
  type HostileRequest,
  hostileBody,
  moreHeaders,
  mutated,
  nastyText,
  rawPart,
  texts,
} from './hostile.ts';

/** Somebody with games to reach for. */
export type Known = { readonly token: string; readonly quizIds: readonly string[] };

type Method = HostileRequest['method'];

const ifMatch = fc
  .option(
    fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((revision) => `"${revision}"`),
      fc.constantFrom(
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
    ),
    { nil: null, freq: 8 },
  )
  .map((value) => (value === null ? {} : { 'if-match': value }));

const entry = fc.record({
  category: texts(fc.constantFrom('Pets', 'x'.repeat(80))),
  searchedWord: texts(fc.constantFrom('Red dog', 'Füße')),
});
const edit = fc.record({
  gameTitle: texts(fc.constantFrom('Animals', ' Größe ', '🎡')),
  visibility: fc.constantFrom('private', 'link', 'public', 'public', 'everyone'),
  entries: fc.array(entry, { maxLength: 4 }),
});
const good = fc.record({
  gameTitle: fc.constantFrom('Animals', ' Größe ', '🎡'),
  visibility: fc.constantFrom('private', 'link', 'public'),
  entries: fc.array(
    fc.record({ category: fc.constant('Pets'), searchedWord: fc.constant('Red dog') }),
    { minLength: 1, maxLength: 4 },
  ),
});
const patch = fc.record(
  { gameTitle: texts(fc.constant('Animals')), visibility: fc.constantFrom('private', 'public', 1) },
  { requiredKeys: [] },
);
const copy = fc.record({ quizId: texts(fc.uuid({ version: 4 })) });

/** What calls send besides their addresses; null where they send no body as a rule. */
export type Bodies = Readonly<Record<string, fc.Arbitrary<unknown> | null>>;

const BODIES: Bodies = {
  'GET /api/library/games/{quizId}': null,
  'PUT /api/library/games/{quizId}': fc.oneof(edit, good, mutated(edit)),
  'PATCH /api/library/games/{quizId}': fc.oneof(patch, mutated(patch)),
  'DELETE /api/library/games/{quizId}': null,
  'POST /api/library/games/{quizId}/restore': null,
  'DELETE /api/library/trash/{quizId}': null,
  'POST /api/library/games/{quizId}/copies': fc.oneof(copy, mutated(copy)),
};

const callerWith = (token: string) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constant<Record<string, string>>({ authorization: `Bearer ${token}` }),
    },
    { weight: 1, arbitrary: fc.constant<Record<string, string>>({}) },
    { weight: 2, arbitrary: moreHeaders },
  );

/** Requests of these calls that are wrong in some way, from somebody who has games more often than not. */
export function hostileCalls(bodies: Bodies, { token, quizIds }: Known) {
  const quizId = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...quizIds, ...quizIds.map((id) => id.toUpperCase())) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: rawPart },
  );
  const foreign = fc.oneof(
    { weight: 20, arbitrary: fc.constant<Record<string, string>>({}) },
    { weight: 1, arbitrary: fc.constant({ origin: 'https://evil.example' }) },
  );
  const nothing = fc.constant({ headers: {} });

  return Object.entries(bodies).map(([call, body]) => {
    const [method, path = ''] = call.split(' ') as [Method, string];
    // Now and then a body comes where none is asked for.
    const sent =
      body === null
        ? fc.oneof(
            { weight: 9, arbitrary: nothing },
            { weight: 1, arbitrary: hostileBody(nastyText) },
          )
        : hostileBody(body);
    const hasBody = method !== 'GET';
    return fc.tuple(quizId, callerWith(token), ifMatch, hasBody ? sent : nothing, foreign).map(
      ([id, by, match, { headers, ...payload }, origin]): HostileRequest => ({
        method,
        path,
        url: path.replace('{quizId}', id),
        headers: { ...headers, ...by, ...match, ...origin },
        ...payload,
      }),
    );
  });
}

export function hostileLibraryRequest(known: Known): fc.Arbitrary<HostileRequest> {
  const list = fc
    .tuple(
      callerWith(known.token),
      fc.oneof(fc.constantFrom('0', '1', '', '2', '1&trash=1'), rawPart),
    )
    .map(
      ([headers, part]): HostileRequest => ({
        method: 'GET',
        path: '/api/library/games',
        url: `/api/library/games?trash=${part}`,
        headers,
      }),
    );
  return fc.oneof(list, ...hostileCalls(BODIES, known));
}
