import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fromRoot } from '../scripts/lib/paths.ts';
import { expect, test } from './support/fixtures.ts';

/** The languages of the built pages. Those without a page are spoken by nobody. */
const OTHERS = readdirSync(fromRoot('apps/web/dist')).flatMap(
  (name) => /^shell\.(\w+)\.html$/.exec(name)?.[1] ?? [],
);

const language = (page: Page) => page.getByTestId('language').filter({ visible: true });
const spoken = (page: Page) => page.locator('html').getAttribute('lang');

/** Notes the languages whose words a page asks for. */
function wordsAskedFor(page: Page): Set<string> {
  const languages = new Set<string>();
  page.on('request', (request) => {
    const [, code] = /\/words\/(\w+?)-/.exec(request.url()) ?? [];
    if (code && code !== 'en') languages.add(code);
  });
  return languages;
}

test('English asks for no words, and for no cookie', async ({ page, context }) => {
  const asked = wordsAskedFor(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...asked]).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

for (const code of OTHERS)
  test.describe(`a browser that likes ${code}`, () => {
    test.use({ locale: `${code}-XY` });

    for (const path of ['/', '/search', '/about', '/login', '/game', '/join', '/remote'])
      test(`is spoken to in it on ${path}`, async ({ page, context }) => {
        const asked = wordsAskedFor(page);
        const response = await page.goto(path, { waitUntil: 'networkidle' });
        expect(response?.headers()['content-language']).toBe(code);
        await expect(page.locator('#root')).not.toHaveAttribute('inert');
        expect(await spoken(page)).toBe(code);
        expect([...asked]).toEqual([code]);
        expect(await context.cookies()).toEqual([]);
      });

    test('is told in it that there is nothing at an address', async ({ page, allow }) => {
      allow(/404/);
      await page.goto('/nope');
      await expect(language(page)).toHaveValue(code);
    });

    test('sees an audience screen in it, unless the address says otherwise', async ({ page }) => {
      await page.goto('/screen');
      await expect.poll(() => spoken(page)).toBe(code);
      await page.goto('/screen?lang=en');
      await expect.poll(() => spoken(page)).toBe('en');
    });
  });

for (const code of OTHERS)
  test.describe(`switched to ${code}`, () => {
    test('the page loses nothing, and so do the next one and the other windows', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      const other = await context.newPage();
      await other.goto('/about');
      await expect(other).toHaveTitle(/^About/);
      const title = await other.title();
      await page.locator('input').first().fill('moon');
      await language(page).selectOption(code);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('input').first()).toHaveValue('moon');
      await expect(other.locator('html')).toHaveAttribute('lang', code);
      await expect(language(other)).toHaveValue(code);
      await expect(other).not.toHaveTitle(title);

      const [cookie, ...more] = await context.cookies();
      expect(more).toEqual([]);
      expect(cookie).toMatchObject({ name: 'language', value: code, path: '/', sameSite: 'Lax' });
      const response = await page.reload();
      expect(response?.headers()['content-language']).toBe(code);
      await expect(language(page)).toHaveValue(code);
      await language(page).selectOption('en');
      await expect(other.locator('html')).toHaveAttribute('lang', 'en');
      await expect(other).toHaveTitle(title);
    });

    test.describe('with the service worker', () => {
      test.use({ serviceWorkers: 'allow' });

      test('the page speaks it offline as well', async ({ page, ownServer, allow }) => {
        allow(/Failed to load resource|did not load|did not answer/);
        const server = await ownServer();
        await page.goto(server.origin);
        await language(page).selectOption(code);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await expect
          .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
          .toBe(true);
        await server.cutOff();
        for (const path of ['/about', '/']) {
          await page.goto(server.origin + path);
          await expect(language(page)).toHaveValue(code);
          expect(await spoken(page)).toBe(code);
        }
      });
    });
  });
