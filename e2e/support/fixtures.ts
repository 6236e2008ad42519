import { test as base, expect } from '@playwright/test';
import { type Watch, watch } from '../../testing/browser/watch.ts';
import { openTestServer, type TestServer } from '../../testing/system/server.ts';

type TestFixtures = {
  readonly watched: Watch;
  /** Lets this test hear complaints that match, for errors it makes on purpose. */
  readonly allow: (pattern: RegExp) => void;
  /** A server for this test alone, to be killed or set differently. */
  readonly ownServer: (settings?: Readonly<Record<string, string>>) => Promise<TestServer>;
};
type WorkerFixtures = { readonly server: TestServer };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off this pattern.
    async ({}, use) => {
      const server = await openTestServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  watched: [
    async ({ context }, use) => {
      const watched = await watch(context);
      await use(watched);
      expect(watched.complaints, 'complaints in the browser').toEqual([]);
    },
    { auto: true },
  ],
  allow: async ({ watched }, use) => use(watched.allow),
  ownServer: async ({ context }, use) => {
    const servers: TestServer[] = [];
    await use(async (settings) => {
      const server = await openTestServer(settings);
      servers.push(server);
      return server;
    });
    // A page that still fetches would complain about its server's end.
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(servers.map((server) => server.close()));
  },
});

/** For tests in which things move as they do for most hosts: `test.use(withMotion)`. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
