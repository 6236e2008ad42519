import { createAccount, createGame, unique } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { card, openMyWheels } from '../testing/show/library.ts';
import { expect, test } from './support/fixtures.ts';

const two = [
  { category: 'Animal', searchedWord: 'Red dog' },
  { category: 'Weather', searchedWord: 'Rain' },
];

test('the page of a game tells what it is, without a header, and plays it', async ({ page }) => {
  const account = await createAccount(page.request);
  const title = 'Silver Screen Classics';
  const quizId = await createGame(page.request, title, two, account);
  await page.goto(`/g/${quizId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(`by ${account.username}`)).toBeVisible();
  await expect(page.getByText('2 puzzles')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL('/teams');
  await page.goto(`/g/${quizId.toUpperCase()}/`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Wheel of Fortune' }).click();
  await expect(page).toHaveURL('/');
});

test('a title that is no phrase stands as text', async ({ page }) => {
  const quizId = await createGame(page.request, 'Biology: the cell & more!', two);
  await page.goto(`/g/${quizId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biology: the cell & more!');
});

test('a link to nothing says so', async ({ page, allow }) => {
  allow(/status of 404|The game did not load/);
  await page.goto('/g/0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3');
  await expect(page.getByText('There is no game behind this link.')).toBeVisible();
  await page.goto('/g/nonsense');
  await expect(page.getByText('There is no game behind this link.')).toBeVisible();
  await page.goto('/g');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('signed out, Copy to my games goes to /login; signed in, the game is among one’s own', async ({
  page,
}) => {
  const title = unique('Of a guest');
  const quizId = await createGame(page.request, title, two);
  await page.goto(`/g/${quizId}`);
  await page.getByRole('button', { name: 'Copy to my games' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, await createAccount(page.request));
  await page.goto(`/g/${quizId}`);
  await page.getByRole('button', { name: 'Copy to my games' }).click();
  await page.getByRole('button', { name: 'My Wheels' }).click();
  await expect(page).toHaveURL('/my-wheels');
  await expect(card(page, title)).toContainText('Only me');
});

test('a game is reported from its page and from the search', async ({ page }) => {
  const title = unique('Not so nice');
  const quizId = await createGame(page.request, title, two);
  const sent = () => page.waitForRequest(`**/api/library/games/${quizId}/reports`);
  await page.goto(`/g/${quizId}`);
  await page.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await dialog.getByRole('radio', { name: 'Personal data' }).check();
  await dialog.getByLabel('Note').fill('  Puzzle 2 is about a pupil.  ');
  const first = sent();
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await first).postDataJSON()).toEqual({
    reason: 'personal',
    note: 'Puzzle 2 is about a pupil.',
  });
  await expect(page.getByText('Thank you. The report is sent.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const second = sent();
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await second).postDataJSON()).toEqual({ reason: 'unsuitable' });
  await expect(page.getByText('Thank you. The report is sent.')).toBeVisible();
});

test('a search result is played and copied from its menu', async ({ page }) => {
  const title = unique('Found');
  await createGame(page.request, title, two);
  const account = await createAccount(page.request);
  await signIn(page, account);
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  const more = page.getByRole('button', { name: `More for ${title}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Copy to my games' }).click();
  await expect(page.getByText(`“${title}” is in your games`)).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Play' }).click();
  await expect(page).toHaveURL('/teams');
  await openMyWheels(page);
  await expect(card(page, title)).toBeVisible();
});
