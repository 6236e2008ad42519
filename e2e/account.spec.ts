import { readFileSync } from 'node:fs';
import { type Account, createAccount, createGame, unique } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { expect, test } from './support/fixtures.ts';

const one = [{ category: 'Animal', searchedWord: 'Red dog' }];

let account: Account;
let title: string;

test.beforeEach(async ({ page }) => {
  account = await createAccount(page.request);
  title = unique('Mine');
  await createGame(page.request, title, one, account);
  await signIn(page, account);
  await page.getByRole('button', { name: `Hi, ${account.username}` }).click();
  await expect(page.getByRole('dialog', { name: account.username })).toContainText(
    '1 game, here since today',
  );
});

test('the password is changed, and only the new one opens the account', async ({ page, allow }) => {
  allow(/status of (400|403)|The password was not changed/);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Change password').first().click();
  const form = dialog.locator('form').first();
  await form.getByLabel('Password', { exact: true }).fill('wrong password');
  await form.getByLabel('New password').fill('a longer password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('The password is wrong.')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByLabel('New password').fill('short');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('At least 8 characters are needed.')).toBeVisible();
  await form.getByLabel('New password').fill('a longer password');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('The password is changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // This session goes on; others are over.
  await page.getByRole('link', { name: 'My Wheels' }).click();
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
  await signIn(page, { ...account, password: 'a longer password' });
});

test('its buttons look like those of any other dialog, though it opens in the header', async ({
  page,
}) => {
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  const { background, height } = await close.evaluate((button) => ({
    background: getComputedStyle(button).backgroundColor,
    height: button.getBoundingClientRect().height,
  }));
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  expect(height).toBeGreaterThanOrEqual(48);
});

test('everything is exported as one file, which imports again', async ({ page }) => {
  const other = unique('Mine too');
  await createGame(page.request, other, one, account);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${account.username}.json`);
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({
    format: 'wheel-games',
    userName: account.username,
    games: expect.arrayContaining([
      expect.objectContaining({ gameTitle: title, entries: one }),
      expect.objectContaining({ gameTitle: other, entries: one }),
    ]),
  });
  await page.goto('/my-wheels');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByLabel('Choose a file').setInputFiles(await saved.path());
  await dialog.getByRole('button', { name: 'Import 2 games' }).click();
  await expect(page.getByText('2 games are imported')).toBeVisible();
  for (const name of [title, other])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(2);
});

test('the account is deleted with its games', async ({ page, allow }) => {
  allow(/status of (401|403)|The account was not deleted/);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Delete account').first().click();
  await expect(dialog.getByText('Your account and its 1 game are deleted at once.')).toBeVisible();
  const form = dialog.locator('form').last();
  await form.getByLabel('Password').fill('wrong password');
  await form.getByRole('button', { name: 'Delete account' }).click();
  await expect(form.getByText('The password is wrong.')).toBeVisible();
  await form.getByLabel('Password').fill(account.password);
  await form.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('link', { name: 'Login / Join' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await expect(page.getByText('No games found.')).toBeVisible();
});
