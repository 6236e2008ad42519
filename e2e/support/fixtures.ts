import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';
import { type Watch, watch } from './watch.ts';

type TestFixtures = {
  readonly watched: Watch;
  /** Lets this test hear complaints that match, for errors it makes on purpose. */
  readonly allow: (pattern: RegExp) => void;
  /** A server for this test alone, to be killed or set differently. */
  readonly ownServer: (settings?: Readonly<Record<string, string>>) => Promise<RunningServer>;
};
type WorkerFixtures = { readonly server: RunningServer };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ context }, use) => {
      const watched = await watch(context);
      await use(watched);
      expect(watched.complaints, 'complaints in the browser').toEqual([]);
    },
    { auto: true },
  ],
  allow: async ({ watched }, use) => use(watched.allow),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off this pattern.
  ownServer: async ({}, use) => {
    const servers: RunningServer[] = [];
    await use(async (settings) => {
      const server = await startServer(settings);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.remove()));
  },
});

export { expect };
