import { type Api, PASSWORD } from '../helpers/api.ts';
import { entryWith, newQuizId } from '../helpers/games.ts';
import { all, type Row, seenOf, statusOf } from './row.ts';

const create = (api: Api, token: string | null, username: string, quizId = newQuizId()) =>
  statusOf(api.post('/api/games', entryWith({ username, quizId }), { token }));

/** The calls that the product began with. */
export const SPECIFIED_CALLS: readonly Row[] = [
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
    reviewer: 403,
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
    reviewer: 403,
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
    call: 'GET /quiz/{link}',
    send: (api, token, { link }) => statusOf(api.get(`/api/quiz/${link}`, { token })),
    outcomes: all(200),
  },
  {
    call: 'GET /quiz/{hidden}',
    send: (api, token, { hidden }) => statusOf(api.get(`/api/quiz/${hidden}`, { token })),
    outcomes: [404, 200, 404, 404, 404],
  },
  {
    call: 'GET /quiz/{trashed}',
    send: (api, token, { trashed }) => statusOf(api.get(`/api/quiz/${trashed}`, { token })),
    outcomes: all(404),
  },
  {
    call: 'HEAD /quiz/{private}',
    send: (api, token, { secret }) => statusOf(api.call('HEAD', `/api/quiz/${secret}`, { token })),
    outcomes: [404, 200, 404, 404, 404],
  },
  {
    call: 'GET /user/{Olga}',
    send: (api, token) => seenOf(api.get('/api/user/Olga', { token })),
    outcomes: ['Open', 'Hidden,Linked,Open,Secret', 'Open', 'Open', 'Open'],
  },
  {
    call: 'GET /games/{Olga}',
    send: (api, token) => seenOf(api.get('/api/games/oLGA', { token })),
    outcomes: ['Open', 'Hidden,Linked,Open,Secret', 'Open', 'Open', 'Open'],
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
];

/** Last, because the owner's session is gone afterwards. */
export const LAST_CALLS: readonly Row[] = [
  {
    call: 'POST /Auth/logout',
    send: (api, token) => statusOf(api.call('POST', '/api/Auth/logout', { token })),
    outcomes: all(204),
  },
];
