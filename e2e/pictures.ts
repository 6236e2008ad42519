import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fromRoot } from '../scripts/lib/paths.ts';
import { launchBrowser } from '../testing/browser/launch.ts';
import { waitForAnimations } from '../testing/browser/wait-for-animations.ts';
import { toldPhones, toldScreens } from '../testing/show/room-states.ts';
import { phoneWalks, remoteWalks, screenWalks } from '../testing/show/room-walks.ts';
import type { Walk } from '../testing/show/walk.ts';
import { walks } from '../testing/show/walks.ts';
import { openTestServer } from '../testing/system/server.ts';

const folder = resolve(process.argv[2] ?? fromRoot('docs/pictures'));
type Sizes = readonly (readonly [width: number, height: number])[];
const sizes: Sizes = [
  [1366, 768],
  [1920, 1080],
  [390, 844],
];
const inHand: Sizes = [
  [390, 844],
  [320, 568],
];
const onWall: Sizes = [
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
];
const tours: readonly (readonly [Readonly<Record<string, Walk>>, Sizes])[] = [
  [walks, sizes],
  [{ ...phoneWalks, ...toldPhones }, inHand],
  [remoteWalks, inHand],
  [{ ...screenWalks, ...toldScreens }, onWall],
];

await mkdir(folder, { recursive: true });
// A remote is paired by a QR code, which needs an address that phones could open.
const server = await openTestServer({ PUBLIC_URL: 'http://wheel.example' });
const browser = await launchBrowser();
try {
  for (const [group, windows] of tours) {
    for (const [width, height, walk] of windows.flatMap(([width, height]) =>
      Object.values(group).map((walk) => [width, height, walk] as const),
    )) {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: { width, height },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.clock.install();
      await walk(page, async (state) => {
        if (state !== 'game-wrong') await waitForAnimations(page);
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
