import { unique } from '../testing/show/api.ts';
import { nameTeams, twoPuzzles } from '../testing/show/host.ts';
import {
  closeReward,
  expectBoard,
  quickSpin,
  stageOf,
  submitPhrase,
} from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const gone = /Failed to load resource|did not answer/;

test('once a quiz is loaded the show runs to the podium with the server gone', async ({
  page,
  ownServer,
  allow,
}) => {
  allow(gone);
  await page.clock.install();
  const server = await ownServer();
  const title = unique('Power cut');
  const response = await page.request.post(`${server.origin}/api/games`, {
    data: twoPuzzles.map((puzzle) => ({
      ...puzzle,
      gameTitle: title,
      username: 'Guest',
      isPublic: true,
      quizId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    })),
  });
  expect(response.status()).toBe(201);
  await page.goto(`${server.origin}/search?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/teams`);
  await page.waitForLoadState('networkidle');
  await server.cutOff();

  const stage = stageOf(page);
  await nameTeams(page, ['Aces', 'Bees']);
  await page.getByRole('button', { name: /^FINALIZE TEAMS/ }).click();
  await expect(page).toHaveURL(`${server.origin}/wheel`);
  await page.getByRole('button', { name: /^START GAME WITH WHEEL/ }).click();
  await expect(page).toHaveURL(`${server.origin}/game`);
  await stage.key('D').click();
  await expectBoard(page, '..D D..');
  await quickSpin(page);
  await closeReward(page);
  await submitPhrase(page, 'red dog');
  await stage.star(1).click();
  await stage.next.click();
  await submitPhrase(page, 'summer rain');
  await stage.next.click();
  await expect(page.getByTestId('podium-1')).toContainText('Bees');
  await expect(page.getByTestId('podium-1')).toContainText('1000');
});

test('the app can be installed once a page is up', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    '/manifest.webmanifest',
  );
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the app opens offline and a reload mid-show resumes it', async ({
    page,
    ownServer,
    allow,
  }) => {
    allow(gone);
    const server = await ownServer();
    await page.goto(server.origin);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await page.goto(`${server.origin}/game`);
    const stage = stageOf(page);
    await stage.key('T').click();
    await expect(stage.key('T')).toBeVisible();
    const used = await stage.key('T').getAttribute('class');
    await server.cutOff();
    await page.reload();
    await expect(stage.words.first()).toBeVisible();
    await expect(stage.key('T')).toHaveAttribute('class', used ?? '');
    await page.goto(server.origin);
    await expect(page.getByLabel('Search Games')).toBeVisible();
    await page.goto(`${server.origin}/build`);
    await expect(page.getByLabel('Game Title')).toBeVisible();
  });
});

test('a server that comes back is used again @full', async ({ page, ownServer, allow }) => {
  allow(gone);
  const server = await ownServer();
  await page.goto(`${server.origin}/search`);
  const field = page.getByLabel('Search Games');
  await expect(field).toBeVisible();
  await server.cutOff();
  const failed = page.waitForEvent('requestfailed');
  await field.fill('a');
  await field.press('Enter');
  await failed;
  await server.reconnect();
  await field.fill('e');
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('list').getByRole('button').first()).toBeVisible();
});
