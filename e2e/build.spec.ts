import { createAccount, unique } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { named } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const message = 'Only letters A–Z and spaces are allowed.';
const create = named('CREATE GAME');
const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.beforeEach(async ({ page }) => page.goto('/build'));

test('the build screen has its heading, title field with tooltip, and one blank entry that cannot be removed', async ({
  page,
}) => {
  await expect(
    page.getByRole('heading', { name: 'Build your own Wheel of Fortune Game Show' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ENTRIES' })).toBeVisible();
  const tooltip = page
    .getByRole('tooltip', { includeHidden: true })
    .filter({ hasText: 'This is the title other users can search for' });
  await expect(tooltip).toHaveCount(1);

  const cards = page.getByTestId('entry-card');
  await expect(cards).toHaveCount(1);
  for (const label of ['Category', 'Searched Word']) {
    await expect(cards.getByLabel(label)).toHaveValue('');
    await expect(cards.getByLabel(label)).toHaveAttribute('required', '');
  }
  await expect(page.getByLabel('Game Title')).toHaveAttribute('required', '');
  await expect(cards.getByRole('button', { name: /remove/i })).toHaveCount(0);
});

test('entries are added without limit and removed while more than one remains', async ({
  page,
}) => {
  const cards = page.getByTestId('entry-card');
  for (let count = 2; count <= 12; count += 1) {
    await page.getByRole('button', { name: named('ADD ENTRY') }).click();
    await expect(cards).toHaveCount(count);
  }
  await cards.nth(0).getByLabel('Category').fill('first');
  await cards.nth(1).getByLabel('Category').fill('second');
  await cards
    .nth(0)
    .getByRole('button', { name: /remove/i })
    .click();
  await expect(cards).toHaveCount(11);
  await expect(cards.nth(0).getByLabel('Category')).toHaveValue('second');
  for (let count = 10; count >= 1; count -= 1) {
    await cards
      .last()
      .getByRole('button', { name: /remove/i })
      .click();
    await expect(cards).toHaveCount(count);
  }
  await expect(cards.getByRole('button', { name: /remove/i })).toHaveCount(0);
});

test('an illegal searched word shows the icon with its tooltip and the message', async ({
  page,
}) => {
  const word = page.getByLabel('Searched Word');
  await expect(page.getByText(message)).toHaveCount(0);
  await word.fill('R2-D2');
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  const tooltip = page
    .getByRole('tooltip', { includeHidden: true })
    .filter({ hasText: /^Only letters A–Z and spaces are allowed$/ });
  await expect(tooltip).toHaveCount(1);
  await word.fill('Größe Über Äpfel öl');
  await expect(page.getByText(message, { exact: true })).toHaveCount(0);
  for (const bad of ['é', 'a-b', "don't", '1', 'a_b']) {
    await word.fill(bad);
    await expect(page.getByText(message, { exact: true }), bad).toBeVisible();
  }
});

test('a guest sends entries that share one version-4 quizId', async ({ page }) => {
  const title = unique('Guest game');
  const cards = page.getByTestId('entry-card');
  await page.getByLabel('Game Title').fill(title);
  await cards.nth(0).getByLabel('Category').fill('Animal');
  await cards.nth(0).getByLabel('Searched Word').fill('Red dog');
  await page.getByRole('button', { name: named('ADD ENTRY') }).click();
  await cards.nth(1).getByLabel('Category').fill('Weather');
  await cards.nth(1).getByLabel('Searched Word').fill('Rain');
  const sent = page.waitForRequest('**/api/games');
  await page.getByRole('button', { name: create }).click();
  const body = (await sent).postDataJSON();
  const quizId = body[0].quizId;
  expect(quizId).toMatch(uuid4);
  const common = { gameTitle: title, username: 'Guest', isPublic: true, quizId };
  expect(body).toEqual([
    { ...common, category: 'Animal', searchedWord: 'Red dog' },
    { ...common, category: 'Weather', searchedWord: 'Rain' },
  ]);

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your game was successfully created!');
  await dialog.getByRole('button', { name: named('Go back to main menu') }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
});

test('a signed-in host owns what they build', async ({ page }) => {
  const account = await createAccount(page.request);
  await signIn(page, account);
  await page.goto('/build');
  await page.getByLabel('Game Title').fill(unique('Own game'));
  await page.getByLabel('Category').fill('Animal');
  await page.getByLabel('Searched Word').fill('Red dog');
  const sent = page.waitForRequest('**/api/games');
  await page.getByRole('button', { name: create }).click();
  expect((await sent).postDataJSON()[0].username).toBe(account.username);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('“Test your game out!” loads the quiz and goes to /teams', async ({ page }) => {
  await page.getByLabel('Game Title').fill(unique('Try out'));
  await page.getByLabel('Category').fill('Animal');
  await page.getByLabel('Searched Word').fill('Red dog');
  await page.getByRole('button', { name: create }).click();
  const loaded = page.waitForResponse('**/api/quiz/*');
  await page.getByRole('button', { name: named('Test your game out!') }).click();
  expect((await loaded).status()).toBe(200);
  await expect(page).toHaveURL('/teams');
});

test('an empty or blank title sends nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/games')) calls.push(request.url());
  });
  await page.getByLabel('Category').fill('Animal');
  await page.getByLabel('Searched Word').fill('Red dog');
  await page.getByRole('button', { name: create }).click();
  await page.getByLabel('Game Title').fill('   ');
  await page.getByRole('button', { name: create }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/build');
  expect(calls).toEqual([]);
});

test('RETURN HOME goes to /', async ({ page }) => {
  const home = named('RETURN HOME');
  await page
    .getByRole('button', { name: home })
    .or(page.getByRole('link', { name: home }))
    .click();
  await expect(page).toHaveURL('/');
});
