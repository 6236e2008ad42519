import type { Page } from '@playwright/test';
import { createAccount } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { openRoom } from '../testing/show/room.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

/** The bytes of a first visit, with headers, until the page fetches nothing more. */
async function weightOf(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  // What need not be there at once follows after the first second.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() > 1500 && performance.now() - Math.max(...ends) > 500;
  });
  return bytes;
}

for (const [path, kilobytes] of [
  ['/', 175],
  ['/join', 130],
  ['/search', 200],
  ['/build', 200],
  ['/login', 200],
  ['/game', 330],
] as const)
  test(`a first visit to ${path} fetches at most ${kilobytes} kB`, async ({ page }) => {
    expect(await weightOf(page, path)).toBeLessThan(kilobytes * 1000);
  });

test('a first visit to /my-wheels fetches at most 200 kB', async ({ page }) => {
  await signIn(page, await createAccount(page.request));
  expect(await weightOf(page, '/my-wheels')).toBeLessThan(200_000);
});

test('a phone fetches at most 130 kB before it asks for a name', async ({ page, browser }) => {
  await hostShow(page, { teams: ['Red Pandas', 'Blue Whales'] });
  const code = await openRoom(page);
  const phone = await browser.newPage({ serviceWorkers: 'block' });
  expect(await weightOf(phone, new URL(`/j/${code}`, page.url()).href)).toBeLessThan(130_000);
  await expect(phone.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await phone.close();
});
