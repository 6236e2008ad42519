import type { Page } from '@playwright/test';

/**
 * Ends when these screens, which a page fetches ahead a few seconds after it has opened, are there and their script has
 * run.
 */
export async function screensFetched(page: Page, screens: readonly string[]): Promise<void> {
  await page.waitForFunction((names) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((screen) =>
      fetched.some((address) => address.includes(`/${screen}-screen-`) && address.endsWith('.js')),
    );
  }, screens);
  // An address that was imported before answers when its script has run.
  await page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => /-screen-[^/]*\.js$/.test(address));
    await Promise.all(scripts.map((address) => import(address)));
  });
}
