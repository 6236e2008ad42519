import type { Page } from '@playwright/test';
import { type Account, createAccount, createGame, unique } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { changeElsewhere, readGame } from '../testing/show/library.ts';
import { named } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const three = ['Red dog', 'Grey cat', 'White owl'].map((searchedWord) => ({
  category: 'Animal',
  searchedWord,
}));
const save = named('SAVE CHANGES');
const word = (page: Page, at: number) =>
  page.getByTestId('entry-card').nth(at).getByLabel('Searched Word');

let account: Account;
let quizId: string;
let title: string;

test.beforeEach(async ({ page }) => {
  account = await createAccount(page.request);
  title = unique('Edited');
  quizId = await createGame(page.request, title, three, account);
  await signIn(page, account);
  await page.goto(`/build?game=${quizId}`);
  await expect(page.getByTestId('entry-card')).toHaveCount(3);
});

const wordsOnServer = async (page: Page) =>
  (await readGame(page, quizId, account)).entries.map(({ searchedWord }) => searchedWord);

/** A draft is written a moment after the last key. */
const keptInBrowser = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const done = <T>(request: IDBRequest<T>) =>
          new Promise<T>((resolve, reject) => {
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        const [{ name = '' } = {}] = await indexedDB.databases();
        const database = await done(indexedDB.open(name));
        const [store = ''] = database.objectStoreNames;
        const all = await done(database.transaction(store).objectStore(store).getAll());
        database.close();
        return JSON.stringify(all);
      }),
    )
    .toContain(text);

test('a saved game opens as it was typed and is saved with its order and who can see it', async ({
  page,
}) => {
  await expect(page.getByLabel('Game Title')).toHaveValue(title);
  await expect(page.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await expect(page.getByRole('button', { name: named('CREATE GAME') })).toHaveCount(0);
  await word(page, 0).fill('Red fox');
  await page.getByRole('button', { name: 'Move up entry 3' }).click();
  await page.getByRole('radio', { name: 'Anyone with the link' }).check();
  await expect(page.getByText('Changes are kept as a draft until you save')).toBeVisible();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await readGame(page, quizId, account)).toMatchObject({
    visibility: 'link',
    revision: 2,
    entries: [
      { searchedWord: 'Red fox' },
      { searchedWord: 'White owl' },
      { searchedWord: 'Grey cat' },
    ],
  });
});

test('changes that are not saved survive a reload, for this game alone', async ({ page }) => {
  await word(page, 1).fill('Grey goose');
  await keptInBrowser(page, 'Grey goose');
  await page.goto('/build');
  await expect(page.getByTestId('entry-card')).toHaveCount(1);
  await expect(page.getByLabel('Game Title')).toHaveValue('');
  await page.goto(`/build?game=${quizId}`);
  await expect(word(page, 1)).toHaveValue('Grey goose');
  await expect(page.getByText('Here are your changes that are not saved yet')).toBeVisible();
  expect(await wordsOnServer(page)).toEqual(['Red dog', 'Grey cat', 'White owl']);
});

test('a list is pasted, its rows are added, and bad ones stay in the box', async ({ page }) => {
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await dialog.getByLabel('List').fill('Weather\tRain\nRobots\tR2-D2\nWeather\tSnow');
  await dialog.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(dialog.getByLabel('List')).toHaveValue('Robots\tR2-D2');
  await dialog.getByLabel('List').fill('Robots\tOne of many');
  await dialog.getByRole('button', { name: 'Add 1 entry' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('entry-card')).toHaveCount(6);
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await wordsOnServer(page)).toEqual([
    'Red dog',
    'Grey cat',
    'White owl',
    'Rain',
    'Snow',
    'One of many',
  ]);
});

test('a lost answer is no conflict @full', async ({ page, allow }) => {
  allow(/net::ERR|The game was not saved|status of 412/);
  await word(page, 0).fill('Red fox');
  await page.route(
    `**/api/library/games/${quizId}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    // It is sent once more by itself.
    { times: 2 },
  );
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText('The server does not answer. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: save }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await readGame(page, quizId, account)).revision).toBe(2);
});

test.describe('when the game was changed in another window @full', () => {
  const conflict = 'This game was changed in another window.';

  test.beforeEach(async ({ page, allow }) => {
    allow(/status of 412/);
    await word(page, 0).fill('Mine alone');
    await changeElsewhere(page, quizId, account, {
      entries: [...three, { category: 'Animal', searchedWord: 'Theirs' }],
    });
    await page.getByRole('button', { name: save }).click();
    const dialog = page.getByRole('dialog', { name: conflict });
    await expect(dialog).toContainText('1 changed');
    await expect(dialog).toContainText('1 new');
    expect(await wordsOnServer(page)).toEqual(['Red dog', 'Grey cat', 'White owl', 'Theirs']);
  });

  test('mine is saved as a copy beside theirs', async ({ page }) => {
    await page.getByRole('button', { name: 'Save mine as a copy' }).click();
    await expect(page).not.toHaveURL(new RegExp(quizId));
    await expect(page.getByLabel('Game Title')).toHaveValue(`${title} (copy)`);
    await expect(word(page, 0)).toHaveValue('Mine alone');
    expect(await wordsOnServer(page)).toHaveLength(4);
    await page.goto(`/build?game=${quizId}`);
    await expect(word(page, 3)).toHaveValue('Theirs');
    await expect(word(page, 0)).toHaveValue('Red dog');
  });

  test('mine is saved over theirs', async ({ page }) => {
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    expect(await wordsOnServer(page)).toEqual(['Mine alone', 'Grey cat', 'White owl']);
  });

  test('theirs is taken, and mine can be brought back', async ({ page }) => {
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(word(page, 3)).toHaveValue('Theirs');
    await expect(word(page, 0)).toHaveValue('Red dog');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(word(page, 0)).toHaveValue('Mine alone');
  });

  test('nothing typed is lost when nothing is decided', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: conflict })).toBeHidden();
    await keptInBrowser(page, 'Mine alone');
    await page.reload();
    await expect(word(page, 0)).toHaveValue('Mine alone');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('dialog', { name: conflict })).toBeVisible();
  });
});

test('a game that was deleted meanwhile can still be saved as a copy @full', async ({
  page,
  allow,
}) => {
  allow(/status of 404/);
  await word(page, 0).fill('Mine alone');
  const { revision } = await readGame(page, quizId, account);
  await page.request.delete(`/api/library/games/${quizId}`, {
    headers: { authorization: `Bearer ${account.token}`, 'if-match': `"${revision}"` },
  });
  await page.getByRole('button', { name: save }).click();
  await expect(
    page.getByRole('dialog', { name: 'This game was deleted in another window.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save mine as a copy' }).click();
  await expect(page).not.toHaveURL(new RegExp(quizId));
  await expect(word(page, 0)).toHaveValue('Mine alone');
});

test('a game of somebody else is not edited @full', async ({ page }) => {
  const foreign = await createGame(page.request, unique('Foreign'), three);
  await page.goto(`/build?game=${foreign}`);
  await expect(page.getByText('This game is not one of yours.')).toBeVisible();
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(page).toHaveURL(`/g/${foreign}`);
});
