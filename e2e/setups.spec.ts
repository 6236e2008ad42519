import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/browser/axe-violations.ts';
import { type Account, createAccount, createGame, unique } from '../testing/show/api.ts';
import { finalizeTeams, signIn, twoPuzzles } from '../testing/show/host.ts';
import { expectSegments, segmentValues } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const offer = (page: Page) => page.getByTestId('setup-offer');

async function openGame(page: Page, quizId: string): Promise<void> {
  await page.goto(`/g/${quizId}`);
  await button(page, 'Play').click();
  await expect(page).toHaveURL('/teams');
}

async function openSetups(page: Page): Promise<void> {
  await button(page, 'Setups…').click();
  await expect(page.getByRole('dialog', { name: 'Setups' })).toBeVisible();
}

/** A game with a setup, as its host saves it. */
async function gameWithSetup(page: Page, host: Account): Promise<string> {
  const quizId = await createGame(page.request, unique('Evening show'), twoPuzzles, host);
  await signIn(page, host);
  await openGame(page, quizId);
  await finalizeTeams(page);
  await openSetups(page);
  await page.getByRole('radio', { name: 'Party' }).check();
  await button(page, 'Use this setup').click();
  await button(page, 'Save what is on now…').click();
  await page.getByLabel('Name', { exact: true }).fill('Monday class');
  await button(page, 'Save').click();
  await page.getByLabel('Save with this game').check();
  await expect(page.getByLabel('Save with this game')).toBeChecked();
  return quizId;
}

test('a host saves a setup, uses it, undoes it, exports, deletes and imports it', async ({
  page,
}) => {
  await page.goto('/wheel');
  await button(page, 'Own chip…').click();
  await page.getByLabel('Prize', { exact: true }).last().fill('Free coffee');
  await button(page, 'Add').click();
  await button(page, 'Done').click();
  const wheel = await segmentValues(page);
  expect(wheel).toContain('Free coffee');

  await openSetups(page);
  await button(page, 'Save what is on now…').click();
  await page.getByLabel('Name', { exact: true }).fill('Monday class');
  await page.keyboard.press('Enter');
  const monday = page.getByRole('radio', { name: 'Monday class' });
  await expect(monday).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Kids' }).check();
  await button(page, 'Use this setup').click();
  await expect(page.getByText('Kids is on')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-look', 'daylight');
  await button(page, 'Undo').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-look', 'daylight');

  await button(page, 'Use this setup').click();
  await monday.check();
  await button(page, 'Use this setup').click();
  await expect(page.getByText('Monday class is on')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export').click(),
  ]);
  expect(download.suggestedFilename()).toBe('Monday class.json');
  const buffer = await readFile(await download.path());

  await button(page, 'Delete').click();
  await expect(monday).toBeHidden();
  await page
    .getByLabel('Import…')
    .setInputFiles({ name: 'setup.json', mimeType: 'application/json', buffer });
  await expect(monday).toBeChecked();
  await button(page, 'Done').click();
  await expectSegments(page, wheel);

  await page.reload();
  await openSetups(page);
  await expect(monday).toBeChecked();
});

test('a game brings its setup to another browser, where it is offered', async ({
  page,
  browser,
  server,
}) => {
  const host = await createAccount(page.request);
  const quizId = await gameWithSetup(page, host);
  const context = await browser.newContext({ baseURL: server.origin });
  const guest = await context.newPage();
  await openGame(guest, quizId);
  await expect(offer(guest)).toContainText(
    `This game by ${host.username} brings a setup: Monday class`,
  );
  await expect(offer(guest)).toContainText('own chips: 2500');
  expect(await axeViolations(guest)).toEqual([]);
  await button(guest, 'Use it').click();
  await expect(offer(guest)).toBeHidden();
  await expect(guest.locator('html')).toHaveAttribute('data-look', 'neon');
  await finalizeTeams(guest);
  expect(await segmentValues(guest)).toContain('2500');
  await context.close();
});

test('an own game puts its setup on, on another device too, and is declined with one press', async ({
  page,
  browser,
  server,
}) => {
  const host = await createAccount(page.request);
  const quizId = await gameWithSetup(page, host);
  const context = await browser.newContext({ baseURL: server.origin });
  const device = await context.newPage();
  await signIn(device, host);
  await openGame(device, quizId);
  await expect(offer(device)).toContainText('Your game has brought its setup: Monday class');
  await expect(device.locator('html')).toHaveAttribute('data-look', 'neon');
  await button(device, 'Keep mine').click();
  await expect(offer(device)).toBeHidden();
  await finalizeTeams(device);
  await expectSegments(device, ['100', '200', '300', '400', '500']);

  await openGame(device, quizId);
  await expect(offer(device)).toBeVisible();
  await finalizeTeams(device);
  await expect(offer(device)).toBeHidden();
  expect(await segmentValues(device)).toContain('2500');
  await context.close();
});

test('a setup that does not come holds up nothing', async ({ page, allow }) => {
  allow(/The setup of the game did not load|Failed to load resource|ERR_FAILED/);
  const host = await createAccount(page.request);
  const quizId = await gameWithSetup(page, host);
  await page.route('**/setup', (route) => route.abort());
  await openGame(page, quizId);
  await finalizeTeams(page);
  await expect(offer(page)).toBeHidden();
});
