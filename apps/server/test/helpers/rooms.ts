import { afterAll, beforeAll } from 'vitest';
import {
  connect,
  enter,
  hostOf,
  join,
  openRoom,
  playerOf,
  type RoomClient,
} from '../../../../testing/rooms/room-client.ts';
import type { Dependencies } from '../../src/app.ts';
import type { TestDatabase } from '../support/stores.ts';
import { type Api, startApi } from './api.ts';

type Rest<Call> = Call extends (origin: string, ...rest: infer Args) => unknown ? Args : never;

/** The calls of a client, to one server. */
const callsTo = (origin: string) => ({
  connect: (...rest: Rest<typeof connect>) => connect(origin, ...rest),
  enter: (...rest: Rest<typeof enter>) => enter(origin, ...rest),
  hostOf: (...rest: Rest<typeof hostOf>) => hostOf(origin, ...rest),
  join: (...rest: Rest<typeof join>) => join(origin, ...rest),
  openRoom: (...rest: Rest<typeof openRoom>) => openRoom(origin, ...rest),
  playerOf: (...rest: Rest<typeof playerOf>) => playerOf(origin, ...rest),
});

export type Listening = ReturnType<typeof callsTo> & { readonly api: Api; readonly origin: string };

export type Told = RoomClient['told'][number];

/** A list of so many buzzes. */
export const isOrderOf =
  (count: number) =>
  ({ t, list }: Told): boolean =>
    t === 'order' && Array.isArray(list) && list.length === count;
export const areSeats =
  (count: number) =>
  ({ t, seats }: Told): boolean =>
    t === 'seats' && Array.isArray(seats) && seats.length === count;
export const isRoundOpen = ({ t, open }: Told): boolean => t === 'buzz' && open === true;
/** Whether the host is away. */
export const isAway =
  (away: boolean) =>
  ({ t, host }: Told): boolean =>
    t === 'away' && host === away;

/** A server that really listens, because sockets need one. */
export async function listen(
  database: TestDatabase,
  settings: Partial<Dependencies['settings']> = {},
  more: Parameters<typeof startApi>[2] = {},
): Promise<Listening> {
  const api = await startApi(await database.open(), settings, more);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const bound = api.app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return { api, origin, ...callsTo(origin) };
}

/** One listening server for a whole suite. */
export function useRooms(
  database: TestDatabase,
  settings: Partial<Dependencies['settings']> = {},
  more: Parameters<typeof startApi>[2] = {},
): () => Listening {
  let listening: Listening | null = null;
  beforeAll(async () => {
    listening = await listen(database, settings, more);
  });
  afterAll(() => listening?.api.app.close());
  return () => {
    if (!listening) throw new Error('The server is ready in hooks and tests only.');
    return listening;
  };
}
