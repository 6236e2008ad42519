import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A slow machine makes the tests slow, not red.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'browsers/**/*.test.ts',
            'testing/**/*.test.ts',
          ],
          exclude: ['scripts/built/**', '**/node_modules/**'],
          // These files leave nothing behind, so they share threads instead of getting a process each.
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        // Looks at what `npm run build` left behind.
        test: { name: 'built', include: ['scripts/built/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['apps/server/test/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/global-postgres.ts'],
          // Most of the time they wait for servers, databases and disks.
          maxWorkers: '200%',
        },
      },
    ],
  },
});
