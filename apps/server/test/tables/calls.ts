import type { Visibility } from '@wheel/contract';
import { setupWith } from '@wheel/contract/testing/setup';
import type { LightMyRequestResponse } from 'fastify';
import { hashToken } from '../../src/tokens.ts';
import { type Api, PASSWORD } from '../helpers/api.ts';
import { entryWith, gameOf, newQuizId } from '../helpers/games.ts';

/** Games of the user Olga, each with another standing; their names stand in braces in a call. */
export type Stage = Readonly<
  Record<'public' | 'link' | 'private' | 'hidden' | 'trashed', string>
> & {
  /** Makes more of them. */
  readonly ownerToken: string;
};

/** For an anonymous caller, the owner, another user, an expired and a revoked session of the owner; nonsense counts as revoked. */
type Outcomes = readonly [unknown, unknown, unknown, unknown, unknown];

type Details = {
  readonly body?: (stage: Stage) => unknown;
  readonly headers?: Record<string, string>;
  /** What is put in the place of the braces: made anew for each caller, since the call changes it. */
  readonly fresh?: (api: Api, stage: Stage) => Promise<string>;
  /** What came of the call, in a few words; its status unless said otherwise. */
  readonly seen?: (response: LightMyRequestResponse, stage: Stage) => unknown;
  /** Where a reviewer is not just another user. */
  readonly reviewer?: unknown;
};

export type Row = readonly [call: string, outcomes: Outcomes, details?: Details];

export const CALLERS = [
  'anonymous',
  'owner',
  'other',
  'reviewer',
  'expired',
  'revoked',
  'nonsense',
] as const;
export type Caller = (typeof CALLERS)[number];

export function outcomeFor([, outcomes, details = {}]: Row, caller: Caller): unknown {
  const [anonymous, owner, other, expired, revoked] = outcomes;
  const { reviewer = other } = details;
  return { anonymous, owner, other, reviewer, expired, revoked, nonsense: revoked }[caller];
}

const statusOf = ({ statusCode }: LightMyRequestResponse): unknown => statusCode;

/** The call as the API's document spells it, but for the names of its parameters. */
export const bareCall = (call: string): string =>
  call.replaceAll(/\{[^}]*\}/g, '{}').replace(/\?.*| (with|as|over) .*/, '');

const OUTSIDE_API = ['/healthz', '/readyz'];

/** Sends the call of a row and says in a few words what came of it. */
export async function send(
  [call, , { body, headers = {}, fresh, seen = statusOf } = {}]: Row,
  api: Api,
  token: string | null,
  stage: Stage,
): Promise<unknown> {
  const [method, path = ''] = call.split(' ') as ['GET', string];
  const made = await fresh?.(api, stage);
  const games: Readonly<Record<string, unknown>> = { ...stage, unknown: newQuizId() };
  const filled = path.replace(/\{(\w+)\}/, (_, name) => made ?? String(games[name] ?? name));
  const url = OUTSIDE_API.includes(path) ? path : `/api${filled}`;
  const response = await keepingSession(api, token, () =>
    api.call(method, url, { token, body: body?.(stage), headers }),
  );
  return seen(response, stage);
}

/** The rest of the table needs the session of a token that a call ends. */
async function keepingSession<T>(api: Api, token: string | null, work: () => Promise<T>) {
  const tokenHash = hashToken(token ?? '');
  const session = await api.store.findSession(tokenHash, Date.now());
  const result = await work();
  if (session !== null && (await api.store.findSession(tokenHash, Date.now())) === null)
    await api.store.addSession({ tokenHash, ...session }, Date.now());
  return result;
}

const all = (outcome: unknown): Outcomes => [outcome, outcome, outcome, outcome, outcome];
const own = (good: unknown): Outcomes => [401, good, 404, 401, 401];
const signedIn = (good: unknown): Outcomes => [401, good, good, 401, 401];
const NEVER = own(404);
const OWNER_SEES: Outcomes = [404, 200, 404, 404, 404];
const OWNER_REPORTS: Outcomes = [404, 202, 404, 404, 404];
const REVIEWERS_ONLY: Outcomes = [401, 403, 403, 401, 401];
const OWN_LIST = 'Hidden,Linked,Open,Secret';

const STAGE_TITLES = ['Open', 'Linked', 'Secret', 'Hidden', 'Trashed'];

/** Which games of the stage are listed; the table makes others as it goes. */
const titles = {
  seen: (response: LightMyRequestResponse) =>
    response.statusCode === 200
      ? (response.json() as { gameTitle: string }[])
          .map(({ gameTitle }) => gameTitle)
          .filter((title) => STAGE_TITLES.includes(title))
          .sort()
          .join()
      : response.statusCode,
};

const creating = (username: string, over: 'public' | 'private' | null = null): Details => ({
  body: (stage) => entryWith({ username, ...(over && { quizId: stage[over] }) }),
});
const asking = (body: unknown, more: Details = {}): Details => ({ body: () => body, ...more });

const freshGame =
  (visibility: Visibility) =>
  (api: Api, { ownerToken }: Stage) =>
    api.build(gameOf(['A'], { username: 'Olga', gameTitle: 'Fresh', visibility }), ownerToken);
const freshTrash = async (api: Api, stage: Stage) => {
  const quizId = await freshGame('public')(api, stage);
  const by = { token: stage.ownerToken, headers: FIRST };
  await api.call('DELETE', `/api/library/games/${quizId}`, by);
  return quizId;
};
const freshRoom = async (api: Api) => (await api.post('/api/rooms', {})).json().code;

const FIRST = { 'if-match': '"1"' };
const SECOND = { 'if-match': '"2"' };
const EDIT = {
  gameTitle: 'Edited',
  visibility: 'link',
  entries: [{ category: 'C', searchedWord: 'w' }],
};
const COPY: Details = { body: () => ({ quizId: newQuizId() }) };
const REPORT = asking({ reason: 'other', note: 'from the table' });
const GUESS = 'a wrong guess';

const editing = (visibility: Visibility): Row[] => {
  const details = { fresh: freshGame(visibility), headers: FIRST };
  const game = `/library/games/{${visibility}}`;
  return [
    [`PUT ${game}`, own(200), asking(EDIT, details)],
    [`PATCH ${game}`, own(200), asking({ visibility: 'link' }, details)],
    [`PATCH ${game} with a setup`, own(200), asking({ setup: setupWith() }, details)],
    [`DELETE ${game}`, own(204), details],
  ];
};

const judging = (game: string, verdict: string, reviewer: number): Row => [
  `POST /review/games/{${game}} with ${verdict}`,
  REVIEWERS_ONLY,
  asking({ verdict }, { reviewer }),
];

/** Every call of the API; that the right password deletes an account is told with accounts. */
export const TABLE: readonly Row[] = [
  [
    'POST /Auth/register',
    all(201),
    { body: () => ({ username: `New ${newQuizId().slice(0, 8)}`, password: PASSWORD }) },
  ],
  ['POST /Auth/login', all(200), asking({ username: 'Olga', password: PASSWORD })],
  [
    'POST /Auth/login with a wrong password',
    all(401),
    asking({ username: 'Olga', password: GUESS }),
  ],
  ['POST /games as Olga', [403, 201, 403, 401, 401], creating('Olga')],
  ['POST /games as OLGA', [403, 201, 403, 401, 401], creating('OLGA')],
  [
    'POST /games as Otto, the other user',
    [403, 403, 201, 401, 401],
    { ...creating('Otto'), reviewer: 403 },
  ],
  ['POST /games as Guest', [201, 403, 403, 401, 401], creating('Guest')],
  ['POST /games over {public} as Olga', [403, 409, 403, 401, 401], creating('Olga', 'public')],
  [
    'POST /games over {public} as Otto',
    [403, 403, 409, 401, 401],
    { ...creating('Otto', 'public'), reviewer: 403 },
  ],
  ['POST /games over {public} as Guest', [409, 403, 403, 401, 401], creating('Guest', 'public')],
  ['POST /games over {private} as Guest', [409, 403, 403, 401, 401], creating('Guest', 'private')],
  ['GET /quiz/{public}', all(200)],
  ['GET /quiz/{private}', OWNER_SEES],
  ['GET /quiz/{link}', all(200)],
  ['GET /quiz/{hidden}', OWNER_SEES],
  ['GET /quiz/{trashed}', all(404)],
  ['HEAD /quiz/{private}', OWNER_SEES],
  ['GET /user/{Olga}', ['Open', OWN_LIST, 'Open', 'Open', 'Open'], titles],
  ['GET /games/{oLGA}', ['Open', OWN_LIST, 'Open', 'Open', 'Open'], titles],
  ['GET /search?query=e', all('Open'), titles],
  ['GET /searchsuggestions', all('Open'), titles],
  ['GET /healthz', all(200)],
  ['GET /readyz', all(200)],
  ['GET /openapi.json', all(200)],
  ['GET /docs', all(302)],

  ['GET /library/games', [401, OWN_LIST, '', 401, 401], titles],
  ['GET /library/games?trash=1', [401, 'Trashed', '', 401, 401], titles],
  ['GET /library/games/{public}', all(200)],
  ['GET /library/games/{link}', all(200)],
  ['GET /library/games/{private}', OWNER_SEES],
  ['GET /library/games/{hidden}', OWNER_SEES],
  ['GET /library/games/{trashed}', all(404)],
  ['GET /library/games/{unknown}', all(404)],
  ['GET /library/games/{public}/setup', all(200)],
  ['GET /library/games/{link}/setup', all(200)],
  ['GET /library/games/{private}/setup', OWNER_SEES],
  ['GET /library/games/{hidden}/setup', OWNER_SEES],
  ['GET /library/games/{trashed}/setup', all(404)],
  ['GET /library/games/{unknown}/setup', all(404)],
  ...editing('public'),
  ...editing('link'),
  ...editing('private'),
  ['PUT /library/games/{trashed}', NEVER, asking(EDIT, { headers: SECOND })],
  ['PATCH /library/games/{trashed}', NEVER, asking(EDIT, { headers: SECOND })],
  ['DELETE /library/games/{trashed}', NEVER, { headers: SECOND }],
  ['POST /library/games/{trashed}/restore', own(200), { fresh: freshTrash }],
  ['POST /library/games/{public}/restore', NEVER],
  ['DELETE /library/trash/{trashed}', own(204), { fresh: freshTrash }],
  ['DELETE /library/trash/{public}', NEVER],
  ['POST /library/games/{public}/copies', signedIn(201), COPY],
  ['POST /library/games/{link}/copies', signedIn(201), COPY],
  ['POST /library/games/{private}/copies', own(201), COPY],
  ['POST /library/games/{hidden}/copies', NEVER, COPY],
  ['POST /library/games/{trashed}/copies', NEVER, COPY],

  ['POST /library/games/{public}/reports', all(202), REPORT],
  ['POST /library/games/{link}/reports', all(202), REPORT],
  ['POST /library/games/{private}/reports', OWNER_REPORTS, REPORT],
  ['POST /library/games/{hidden}/reports', OWNER_REPORTS, REPORT],
  ['POST /library/games/{trashed}/reports', all(404), REPORT],
  ['POST /library/games/{unknown}/reports', all(404), REPORT],
  ['GET /review/reports', REVIEWERS_ONLY, { reviewer: 200 }],
  ['GET /review/games/{hidden}', REVIEWERS_ONLY, { reviewer: 200 }],
  ['GET /review/games/{private}', REVIEWERS_ONLY, { reviewer: 404 }],
  judging('public', 'keep', 204),
  judging('link', 'keep', 204),
  judging('hidden', 'hide', 204),
  judging('private', 'remove', 404),
  judging('trashed', 'remove', 404),
  judging('unknown', 'remove', 404),
  [
    'GET /account',
    [401, 'Olga', 'Otto', 401, 401],
    {
      seen: (response) => response.json().userName ?? response.statusCode,
      reviewer: 'Rita',
    },
  ],
  [
    'GET /account/export',
    [401, 'public,link,private,hidden,trashed', '', 401, 401],
    {
      // By their ids, because others have copies with the same titles.
      seen: ({ statusCode, body }, { ownerToken: _, ...games }) =>
        statusCode === 200
          ? Object.entries(games)
              .flatMap(([name, id]) => (body.includes(id) ? name : []))
              .join()
          : statusCode,
    },
  ],
  [
    'PUT /Auth/password with a wrong password',
    signedIn(403),
    asking({ password: GUESS, newPassword: PASSWORD }),
  ],
  [
    'PUT /Auth/password with the right password',
    signedIn(200),
    asking({ password: PASSWORD, newPassword: PASSWORD }),
  ],
  ['POST /Auth/delete-account with a wrong password', signedIn(403), asking({ password: GUESS })],

  ['POST /rooms', all(201), asking({})],
  ['GET /rooms/{code}', all(200), { fresh: freshRoom }],
  // A room belongs to the holder of its secret, which no session is.
  ['DELETE /rooms/{code} with a session', all(403), { fresh: freshRoom }],
  ['POST /Auth/logout', all(204)],
];
