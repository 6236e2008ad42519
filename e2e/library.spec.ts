import { readFileSync } from 'node:fs';
import { libraryGame } from '../apps/web/test/library-game.ts';
import { slowness } from '../testing/browser/clock.ts';
import { expectWithin } from '../testing/browser/expect-within.ts';
import { hold } from '../testing/browser/hold.ts';
import { longestTaskOfEach } from '../testing/browser/trace.ts';
import { createAccount, createGame, unique } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { card, choose, openMyWheels, readGame } from '../testing/show/library.ts';
import { expect, test } from './support/fixtures.ts';

const two = [
  { category: 'Animal', searchedWord: 'Red dog' },
  { category: 'Weather', searchedWord: 'Rain' },
];

test('a game is renamed, duplicated, deleted, brought back by Undo, and its card tells its facts', async ({
  page,
}) => {
  const account = await createAccount(page.request);
  const [title, next] = [unique('Before'), unique('After')];
  await createGame(page.request, title, two, account);
  await signIn(page, account);
  await openMyWheels(page);
  await expect(card(page, title)).toContainText('2 puzzles');
  await expect(card(page, title)).toContainText('not played yet');

  await choose(page, title, 'Rename');
  await page.getByRole('dialog').getByLabel('Title').fill(next);
  await page.keyboard.press('Enter');
  await expect(card(page, next)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await choose(page, next, 'Duplicate');
  await expect(card(page, `${next} (copy)`)).toContainText('Only me');

  await choose(page, next, 'Delete');
  await expect(card(page, next)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, next)).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('library-card')).toHaveCount(2);
});

test('the trash gives back and deletes for good', async ({ page }) => {
  const account = await createAccount(page.request);
  const [kept, gone] = [unique('Kept'), unique('Gone')];
  const keptId = await createGame(page.request, kept, two, account);
  await createGame(page.request, gone, two, account);
  await signIn(page, account);
  await openMyWheels(page);
  for (const title of [kept, gone]) {
    await choose(page, title, 'Delete');
    await expect(card(page, title)).toHaveCount(0);
  }
  await expect(page.getByText("You haven't created any games yet.")).toBeVisible();
  await page.getByRole('button', { name: 'Trash (2)' }).click();
  const trash = page.getByRole('dialog', { name: 'Trash' });
  await expect(trash.getByRole('listitem')).toHaveCount(2);
  await expect(trash).toContainText('gone for good in 30 days');
  await trash.getByRole('button', { name: `Restore ${kept}` }).click();
  await expect(trash.getByRole('listitem')).toHaveCount(1);
  await trash.getByRole('button', { name: `Delete for good ${gone}` }).click();
  await expect(trash).toContainText('There is nothing in it.');
  await trash.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, kept)).toBeVisible();
  expect((await readGame(page, keptId, account)).entries).toEqual(two);
});

test('a game shared by its link opens for a stranger, and for nobody once it is private', async ({
  page,
  browser,
  server,
  allow,
}) => {
  allow(/status of 404/);
  const account = await createAccount(page.request);
  const title = unique('Shared');
  const quizId = await createGame(page.request, title, two, account);
  await signIn(page, account);
  await openMyWheels(page);
  await choose(page, title, 'Share');
  const share = page.getByRole('dialog', { name: `Share “${title}”` });
  const link = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toBe(`${server.origin}/g/${quizId}`);
  await expect(share.getByRole('img', { name: 'QR code' })).toBeVisible();
  await share.getByRole('radio', { name: 'Anyone with the link' }).check();
  await expect.poll(async () => (await readGame(page, quizId)).visibility).toBe('link');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: title })).toBeVisible();
  await stranger.goto(`${server.origin}/search?q=${encodeURIComponent(title)}`);
  await expect(stranger.getByText('No games found.')).toBeVisible();

  await share.getByRole('radio', { name: 'Only me' }).check();
  await expect(share.getByRole('img', { name: 'QR code' })).toHaveCount(0);
  await share.getByRole('button', { name: 'Close' }).click();
  await expect(card(page, title)).toContainText('Only me');
  await stranger.goto(link);
  await expect(stranger.getByText('There is no game behind this link.')).toBeVisible();
  await stranger.context().close();
});

test('a game is exported as JSON and CSV, and both files import as the same game', async ({
  page,
}) => {
  const account = await createAccount(page.request);
  const title = unique('There and back');
  const entries = [
    { category: '=1+1, "quoted"; really', searchedWord: 'Schöne Grüße' },
    { category: 'Weather', searchedWord: 'Rain' },
  ];
  await createGame(page.request, title, entries, account);
  await signIn(page, account);
  for (const [format, count] of [
    ['JSON', 2],
    ['CSV', 3],
  ] as const) {
    await openMyWheels(page);
    await page
      .getByRole('button', { name: `More for ${title}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: format }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${title}.${format.toLowerCase()}`);
    const buffer = readFileSync(await saved.path());
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: saved.suggestedFilename(), mimeType: 'text/plain', buffer });
    const created = page.waitForResponse(
      (response) => response.url().endsWith('/api/games') && response.status() === 201,
    );
    await dialog.getByRole('button', { name: 'Create game with 2 puzzles' }).click();
    const { quizId } = (await (await created).json()) as { quizId: string };
    await expect(page.getByTestId('library-card')).toHaveCount(count);
    expect(await readGame(page, quizId, account)).toMatchObject({
      gameTitle: title,
      visibility: 'private',
      entries,
    });
  }
});

test('rows that could not be imported wait where the game is built', async ({ page }) => {
  const account = await createAccount(page.request);
  await signIn(page, account);
  await openMyWheels(page);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByLabel('List').fill('Film;Casablanca\nRobots;R2-D2\n');
  await expect(dialog.getByText('1 row stays in the box')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('Please give the game a title.')).toBeVisible();
  await dialog.getByLabel('Game Title').fill(unique('Half good'));
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(page).toHaveURL(/\/build\?game=/);
  await expect(page.getByRole('dialog', { name: 'Paste a list' }).getByLabel('List')).toHaveValue(
    'Robots;R2-D2',
  );
  await expect(page.getByTestId('entry-card')).toHaveCount(1);
});

test('a host’s sheet is printed alone, on as many pages as it needs', async ({ page }) => {
  const account = await createAccount(page.request);
  const title = unique('On paper');
  const many = Array.from({ length: 40 }, (_, at) => ({
    category: `Category ${at + 1}`,
    searchedWord: 'Under the northern lights',
  }));
  await createGame(page.request, title, many, account);
  await signIn(page, account);
  await openMyWheels(page);
  await choose(page, title, 'Print');
  await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
});

test('a failure of the library hides no card', async ({ page, allow }) => {
  allow(/status of 500|The marks of your games did not load|The trash did not load/);
  const account = await createAccount(page.request);
  const title = unique('Always here');
  await createGame(page.request, title, two, account);
  await page.route('**/api/library/**', (route) =>
    route.fulfill({ status: 500, json: { status: 500, title: 'No.' } }),
  );
  await signIn(page, account);
  await openMyWheels(page);
  await expect(card(page, title)).toBeVisible();
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(0);
  await card(page, title).getByRole('button', { name: title }).click();
  await expect(page).toHaveURL('/teams');
});

test('a library of a thousand games opens and filters without a stall', async ({ page }) => {
  const account = await createAccount(page.request);
  await createGame(page.request, 'The one and only', two, account);
  await signIn(page, account);
  const at = Date.now();
  const games = Array.from({ length: 1000 }, (_, number) => ({
    gameTitle: number === 500 ? 'Straße am Fluß' : `Evening number ${number}`,
    quizId: `0b9c6a52-3f1e-4d7a-9c58-${String(number).padStart(12, '0')}`,
  }));
  const facts = {
    visibility: 'link',
    puzzleCount: 12,
    plays: 3,
    createdAt: at,
    updatedAt: at,
    revision: 1,
  } as const;
  await page.route('**/api/user/*', (route) => route.fulfill({ json: games }));
  const slow = await slowness(page);
  const isDrawn = (cards: number, menus = cards) =>
    page.waitForFunction(
      ([cards, menus]) =>
        document.querySelectorAll('[data-testid=library-card]').length === cards &&
        document.querySelectorAll('[data-testid=library-card] [aria-haspopup]').length === menus,
      [cards, menus],
    );
  const filter = page.getByRole('searchbox', { name: 'Filter by title' });

  async function measure() {
    const sendLibrary = await hold(page, '**/api/library/games?trash=0', (route) =>
      route.fulfill({ json: games.map((game) => libraryGame({ ...game, ...facts })) }),
    );
    // A font that comes late has every text laid out anew.
    const sendFonts = await hold(page, '**/*.woff2');
    return longestTaskOfEach(page, {
      opened: async () => {
        await page.goto('/my-wheels', { waitUntil: 'commit' });
        await isDrawn(1000, 0);
      },
      facts: async () => {
        sendLibrary();
        await isDrawn(1000);
      },
      fonts: async () => {
        sendFonts();
        await page.waitForFunction(() => document.fonts.status === 'loaded');
      },
      one: async () => {
        await filter.pressSequentially('strasse am');
        await isDrawn(1);
      },
      none: async () => {
        await filter.fill('nothing of that name');
        await expect(page.getByText('No games found.')).toBeVisible();
      },
      all: async () => {
        await filter.fill('');
        await isDrawn(1000);
      },
    });
  }

  const usual = 50 * slow;
  // Late fonts lay every card out anew, and the filter takes all but one away at once.
  const heavy = 200 * slow;
  await expectWithin(
    { opened: usual, facts: usual, fonts: heavy, one: heavy, none: usual, all: usual },
    measure,
  );
});
