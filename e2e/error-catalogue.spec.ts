import { alertsOf } from '../testing/browser/dialogs.ts';
import { createAccount, unique } from '../testing/show/api.ts';
import { chooseGame, finalizeTeams, twoPuzzles } from '../testing/show/host.ts';
import { expectBoard, named, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const failing = { status: 500, json: { status: 500, title: 'Out of order.' } };
/** The browser's own line about a call of this address that was answered with this status. */
const failedCall = (status: number, path: string) =>
  new RegExp(`^console: Failed to load resource: .* status of ${status} .*/api/${path}[^/]*\\)$`);

test('registration fails: alert “Registration failed”', async ({ page, allow }) => {
  allow(failedCall(409, 'Auth/register'));
  const alerts = alertsOf(page);
  const { username } = await createAccount(page.request);
  await page.goto('/register');
  await page.getByPlaceholder('Choose username').fill(username.toUpperCase());
  await page.getByPlaceholder('Choose password').fill('a long password');
  await page
    .getByRole('main')
    .getByRole('button', { name: named('Register') })
    .click();
  await expect.poll(() => alerts).toEqual(['Registration failed']);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL('/register');
});

test('the automatic login after registering fails: alert “Registration failed”', async ({
  page,
  allow,
}) => {
  allow(failedCall(500, 'Auth/login'));
  const alerts = alertsOf(page);
  await page.route('**/api/Auth/login', (route) => route.fulfill(failing));
  await page.goto('/register');
  await page.getByPlaceholder('Choose username').fill(unique('new').replace(' ', ''));
  await page.getByPlaceholder('Choose password').fill('a long password');
  await page
    .getByRole('main')
    .getByRole('button', { name: named('Register') })
    .click();
  await expect.poll(() => alerts).toEqual(['Registration failed']);
  await expect(page).toHaveURL('/register');
});

test('game creation fails: console only, and nothing typed is lost', async ({ page, allow }) => {
  allow(failedCall(500, 'games'));
  allow(/^console: The game was not created\./);
  const alerts = alertsOf(page);
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.type()));
  await page.route('**/api/games', (route) => route.fulfill(failing));
  await page.goto('/build');
  await page.getByLabel('Game Title').fill('Unlucky');
  await page.getByLabel('Category').fill('Animal');
  await page.getByLabel('Searched Word').fill('Red dog');
  const before = await page.getByRole('main').textContent();
  await page.getByRole('button', { name: named('CREATE GAME') }).click();
  // One error is the browser's own line about the call; ours is the second.
  await expect.poll(() => heard.filter((type) => type === 'error').length).toBeGreaterThan(1);
  await expect(page.getByRole('button', { name: named('CREATE GAME') })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(alerts).toEqual([]);
  expect(await page.getByRole('main').textContent()).toBe(before);
  await expect(page.getByLabel('Game Title')).toHaveValue('Unlucky');
  await expect(page.getByLabel('Searched Word')).toHaveValue('Red dog');
});

test('the server refuses an entry: its field is marked with the error icon', async ({
  page,
  allow,
}) => {
  allow(failedCall(400, 'games'));
  allow(/^console: The game was not created\./);
  await page.route('**/api/games', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: {
        status: 400,
        title: 'Refused.',
        errors: [{ path: '0.category', message: 'must not be blank' }],
      },
    }),
  );
  await page.goto('/build');
  await page.getByLabel('Game Title').fill('Refused');
  await page.getByLabel('Category').fill('Animal');
  await page.getByLabel('Searched Word').fill('Red dog');
  await page.getByRole('button', { name: named('CREATE GAME') }).click();
  await expect(page.getByLabel('Category')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Category')).toHaveValue('Animal');
});

for (const text of ['START GAME WITH WHEEL', 'START GAME WITHOUT WHEEL']) {
  test(`${text} without a quiz: alert “Please select a game first.”`, async ({ page }) => {
    const alerts = alertsOf(page);
    await page.goto('/wheel');
    await page.getByRole('button', { name: named(text) }).click();
    await expect.poll(() => alerts).toEqual(['Please select a game first.']);
    await expect(page).toHaveURL('/wheel');
  });
}

test('loading a quiz fails: nothing is shown and the host can try again', async ({
  page,
  allow,
}) => {
  allow(failedCall(500, 'quiz/'));
  allow(/^console: The game did not load\./);
  const alerts = alertsOf(page);
  await page.route('**/api/quiz/*', (route) => route.fulfill(failing), { times: 1 });
  await page.goto('/search?q=a');
  const result = page.getByRole('main').getByRole('list').getByRole('button').first();
  const failed = page.waitForResponse('**/api/quiz/*');
  await result.click();
  expect((await failed).status()).toBe(500);
  await expect(page).toHaveURL(/\/search/);
  await expect(result).toBeEnabled();
  expect(alerts).toEqual([]);
  await result.click();
  await expect(page).toHaveURL('/teams');
});

test('a failed search or suggestion call: console only, an empty list', async ({ page, allow }) => {
  allow(failedCall(500, 'search'));
  allow(/^console: The (search failed|suggestions did not load)\./);
  const alerts = alertsOf(page);
  await page.route('**/api/search?*', (route) => route.fulfill(failing));
  await page.route('**/api/searchsuggestions?*', (route) => route.fulfill(failing));
  const suggestions = page.waitForResponse('**/api/searchsuggestions?*');
  await page.goto('/');
  await suggestions;
  await expect(page.getByTestId('suggestion-chip')).toHaveCount(0);
  const searched = page.waitForResponse('**/api/search?*');
  await page.goto('/search?q=anything');
  await searched;
  await expect(page.getByLabel('Search Games')).toHaveValue('anything');
  await expect(page.getByRole('main').getByRole('list').getByRole('button')).toHaveCount(0);
  expect(alerts).toEqual([]);
});

test('sound cannot be played: console only, and the show goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked by the test', 'NotAllowedError');
    };
    Object.defineProperty(window, 'AudioContext', { value: refuse });
    HTMLMediaElement.prototype.play = () =>
      Promise.reject(new DOMException('blocked by the test', 'NotAllowedError'));
  });
  const alerts = alertsOf(page);
  const thrown: unknown[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  await hostShow(page);
  const stage = stageOf(page);
  await stage.key('D').click();
  await expectBoard(page, '..D D..');
  await submitPhrase(page, 'red dog');
  await expect(stage.stars).toHaveCount(2);
  await expect.poll(() => heard.length, { message: 'a line in the console' }).toBeGreaterThan(0);
  expect(thrown).toEqual([]);
  expect(alerts).toEqual([]);
});

test('a missing puzzle: a warning in the console only', async ({ page }) => {
  const alerts = alertsOf(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/api/quiz/*', async (route) => {
    const response = await route.fetch();
    const puzzles = (await response.json()) as { searchedWord: string }[];
    await route.fulfill({
      response,
      json: puzzles.map((puzzle, index) => (index === 0 ? null : puzzle)),
    });
  });
  await chooseGame(page, twoPuzzles);
  await finalizeTeams(page);
  await page.getByRole('button', { name: named('START GAME WITH WHEEL') }).click();
  await submitPhrase(page, 'red dog');
  await stageOf(page).next.click();
  await expect
    .poll(() => warnings.filter((text) => /puzzle/i.test(text)).length)
    .toBeGreaterThan(0);
  expect(alerts).toEqual([]);
});
