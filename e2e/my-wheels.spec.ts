import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccount, createGame, unique } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { expect, test } from './support/fixtures.ts';

const one = [{ category: 'Animal', searchedWord: 'Red dog' }];
const empty = "You haven't created any games yet.";

test('My Wheels lists the host’s games, newest first, and starts one', async ({ page }) => {
  const account = await createAccount(page.request);
  const [first, second] = [unique('Older'), unique('Newer')];
  const quizId = await createGame(page.request, first, one, account);
  await createGame(page.request, second, one, account);
  await createGame(page.request, unique('Of a guest'), one);
  await signIn(page, account);
  await page.getByRole('link', { name: 'My Wheels' }).click();
  await expect(page.getByRole('heading', { name: 'My Created Games' })).toBeVisible();
  const games = page.getByTestId('library-card');
  await expect(games).toHaveText([new RegExp(second), new RegExp(first)]);
  await expect(page.getByText(empty)).toHaveCount(0);

  const loaded = page.waitForResponse(`**/api/quiz/${quizId}`);
  await page.getByRole('button', { name: first, exact: true }).click();
  expect((await loaded).status()).toBe(200);
  await expect(page).toHaveURL('/teams');
});

test('My Wheels says so when the host has no games', async ({ page }) => {
  await signIn(page, await createAccount(page.request));
  await page.goto('/my-wheels');
  await expect(page.getByText(empty)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('My Wheels shows a 50 px spinner while it loads, and keeps it when loading fails until a retry works', async ({
  page,
  allow,
}) => {
  allow(/^console: Failed to load resource: .*\/api\/(user|games)\//);
  allow(/^console: Your games did not load; trying again\./);
  const account = await createAccount(page.request);
  await createGame(page.request, 'Patience', one, account);
  let failures = 0;
  let isMended = false;
  await page.route(/\/api\/(user|games)\//, async (route) => {
    if (isMended) return route.continue();
    failures += 1;
    return route.fulfill({ status: 500, json: { status: 500, title: 'No.' } });
  });
  await signIn(page, account);
  await page.goto('/my-wheels');
  const spinner = page.getByRole('progressbar');
  await expect(spinner).toBeVisible();
  const width = await spinner.evaluate((element) => element.getBoundingClientRect().width);
  expect(Math.round(width)).toBe(50);
  await expect.poll(() => failures, { message: 'failed calls' }).toBeGreaterThan(1);
  await expect(page.getByText(empty)).toHaveCount(0);
  await expect(spinner).toBeVisible();
  isMended = true;
  await expect(page.getByRole('button', { name: 'Patience', exact: true })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('My Wheels asks again for a list that broke off on its way', async ({ page, allow }) => {
  allow(/^console: Failed to load resource: .*\/api\/(user|games)\//);
  allow(/^console: Your games did not load; trying again\./);
  const account = await createAccount(page.request);
  await createGame(page.request, 'In Pieces', one, account);
  const breaking = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write('[{"gameTitle":"In Pi', () => response.destroy());
  });
  await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
  const { port } = breaking.address() as AddressInfo;
  await page.route(
    /\/api\/user\//,
    (route) => route.continue({ url: `http://127.0.0.1:${port}/` }),
    { times: 1 },
  );
  await signIn(page, account);
  await page.goto('/my-wheels');
  await expect(page.getByRole('button', { name: 'In Pieces', exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  breaking.close();
});

test('My Wheels says so when its dialogs do not load, and keeps its games', async ({
  page,
  allow,
}) => {
  allow(/did not load|Failed to load resource|dynamically imported module/);
  const account = await createAccount(page.request);
  const title = unique('Kept');
  await createGame(page.request, title, one, account);
  await signIn(page, account);
  await page.route('**/assets/library-dialogs-*.js', (route) => route.abort());
  await page.goto('/my-wheels');
  const open = page.getByRole('button', { name: 'Import', exact: true });
  await open.click();
  await expect(page.getByText('The server does not answer. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
  await page.unroute('**/assets/library-dialogs-*.js');
  // A browser may keep the failure of a file that it was asked to import; a page loaded anew does not.
  await page.reload();
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Import' })).toBeVisible();
});
