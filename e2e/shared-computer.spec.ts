import type { Page } from '@playwright/test';
import { type Account, createAccount, createGame, unique } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { named } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const QUESTION = 'Keep your draft on this computer?';
const SECRET = 'Hidden word';

let anna: Account;
let bob: Account;

test.beforeEach(async ({ page }) => {
  anna = await createAccount(page.request);
  bob = await createAccount(page.request);
});

/** Everything that this browser keeps of the page, as one text. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('wheel'));
    const store = database.transaction('kept').objectStore('kept');
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    database.close();
    return JSON.stringify([keys, values, { ...localStorage }, { ...sessionStorage }]);
  });

const header = (page: Page) => page.getByRole('banner');
const question = (page: Page) => page.getByRole('dialog', { name: QUESTION });
const title = (page: Page) => page.getByLabel('Game Title');
const goTo = (page: Page, name: string) => header(page).getByRole('link', { name }).click();
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();
const answer = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click();

/** Without loading the page anew. */
async function logInHere(page: Page, account: Account) {
  await goTo(page, 'Login / Join');
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(header(page)).toContainText(account.username);
}

async function typeDraft(page: Page, typed: string) {
  await goTo(page, 'Build');
  await title(page).fill(typed);
  await page.getByLabel('Searched Word').fill(SECRET);
  await expect.poll(() => keptBy(page)).toContain(typed);
}

async function expectBlankForm(page: Page) {
  await goTo(page, 'Build');
  await expect(page.getByTestId('entry-card')).toHaveCount(1);
  await expect(title(page)).toHaveValue('');
  await expect(page.getByLabel('Searched Word')).toHaveValue('');
}

test('a draft that was removed at logout is gone', async ({ page }) => {
  await signIn(page, anna);
  await typeDraft(page, 'Draft of Anna');
  await logOut(page);
  await expect(question(page)).toContainText('Draft of Anna');
  await answer(page, 'Remove');
  await expect(header(page).getByRole('link', { name: 'Login / Join' })).toBeVisible();
  await expect.poll(() => keptBy(page)).not.toMatch(/Draft of Anna|Hidden word/);
  await expectBlankForm(page);
  await page.reload();
  await expect(title(page)).toHaveValue('');
  await logInHere(page, anna);
  await expectBlankForm(page);
  expect(await keptBy(page)).not.toContain(SECRET);
});

test('a draft that was kept shows to its user alone, in the same page', async ({ page }) => {
  await signIn(page, anna);
  await typeDraft(page, 'Draft of Anna');
  await logOut(page);
  await answer(page, 'Keep');
  await expect(title(page)).toHaveValue('');

  await logInHere(page, bob);
  await expectBlankForm(page);
  await typeDraft(page, 'Draft of Bob');
  await logOut(page);
  await expect(question(page)).toContainText('Draft of Bob');
  await expect(question(page)).not.toContainText('Anna');
  await answer(page, 'Remove');
  await expect(title(page)).toHaveValue('');

  await logInHere(page, anna);
  await goTo(page, 'Build');
  await expect(title(page)).toHaveValue('Draft of Anna');
  await expect(page.getByLabel('Searched Word')).toHaveValue(SECRET);
});

test('a game typed before signing in goes along, and one of an earlier guest does not', async ({
  page,
}) => {
  await page.goto('/');
  await typeDraft(page, 'Draft of a guest');
  await page.reload();
  await logInHere(page, anna);
  await expectBlankForm(page);
  await logOut(page);
  await expect(title(page)).toHaveValue('Draft of a guest');
  await title(page).fill('Typed before signing in');
  await expect.poll(() => keptBy(page)).toContain('Typed before signing in');
  await logInHere(page, bob);
  await goTo(page, 'Build');
  await expect(title(page)).toHaveValue('Typed before signing in');
  await logOut(page);
  await expect(question(page)).toContainText('Typed before signing in');
  await answer(page, 'Remove');
  await expectBlankForm(page);
});

test('logging out can be thought better of', async ({ page }) => {
  await signIn(page, anna);
  await typeDraft(page, 'Draft of Anna');
  await page.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await logOut(page);
  await answer(page, 'Cancel');
  await expect(header(page)).toContainText(anna.username);
  await expect(title(page)).toHaveValue('Draft of Anna');
});

test('changes of a saved game are removed with the other drafts, and its lists are not shown to the next user', async ({
  page,
  allow,
}) => {
  allow(/status of (401|404)/);
  const name = unique('Owls of Anna');
  const quizId = await createGame(
    page.request,
    name,
    [{ category: 'Bird', searchedWord: 'Owl' }],
    anna,
  );
  await signIn(page, anna);
  await goTo(page, 'My Wheels');
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('radio', { name: 'Only me' }).check();
  await page.getByLabel('Searched Word').fill(SECRET);
  await page.getByRole('button', { name: named('SAVE CHANGES') }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByLabel('Searched Word').fill(`${SECRET} again`);
  await expect.poll(() => keptBy(page)).toContain(`${SECRET} again`);
  await logOut(page);
  await answer(page, 'Remove');
  await expect.poll(() => keptBy(page)).not.toContain(SECRET);
  await expect(page.getByText('This game is not one of yours.')).toBeVisible();

  await logInHere(page, bob);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/build?game=${quizId}`);
  await expect(page.getByText('This game is not one of yours.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(name);
  await goTo(page, 'My Wheels');
  await expect(page.getByText("You haven't created any games yet.")).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(name);
});

test('the other windows log out too and bring no draft back', async ({ page, context }) => {
  await signIn(page, anna);
  await typeDraft(page, 'Draft of Anna');
  const other = await context.newPage();
  await signIn(other, anna);
  await goTo(other, 'Build');
  await expect(title(other)).toHaveValue('Draft of Anna');
  await title(other).fill('Draft of Anna, again');
  await expect.poll(() => keptBy(page)).toContain('again');
  await logOut(page);
  await answer(page, 'Remove');
  await expect(header(other).getByRole('link', { name: 'Login / Join' })).toBeVisible();
  await expect(title(other)).toHaveValue('');
  expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
  await expect.poll(() => keptBy(other)).not.toContain('Draft of Anna');
  await logInHere(other, anna);
  await expectBlankForm(other);
});

test('logging out works without the server', async ({ page, ownServer, allow }) => {
  allow(/Failed to load resource|session could not be ended/);
  const server = await ownServer();
  const credentials = { username: 'Anna', password: 'a long password' };
  await page.request.post(`${server.origin}/api/Auth/register`, { data: credentials });
  await page.goto(`${server.origin}/login`);
  await page.getByLabel('Username').fill(credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.keyboard.press('Enter');
  await expect(header(page)).toContainText('Anna');
  await typeDraft(page, 'Draft of Anna');
  await page.waitForLoadState('networkidle');
  await server.cutOff();
  await logOut(page);
  await answer(page, 'Remove');
  await expect(header(page).getByRole('link', { name: 'Login / Join' })).toBeVisible();
  await expect(title(page)).toHaveValue('');
  await expect.poll(() => keptBy(page)).not.toMatch(/Draft of Anna|Hidden word/);
});

test('a session that ended elsewhere hides the draft and loses nothing', async ({
  page,
  allow,
}) => {
  allow(/status of 401|The game was not created/);
  await signIn(page, anna);
  await typeDraft(page, 'Draft of Anna');
  await page.getByLabel('Category').fill('Animal');
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}').token);
  await page.request.post('/api/Auth/logout', { headers: { authorization: `Bearer ${token}` } });
  const refused = page.waitForResponse('**/api/games');
  await page.getByRole('button', { name: named('CREATE GAME') }).click();
  expect((await refused).status()).toBe(401);
  await expect(title(page)).toHaveValue('Draft of Anna');

  await goTo(page, 'About');
  await expect(header(page).getByRole('link', { name: 'Login / Join' })).toBeVisible();
  await expectBlankForm(page);
  await logInHere(page, anna);
  await goTo(page, 'Build');
  await expect(title(page)).toHaveValue('Draft of Anna');
  await expect(page.getByLabel('Category')).toHaveValue('Animal');
});

test('a deleted account leaves no draft behind', async ({ page }) => {
  await signIn(page, anna);
  await typeDraft(page, 'Draft of Anna');
  await page.getByRole('button', { name: `Hi, ${anna.username}` }).click();
  const dialog = page.getByRole('dialog', { name: anna.username });
  await dialog.getByText('Delete account').first().click();
  const form = dialog.locator('form').last();
  await form.getByLabel('Password').fill(anna.password);
  await form.getByRole('button', { name: 'Delete account' }).click();
  await expect(header(page).getByRole('link', { name: 'Login / Join' })).toBeVisible();
  await expect.poll(() => keptBy(page)).not.toMatch(/Draft of Anna|Hidden word/);
});

test('a draft of an earlier version is that of a guest', async ({ page }) => {
  await page.goto('/build');
  await title(page).fill('x');
  await expect.poll(() => keptBy(page)).toContain('build-draft');
  await page.evaluate(
    (draft) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wheel');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          writing.objectStore('kept').put(draft, 'build-draft');
          writing.oncomplete = () => resolve();
          writing.onabort = () => reject(writing.error);
        };
      }),
    {
      title: 'Draft of before',
      visibility: 'public',
      pasted: '',
      entries: [{ key: 1, category: 'Pet', searchedWord: 'Dog', edited: true }],
    },
  );
  await page.reload();
  await expect(title(page)).toHaveValue('Draft of before');
  await logInHere(page, anna);
  await expectBlankForm(page);
});
