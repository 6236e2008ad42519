import { PASSWORD } from '../helpers/api.ts';
import { newQuizId } from '../helpers/games.ts';
import { all, type Row, type Stage, statusOf } from './row.ts';

const REPORT = { reason: 'other', note: 'from the table' };
const ONLY_OWNER = [404, 202, 404, 404, 404] as const;
/** For those who are signed in, and for reviewers. */
const SIGNED_IN = (good: unknown) => [401, good, good, 401, 401] as const;
const REVIEWERS_ONLY = [401, 403, 403, 401, 401] as const;

const reporting = (name: string, of: (stage: Stage) => string, outcomes: Row['outcomes']): Row => ({
  call: `POST /library/games/${name}/reports`,
  send: (api, token, stage) =>
    statusOf(api.post(`/api/library/games/${of(stage)}/reports`, REPORT, { token })),
  outcomes,
});

const judging = (
  name: string,
  of: (stage: Stage) => string,
  verdict: string,
  good: number,
): Row => ({
  call: `POST /review/games/${name} with ${verdict}`,
  send: (api, token, stage) =>
    statusOf(api.post(`/api/review/games/${of(stage)}`, { verdict }, { token })),
  outcomes: REVIEWERS_ONLY,
  reviewer: good,
});

const changingPassword = (what: string, password: string, good: number): Row => ({
  call: `PUT /Auth/password with ${what}`,
  send: (api, token) => {
    const body = { password, newPassword: PASSWORD };
    return statusOf(api.call('PUT', '/api/Auth/password', { token, body }));
  },
  outcomes: SIGNED_IN(good),
});

/** Calls about accounts, reports and review. That the right password deletes an account is told with accounts. */
export const PEOPLE_CALLS: readonly Row[] = [
  reporting('{public}', ({ open }) => open, all(202)),
  reporting('{link}', ({ link }) => link, all(202)),
  reporting('{private}', ({ secret }) => secret, ONLY_OWNER),
  reporting('{hidden}', ({ hidden }) => hidden, ONLY_OWNER),
  reporting('{trashed}', ({ trashed }) => trashed, all(404)),
  reporting('{unknown}', newQuizId, all(404)),
  {
    call: 'GET /review/reports',
    send: (api, token) => statusOf(api.get('/api/review/reports', { token })),
    outcomes: REVIEWERS_ONLY,
    reviewer: 200,
  },
  judging('{public}', ({ open }) => open, 'keep', 204),
  judging('{link}', ({ link }) => link, 'keep', 204),
  judging('{hidden}', ({ hidden }) => hidden, 'hide', 204),
  judging('{private}', ({ secret }) => secret, 'remove', 404),
  judging('{trashed}', ({ trashed }) => trashed, 'remove', 404),
  judging('{unknown}', newQuizId, 'remove', 404),
  {
    call: 'GET /account',
    send: async (api, token) => {
      const response = await api.get('/api/account', { token });
      return response.statusCode === 200 ? response.json().userName : response.statusCode;
    },
    outcomes: [401, 'Olga', 'Otto', 401, 401],
    reviewer: 'Rita',
  },
  {
    call: 'GET /account/export',
    send: async (api, token, { open, link, secret, hidden, trashed }) => {
      const response = await api.get('/api/account/export', { token });
      if (response.statusCode !== 200) return response.statusCode;
      // By their ids, because others have copies with the same titles.
      const games = Object.entries({ open, link, secret, hidden, trashed });
      return games.flatMap(([name, id]) => (response.body.includes(id) ? name : [])).join();
    },
    outcomes: [401, 'open,link,secret,hidden,trashed', '', 401, 401],
  },
  changingPassword('a wrong password', 'a wrong guess', 403),
  changingPassword('the right password', PASSWORD, 204),
  {
    call: 'POST /Auth/delete-account with a wrong password',
    send: (api, token) =>
      statusOf(api.post('/api/Auth/delete-account', { password: 'a wrong guess' }, { token })),
    outcomes: SIGNED_IN(403),
  },
];
