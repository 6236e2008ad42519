import { defineConfig } from '@playwright/test';
import { browserFlags } from '../testing/browser/find-browser.ts';
import { browserPath } from '../testing/browser/launch.ts';

const report = process.env.BROWSER_REPORT;

/** What `npm test` runs: these files without their tests tagged @full, and single tests tagged @smoke. */
const smoke =
  /^(?!.*@full\b).*( (whole-show|desk-shows|game|wheel|keeping|two-windows|offline|rooms|edit-game|library-evening)\.spec\.ts |@smoke\b)/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // A test waits for states most of its time: three share two cores without making each other late.
  workers: 3,
  retries: 0,
  projects: [
    { name: 'smoke', grep: smoke },
    { name: 'full', grepInvert: smoke },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A slow machine makes the tests slow, not red.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
    // What moves is at its end at once: drawing every frame by software takes a fourth of the time of a show. Where motion
    // is the matter, and in whole shows, tests ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace records every step and slows all tests by a quarter; `--trace on` makes one of a test that failed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath({ isShellEnough: true }),
      // Letters as on a fine screen: fitting them to pixels anew for every size takes a fifth of a look at all sizes.
      args: [...browserFlags, '--font-render-hinting=none'],
    },
  },
});
