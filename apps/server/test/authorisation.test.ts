import { beforeAll, describe, expect, it } from 'vitest';
import { createToken, hashToken } from '../src/tokens.ts';
import { type Api, PASSWORD, useApi } from './helpers/api.ts';
import { entryWith, gameOf, newQuizId } from './helpers/games.ts';
import { eachEngine } from './support/stores.ts';

const CALLERS = ['nobody', 'owner', 'other', 'expired', 'revoked', 'nonsense'] as const;
type Caller = (typeof CALLERS)[number];

/** What there is to reach for: one public and one private game of the user Olga. */
type Stage = { readonly open: string; readonly secret: string };

type Row = {
  readonly call: string;
  /** Sends the call and says in a few words what came of it. */
  readonly send: (api: Api, token: string | null, stage: Stage) => Promise<unknown>;
  /** For nobody, the owner, another user, an expired and a revoked session of the owner; nonsense counts as revoked. */
  readonly outcomes: readonly [unknown, unknown, unknown, unknown, unknown];
};

const all = (outcome: unknown) => [outcome, outcome, outcome, outcome, outcome] as const;

const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode;
/** Which of the two games of the stage are listed; the table makes others as it goes. */
const seenOf = async (response: Promise<{ json(): { gameTitle: string }[] }>) =>
  (await response)
    .json()
    .map(({ gameTitle }) => gameTitle)
    .filter((title) => title === 'Open' || title === 'Secret')
    .sort()
    .join();

const create = (api: Api, token: string | null, username: string, quizId = newQuizId()) =>
  statusOf(api.post('/api/games', entryWith({ username, quizId }), { token }));

const TABLE: readonly Row[] = [
  {
    call: 'POST /Auth/register',
    send: (api, token) => {
      const body = { username: `New ${newQuizId().slice(0, 8)}`, password: PASSWORD };
      return statusOf(api.post('/api/Auth/register', body, { token }));
    },
    outcomes: all(201),
  },
  {
    call: 'POST /Auth/login',
    send: (api, token) => {
      const body = { username: 'Olga', password: PASSWORD };
      return statusOf(api.post('/api/Auth/login', body, { token }));
    },
    outcomes: all(200),
  },
  {
    call: 'POST /Auth/login with a wrong password',
    send: (api, token) => {
      const body = { username: 'Olga', password: 'a wrong guess' };
      return statusOf(api.post('/api/Auth/login', body, { token }));
    },
    outcomes: all(401),
  },
  {
    call: 'POST /games as Olga',
    send: (api, token) => create(api, token, 'Olga'),
    outcomes: [403, 201, 403, 401, 401],
  },
  {
    call: 'POST /games as OLGA',
    send: (api, token) => create(api, token, 'OLGA'),
    outcomes: [403, 201, 403, 401, 401],
  },
  {
    call: 'POST /games as Otto, the other user',
    send: (api, token) => create(api, token, 'Otto'),
    outcomes: [403, 403, 201, 401, 401],
  },
  {
    call: 'POST /games as Guest',
    send: (api, token) => create(api, token, 'Guest'),
    outcomes: [201, 403, 403, 401, 401],
  },
  {
    call: 'POST /games over the public game, as Olga',
    send: (api, token, { open }) => create(api, token, 'Olga', open),
    outcomes: [403, 409, 403, 401, 401],
  },
  {
    call: 'POST /games over the public game, as Otto',
    send: (api, token, { open }) => create(api, token, 'Otto', open),
    outcomes: [403, 403, 409, 401, 401],
  },
  {
    call: 'POST /games over the public game, as Guest',
    send: (api, token, { open }) => create(api, token, 'Guest', open),
    outcomes: [409, 403, 403, 401, 401],
  },
  {
    call: 'POST /games over the private game, as Guest',
    send: (api, token, { secret }) => create(api, token, 'Guest', secret),
    outcomes: [409, 403, 403, 401, 401],
  },
  {
    call: 'GET /quiz/{public}',
    send: (api, token, { open }) => statusOf(api.get(`/api/quiz/${open}`, { token })),
    outcomes: all(200),
  },
  {
    call: 'GET /quiz/{private}',
    send: (api, token, { secret }) => statusOf(api.get(`/api/quiz/${secret}`, { token })),
    outcomes: [404, 200, 404, 404, 404],
  },
  {
    call: 'HEAD /quiz/{private}',
    send: (api, token, { secret }) => statusOf(api.call('HEAD', `/api/quiz/${secret}`, { token })),
    outcomes: [404, 200, 404, 404, 404],
  },
  {
    call: 'GET /user/Olga',
    send: (api, token) => seenOf(api.get('/api/user/Olga', { token })),
    outcomes: ['Open', 'Open,Secret', 'Open', 'Open', 'Open'],
  },
  {
    call: 'GET /games/Olga',
    send: (api, token) => seenOf(api.get('/api/games/oLGA', { token })),
    outcomes: ['Open', 'Open,Secret', 'Open', 'Open', 'Open'],
  },
  {
    call: 'GET /search',
    send: (api, token) => seenOf(api.get('/api/search?query=e', { token })),
    outcomes: all('Open'),
  },
  {
    call: 'GET /searchsuggestions',
    send: (api, token) => seenOf(api.get('/api/searchsuggestions', { token })),
    outcomes: all('Open'),
  },
  {
    call: 'GET /healthz',
    send: (api, token) => statusOf(api.get('/healthz', { token })),
    outcomes: all(200),
  },
  {
    call: 'GET /readyz',
    send: (api, token) => statusOf(api.get('/readyz', { token })),
    outcomes: all(200),
  },
  {
    call: 'GET /openapi.json',
    send: (api, token) => statusOf(api.get('/api/openapi.json', { token })),
    outcomes: all(200),
  },
  {
    call: 'GET /docs',
    send: (api, token) => statusOf(api.get('/api/docs', { token })),
    outcomes: all(200),
  },
  {
    // Last, because the owner's session is gone afterwards.
    call: 'POST /Auth/logout',
    send: (api, token) => statusOf(api.call('POST', '/api/Auth/logout', { token })),
    outcomes: all(204),
  },
];

eachEngine('who may do what', (database) => {
  const api = useApi(database);
  let stage: Stage;
  let tokens: Record<Caller, string | null>;

  async function expiredSession(userName: string): Promise<string> {
    const token = createToken();
    const longAgo = Date.now() - 13 * 3_600_000;
    await api().store.addSession({ tokenHash: hashToken(token), userName }, longAgo);
    return token;
  }

  beforeAll(async () => {
    const owner = await api().signIn('Olga');
    const revoked = await api().signIn('Olga');
    await api().call('POST', '/api/Auth/logout', { token: revoked });
    tokens = {
      nobody: null,
      owner,
      other: await api().signIn('Otto'),
      expired: await expiredSession('Olga'),
      revoked,
      nonsense: 'nonsense',
    };
    const mine = { username: 'Olga' };
    stage = {
      open: await api().build(gameOf(['A'], { ...mine, gameTitle: 'Open' }), owner),
      secret: await api().build(
        gameOf(['A'], { ...mine, gameTitle: 'Secret', isPublic: false }),
        owner,
      ),
    };
  });

  describe.each(TABLE)('$call', ({ send, outcomes }) => {
    it.each(CALLERS.map((caller, nth) => [caller, outcomes[Math.min(nth, 4)]] as const))(
      'as %s: %s',
      async (caller, outcome) => {
        expect(await send(api(), tokens[caller], stage)).toBe(outcome);
      },
    );
  });

  it('covers every call of the API', () => {
    const document = api().app.swagger() as { paths: Record<string, Record<string, unknown>> };
    const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`.toLowerCase()),
    );
    const covered = TABLE.map(({ call }) => call.toLowerCase());
    const missing = calls
      .map((call) => call.replace('/api', '').replace(/\{.*/, ''))
      .filter((call) => !covered.some((row) => row.startsWith(call)));
    expect(missing).toEqual([]);
  });

  it.each(['Basic abc', 'Bearer', 'Bearer ', 'bearer x y', 'Bearer null', 'undefined'])(
    'takes the header "%s" for a token that is no good',
    async (authorization) => {
      const headers = { authorization };
      const build = await api().post('/api/games', entryWith(), { headers });
      expect(build.statusCode).toBe(401);
      expect((await api().get(`/api/quiz/${stage.open}`, { headers })).statusCode).toBe(200);
      expect((await api().get(`/api/quiz/${stage.secret}`, { headers })).statusCode).toBe(404);
    },
  );
});
