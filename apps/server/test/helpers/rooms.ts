import { afterAll, beforeAll } from 'vitest';
import type { Dependencies } from '../../src/app.ts';
import type { TestDatabase } from '../support/stores.ts';
import { type Api, startApi } from './api.ts';

export type Listening = { readonly api: Api; readonly origin: string };

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
  return { api, origin: `http://127.0.0.1:${port}` };
}

/** One listening server for a whole suite. */
export function useRooms(
  database: TestDatabase,
  settings: Partial<Dependencies['settings']> = {},
): () => Listening {
  let listening: Listening | null = null;
  beforeAll(async () => {
    listening = await listen(database, settings);
  });
  afterAll(() => listening?.api.app.close());
  return () => {
    if (!listening) throw new Error('The server is ready in hooks and tests only.');
    return listening;
  };
}
