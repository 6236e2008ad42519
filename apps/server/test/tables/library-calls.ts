import type { Visibility } from '@wheel/contract';
import type { Api } from '../helpers/api.ts';
import { gameOf, newQuizId } from '../helpers/games.ts';
import { all, type Row, type Stage, seenOf, statusOf } from './row.ts';

/** One more game of Olga's, for calls that change what they meet. */
const freshGame = (api: Api, { ownerToken }: Stage, visibility: Visibility = 'public') =>
  api.build(gameOf(['A'], { username: 'Olga', gameTitle: 'Fresh', visibility }), ownerToken);

async function freshTrash(api: Api, stage: Stage): Promise<string> {
  const quizId = await freshGame(api, stage);
  await api.call('DELETE', `/api/library/games/${quizId}`, {
    token: stage.ownerToken,
    headers: { 'if-match': '"1"' },
  });
  return quizId;
}

const EDIT = {
  gameTitle: 'Edited',
  visibility: 'link',
  entries: [{ category: 'C', searchedWord: 'w' }],
};
const FIRST = { 'if-match': '"1"' };

const own = (good: number) => [401, good, 404, 401, 401] as const;
const NEVER = [401, 404, 404, 401, 401] as const;

const reading = (name: string, of: (stage: Stage) => string, outcomes: Row['outcomes']): Row => ({
  call: `GET /library/games/${name}`,
  send: (api, token, stage) => statusOf(api.get(`/api/library/games/${of(stage)}`, { token })),
  outcomes,
});

const editing = (visibility: Visibility): Row[] => [
  {
    call: `PUT /library/games/{${visibility}}`,
    send: async (api, token, stage) => {
      const url = `/api/library/games/${await freshGame(api, stage, visibility)}`;
      return statusOf(api.call('PUT', url, { token, body: EDIT, headers: FIRST }));
    },
    outcomes: own(200),
  },
  {
    call: `PATCH /library/games/{${visibility}}`,
    send: async (api, token, stage) => {
      const url = `/api/library/games/${await freshGame(api, stage, visibility)}`;
      const body = { visibility: 'link' };
      return statusOf(api.call('PATCH', url, { token, body, headers: FIRST }));
    },
    outcomes: own(200),
  },
  {
    call: `DELETE /library/games/{${visibility}}`,
    send: async (api, token, stage) => {
      const url = `/api/library/games/${await freshGame(api, stage, visibility)}`;
      return statusOf(api.call('DELETE', url, { token, headers: FIRST }));
    },
    outcomes: own(204),
  },
];

const changingTrashed = (method: 'PUT' | 'PATCH' | 'DELETE'): Row => ({
  call: `${method} /library/games/{trashed}`,
  send: (api, token, { trashed }) => {
    const headers = { 'if-match': '"2"' };
    const body = method === 'DELETE' ? undefined : EDIT;
    return statusOf(api.call(method, `/api/library/games/${trashed}`, { token, body, headers }));
  },
  outcomes: NEVER,
});

const copying = (name: string, of: (stage: Stage) => string, outcomes: Row['outcomes']): Row => ({
  call: `POST /library/games/${name}/copies`,
  send: (api, token, stage) =>
    statusOf(
      api.post(`/api/library/games/${of(stage)}/copies`, { quizId: newQuizId() }, { token }),
    ),
  outcomes,
});

export const LIBRARY_CALLS: readonly Row[] = [
  {
    call: 'GET /library/games',
    send: async (api, token) => {
      const response = await api.get('/api/library/games', { token });
      return response.statusCode === 200 ? seenOf(Promise.resolve(response)) : response.statusCode;
    },
    outcomes: [401, 'Hidden,Linked,Open,Secret', '', 401, 401],
  },
  {
    call: 'GET /library/games?trash=1',
    send: async (api, token) => {
      const response = await api.get('/api/library/games?trash=1', { token });
      return response.statusCode === 200 ? seenOf(Promise.resolve(response)) : response.statusCode;
    },
    outcomes: [401, 'Trashed', '', 401, 401],
  },
  reading('{public}', ({ open }) => open, all(200)),
  reading('{link}', ({ link }) => link, all(200)),
  reading('{private}', ({ secret }) => secret, [404, 200, 404, 404, 404]),
  reading('{hidden}', ({ hidden }) => hidden, [404, 200, 404, 404, 404]),
  reading('{trashed}', ({ trashed }) => trashed, all(404)),
  reading('{unknown}', () => newQuizId(), all(404)),
  ...editing('public'),
  ...editing('link'),
  ...editing('private'),
  changingTrashed('PUT'),
  changingTrashed('PATCH'),
  changingTrashed('DELETE'),
  {
    call: 'POST /library/games/{trashed}/restore',
    send: async (api, token, stage) => {
      const quizId = await freshTrash(api, stage);
      return statusOf(api.call('POST', `/api/library/games/${quizId}/restore`, { token }));
    },
    outcomes: own(200),
  },
  {
    call: 'POST /library/games/{public}/restore',
    send: (api, token, { open }) =>
      statusOf(api.call('POST', `/api/library/games/${open}/restore`, { token })),
    outcomes: NEVER,
  },
  {
    call: 'DELETE /library/trash/{trashed}',
    send: async (api, token, stage) => {
      const quizId = await freshTrash(api, stage);
      return statusOf(api.call('DELETE', `/api/library/trash/${quizId}`, { token }));
    },
    outcomes: own(204),
  },
  {
    call: 'DELETE /library/trash/{public}',
    send: (api, token, { open }) =>
      statusOf(api.call('DELETE', `/api/library/trash/${open}`, { token })),
    outcomes: NEVER,
  },
  copying('{public}', ({ open }) => open, [401, 201, 201, 401, 401]),
  copying('{link}', ({ link }) => link, [401, 201, 201, 401, 401]),
  copying('{private}', ({ secret }) => secret, own(201)),
  copying('{hidden}', ({ hidden }) => hidden, NEVER),
  copying('{trashed}', ({ trashed }) => trashed, NEVER),
];
