import type { Page } from '@playwright/test';
import { hold } from '../testing/browser/hold.ts';
import { createAccount } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { expect, test } from './support/fixtures.ts';

const field = (page: Page) => page.getByLabel('Search Games');

/** Opens the start screen on a line so slow that its script has not come yet; answers what lets it come. */
async function openWithoutScript(page: Page): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  return async () => {
    release();
    await expect(page.getByTestId('suggestion-chip').first()).toBeVisible();
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the start screen shows its headline and searches', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/WHEEL OF FORTUNE/);
    await expect(page.getByText('Spin your way to victory!')).toBeVisible();
    await field(page).fill('moon');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=moon');
  });

  for (const [path, own] of [
    ['/search', 'Search Games'],
    ['/build', 'Game Title'],
    ['/join', 'Join the show'],
  ] as const)
    test(`the page of ${path} shows its own screen, which waits for the script`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByText(own).first()).toBeVisible();
      await expect(page.getByText('Spin your way to victory!')).toHaveCount(0);
      await expect(page.locator('#root')).toHaveAttribute('inert');
    });
});

test('what was typed before the script came stays and is searched for', async ({ page }) => {
  const letScriptCome = await openWithoutScript(page);
  await field(page).pressSequentially('moon');
  await letScriptCome();
  await expect(field(page)).toHaveValue('moon');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=moon');
});

test('a field of another screen takes nothing before the script came', async ({ page }) => {
  const release = await hold(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  const username = page.getByLabel('Username');
  await expect(username).toBeVisible();
  await expect(username).not.toBeEditable();
  release();
  await username.fill('Quiz Master');
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await expect(username).toHaveValue('Quiz Master');
});

for (const path of ['/build', '/join'])
  test(`the page of ${path} takes no press before its own screen is drawn`, async ({ page }) => {
    await page.addInitScript(() => {
      let built: Element | null | undefined;
      const watch = new MutationObserver(() => {
        const root = document.getElementById('root');
        if (root?.hasAttribute('inert')) built ??= root.firstElementChild;
        else if (root && built) {
          watch.disconnect();
          document.documentElement.dataset.awake = built.isConnected ? 'too early' : 'drawn';
        }
      });
      watch.observe(document, { attributes: true, childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-awake', 'drawn');
  });

test('a search can be sent before the script came', async ({ page }) => {
  await openWithoutScript(page);
  await field(page).fill('moon');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=moon');
  await expect(field(page)).toHaveValue('moon');
});

test('the start screen never takes who is signed in for a stranger', async ({ page }) => {
  const account = await createAccount(page.request);
  await signIn(page, account);
  await page.goto('/');
  await expect(page.getByText(`Hi, ${account.username}`)).toBeVisible();

  const letScriptCome = await openWithoutScript(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Login / Join')).toBeHidden();
  await letScriptCome();
  await expect(page.getByText(`Hi, ${account.username}`)).toBeVisible();
  await expect(page.getByText('Login / Join')).toHaveCount(0);
});

test('an unknown address that is sent the start screen’s page shows its own', async ({ page }) => {
  await page.goto('/index.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByLabel('Search Games')).toHaveCount(0);
});

test('the headline opens letter by letter, both sides of a tile together', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const tiles = await page.locator('h1 [data-state]').evaluateAll((all) =>
    all.map((tile) =>
      [...tile.children].map((side) => {
        const { animationDuration, animationName, animationTimingFunction } =
          getComputedStyle(side);
        const moves = animationName !== 'none' && animationDuration !== '0s';
        return { moves, course: animationTimingFunction };
      }),
    ),
  );
  expect(tiles).toHaveLength('WHEELOFFORTUNE'.length);
  expect(tiles.flat().every(({ moves }) => moves)).toBe(true);
  const courses = tiles.map((sides) => new Set(sides.map(({ course }) => course)));
  expect(courses.every(({ size }) => size === 1)).toBe(true);
  expect(new Set(courses.flatMap((course) => [...course])).size).toBe(tiles.length);
});
