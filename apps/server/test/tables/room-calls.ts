import type { Api } from '../helpers/api.ts';
import { all, type Row, statusOf } from './row.ts';

const opened = async (api: Api): Promise<{ code: string; hostSecret: string }> =>
  (await api.post('/api/rooms', {})).json();

/** A room belongs to whoever has its secret, with or without an account. */
export const ROOM_CALLS: readonly Row[] = [
  {
    call: 'POST /rooms',
    send: (api, token) => statusOf(api.post('/api/rooms', {}, { token })),
    outcomes: all(201),
  },
  {
    call: 'GET /rooms/{code}',
    send: async (api, token) =>
      statusOf(api.get(`/api/rooms/${(await opened(api)).code}`, { token })),
    outcomes: all(200),
  },
  {
    call: 'DELETE /rooms/{code} with a session instead of the secret',
    send: async (api, token) =>
      statusOf(api.call('DELETE', `/api/rooms/${(await opened(api)).code}`, { token })),
    outcomes: all(403),
  },
  {
    call: 'DELETE /rooms/{code} with the secret',
    send: async (api) => {
      const { code, hostSecret } = await opened(api);
      return statusOf(api.call('DELETE', `/api/rooms/${code}`, { token: hostSecret }));
    },
    outcomes: all(204),
  },
];
