import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, installedBrowser } from '../scripts/lib/find-browser.ts';
import { fromRoot } from '../scripts/lib/paths.ts';
import { calm } from './support/calm.ts';
import { startServer } from './support/server.ts';
import { walks } from './support/walks.ts';

const folder = resolve(process.argv[2] ?? fromRoot('docs/pictures'));
const sizes = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
] as const;

const executablePath = installedBrowser();
if (!executablePath)
  throw new Error('No Chromium found: run `npm test` once, or set CHROMIUM_PATH.');

await mkdir(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: [...browserFlags] });
try {
  for (const [width, height] of sizes) {
    for (const walk of Object.values(walks)) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await walk(page, async (state) => {
        if (state !== 'game-wrong') await calm(page);
        await page.screenshot({ path: join(folder, `${state}-${width}.png`), animations: 'allow' });
        console.log(`${state}-${width}.png`);
      });
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.remove();
}
