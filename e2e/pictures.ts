import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fromRoot } from '../scripts/lib/paths.ts';
import { calm } from '../testing/browser/calm.ts';
import { launchBrowser } from '../testing/browser/launch.ts';
import { walks } from '../testing/show/walks.ts';
import { openHouse } from '../testing/system/server.ts';

const folder = resolve(process.argv[2] ?? fromRoot('docs/pictures'));
const sizes = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
] as const;

await mkdir(folder, { recursive: true });
const server = await openHouse();
const browser = await launchBrowser();
try {
  for (const [width, height] of sizes) {
    for (const walk of Object.values(walks)) {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: { width, height },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.clock.install();
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
  await server.close();
}
