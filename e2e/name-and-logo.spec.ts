import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/browser/axe-violations.ts';
import { closeDialog, openRoom, openScreen, otherDevice } from '../testing/show/room.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const OWL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <script>top.hasRun = true</script><circle cx="4.5" cy="4.5" r="4" fill="#7a3b1b"/></svg>`;
const file = { name: 'owl.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(OWL) };
const NAME = 'The Monday Owl Quiz';

async function openTab(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stage', exact: true }).click();
  await page.getByRole('tab', { name: 'Name and logo' }).click();
}

const logoOf = (page: Page) => page.getByTestId('show-logo').first();
const sourceOf = (page: Page) => logoOf(page).getAttribute('src');

test('[L7] a chosen logo reaches an audience screen within a second, and no call carries it', async ({
  page,
  context,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) =>
    calls.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
  );
  await hostShow(page);
  const code = await openRoom(page);
  await closeDialog(page);
  const screen = await otherDevice(context, baseURL);
  await openScreen(screen, code);
  await expect(screen.getByTestId('team-card')).toHaveCount(2);
  await openTab(page);
  await page.getByLabel('Name of the show').fill(NAME);
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await expect(logoOf(screen)).toBeVisible({ timeout: 1000 });
  expect(await axeViolations(page)).toEqual([]);

  // What was an SVG is pixels, here and there.
  const picture = (await sourceOf(page)) ?? '';
  expect(picture).toMatch(/^data:image\/webp;base64,/);
  expect(await sourceOf(screen)).toBe(picture);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);

  await screen.reload();
  await expect(logoOf(screen)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByTestId('show-name')).toHaveText(NAME);
  await expect(page.getByRole('banner').getByTestId('show-logo')).toBeVisible();

  const data = picture.split(',')[1] ?? '';
  const told = calls.filter((call) => !call.startsWith('data:'));
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((call) => call.includes(NAME) || call.includes(data))).toEqual([]);
  await screen.context().close();
});

test('name and logo stand on the podium and are gone when they are removed', async ({ page }) => {
  await hostShow(page);
  await openTab(page);
  await page.getByLabel('Name of the show').fill(NAME);
  await page.getByLabel('Choose a picture').setInputFiles(file);
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect(remove).toBeVisible();
  await page.goto('/winner');
  await expect(page.getByRole('banner').getByTestId('show-name')).toHaveText(NAME);
  await expect(page.getByRole('banner').getByTestId('show-logo')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/teams');
  await expect(page.getByRole('main').getByTestId('show-name')).toHaveText(NAME);
  await page.getByRole('button', { name: 'Stage…' }).click();
  await page.getByRole('tab', { name: 'Name and logo' }).click();
  await page.getByLabel('Name of the show').fill('');
  await remove.click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByTestId('show-name')).toHaveCount(0);
  await expect(page.getByTestId('show-logo')).toHaveCount(0);
});
