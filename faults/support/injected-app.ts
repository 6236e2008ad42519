import { type App, buildApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openStore } from '../../apps/server/src/storage/open-store.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import type { Answer } from './client.ts';
import type { OddRequest } from './fuzz-requests.ts';

/** The app in this process, where whatever it does to shared objects can be seen. */
export async function createInjector() {
  const dataDir = scratchFolder('faults-inject');
  const store = await openStore({ databaseUrl: null, dataDir });
  const settings = { rateLimit: false, trustProxy: [], webDir: fromRoot('apps/web/dist') };
  const app: App = await buildApp({ store, settings, clock: systemClock, logger: false });

  async function send({ method, path, headers, body }: OddRequest): Promise<Answer> {
    const response = await app.inject({
      // Odd methods are part of the test; the type names the usual ones.
      method: method as 'GET',
      url: path,
      headers: { ...headers },
      ...(body !== null && { payload: body }),
    });
    const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return { status: response.statusCode, headers: Object.fromEntries(given), body: response.body };
  }

  return {
    send,
    async close() {
      await app.close();
      await store.close();
      removeFolder(dataDir);
    },
  };
}
