import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserFlags } from './testing/browser/find-browser.ts';
import { browserPath } from './testing/browser/launch.ts';

// A slow machine makes the tests slow, not red.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Looked for only when it is started, because most runs need no browser. */
const launchOptions = {
  args: [...browserFlags],
  get executablePath() {
    return browserPath({ isShellEnough: true });
  },
};

/** Kills, full disks, second servers, floods, hostile input and properties of many rounds: `npm run test:full` runs these. */
const longApi = [
  'cli',
  'commands',
  'failures',
  'lengths',
  'library-index',
  'limits',
  'limits-games',
  'malformed',
  'process',
  'process-bad-starts',
  'process-database',
  'process-metrics',
  'rooms-cluster',
  'rooms-floods',
  'rooms-hostile',
  'rooms-memory',
  'rooms-misuse',
  'rooms-nginx',
  'rooms-process',
  'rooms-return',
  'rooms-shares',
  'rooms-upgrades',
  'storage-backup',
  'storage-faults',
  'storage-from-0.1',
  'storage-languages',
  'storage-plays',
  'storage-restore',
  'storage-search',
  'storage-start',
  'systemd-unit',
].map((name) => `apps/server/test/${name}.test.ts`);

const api = (files: { name: string; include: string[]; exclude?: string[] }) => ({
  extends: true as const,
  test: {
    ...files,
    globalSetup: ['apps/server/test/support/global-postgres.ts', 'testing/system/bundle-server.ts'],
    // Each file has databases of its own and leaves nothing behind, so the server's modules are loaded once a worker.
    isolate: false,
    // Most of the time they wait for servers, databases and disks.
    maxWorkers: '200%' as const,
  },
});

export default defineConfig({
  test: {
    ...patience,
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
            'bank/**/*.test.ts',
          ],
          exclude: ['scripts/{built,installed}/**', '**/node_modules/**'],
          setupFiles: ['testing/property-runs.ts', 'apps/web/test/english.ts'],
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
        // Installs the package that is made of it.
        test: { name: 'installed', include: ['scripts/installed/**/*.test.ts'] },
      },
      api({ name: 'api', include: ['apps/server/test/**/*.test.ts'], exclude: longApi }),
      api({ name: 'api-long', include: longApi }),
      {
        // Components in a real browser, with the styles the app is built with.
        extends: './apps/web/vite.config.ts',
        // Known beforehand: one that is met on the way would load the page anew in the middle of a test.
        optimizeDeps: {
          include: [
            'axe-core',
            'react-dom/client',
            'lean-qr',
            'typebox',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'components',
          include: ['apps/web/{src,test}/**/*.component.test.tsx'],
          setupFiles: ['apps/web/test/set-up-page.ts'],
          ...patience,
          maxWorkers: 2,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            // One page for all files, so that the browser loads the modules once.
            isolate: false,
            screenshotFailures: false,
            // What moves is at its end at once.
            provider: playwright({
              launchOptions,
              contextOptions: { reducedMotion: 'reduce' },
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1366, height: 768 },
          },
        },
      },
    ],
  },
});
