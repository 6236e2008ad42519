import { hold } from '../testing/browser/hold.ts';
import { screensFetched } from '../testing/browser/screens-fetched.ts';
import { createAccount, createGame, unique } from '../testing/show/api.ts';
import { twoPuzzles } from '../testing/show/host.ts';
import { named, stageOf } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const chunk = (screen: string) => `**/assets/${screen}-screen-*.js`;

test('going back before the wheel has arrived finds teams that can be set up', async ({ page }) => {
  const letGo = await hold(page, chunk('wheel'));
  await page.goto('/teams');
  await page.getByRole('button', { name: named('FINALIZE TEAMS') }).click();
  await expect(page).toHaveURL('/wheel');
  await page.goBack();
  await page.getByRole('button', { name: named('ADD TEAM') }).click();
  await expect(page.getByTestId('team-card')).toHaveCount(2);
  await page.getByLabel('Team Name').first().fill('Aces');
  await expect(page.getByLabel('Team Name').first()).toHaveValue('Aces');
  letGo();
});

test('going back before the teams have arrived finds no game still loading', async ({ page }) => {
  const letGo = await hold(page, chunk('teams'));
  const title = unique('Slow teams');
  await createGame(page.request, title, twoPuzzles);
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('button', { name: title, exact: true });
  await card.click();
  await expect(page).toHaveURL('/teams');
  await page.goBack();
  await expect(card).toBeVisible();
  await expect(card).not.toHaveAttribute('aria-busy', 'true');
  letGo();
  await card.click();
  await expect(page.getByTestId('team-card')).toHaveCount(1);
});

test('a late login does not pull the host off a screen that is on its way', async ({ page }) => {
  const account = await createAccount(page.request);
  const letBuildGo = await hold(page, chunk('build'));
  const letLoginGo = await hold(page, '**/api/Auth/login');
  await page.goto('/login');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const login = page.getByRole('main').getByRole('button', { name: named('Login') });
  await login.click();
  await page.getByRole('link', { name: 'Build' }).click();
  await expect(page).toHaveURL('/build');
  letLoginGo();
  await expect(page.getByRole('banner')).toContainText(account.username);
  letBuildGo();
  await expect(page.getByRole('heading', { name: /^Build your own/ })).toBeVisible();
  await expect(page).toHaveURL('/build');
});

test('going back before About has arrived finds the wheel at rest', async ({ page }) => {
  const letGo = await hold(page, chunk('about'));
  await page.goto('/wheel');
  const stage = stageOf(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(stage.wheel).toHaveCount(0);
  await page.goBack();
  await expect(stage.wheel).toBeVisible();
  await expect(stage.wheel).not.toHaveAttribute('data-spinning', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
});

test('in ordinary use no screen is waited for', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#root > div > [aria-busy]:empty'))
        document.documentElement.dataset.waited = `${location.pathname}`;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await screensFetched(page, ['build', 'search', 'about']);
  await page.evaluate(() => delete document.documentElement.dataset.waited);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Build', 'Search', 'About']) {
    await main.getByRole('link', { name }).click();
    await expect(page.getByRole('main')).toBeVisible();
  }
  for (const path of ['/search', '/build', '/']) {
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
  expect(await page.evaluate(() => document.documentElement.dataset.waited)).toBeUndefined();
});
