import { expect, type Page } from '@playwright/test';
import { type Account, createAccount, createGame, type Entry } from './api.ts';
import { signIn } from './host.ts';
import { changeElsewhere, choose, openMyWheels } from './library.ts';
import type { Visit, Walk } from './walk.ts';

const entries: readonly Entry[] = [
  { category: 'Film title', searchedWord: 'Casablanca' },
  { category: 'Landscape', searchedWord: 'Über den Dächern von München' },
  { category: 'Famous quote', searchedWord: 'Extraordinary circumstances require imagination' },
  { category: 'Deutsches Wort', searchedWord: 'Donaudampfschifffahrt' },
];
const list =
  'Category;Searched word\nFilm title;Casablanca\nRobots;R2-D2\nLandscape;Über den Dächern\n;Under the northern lights\nFamous quote;';
const LONG = 'Great Inventions, Strange Machines and Useful Mistakes';

async function openLibrary(page: Page): Promise<Account> {
  const account = await createAccount(page.request);
  const titles = ['Silver Screen', 'Biology: The Cell', 'Welcome Week', LONG];
  const more = Array.from({ length: 9 }, (_, at) => `Evening ${at + 1}`);
  for (const title of [...more, ...titles.toReversed()])
    await createGame(page.request, title, entries, account);
  await signIn(page, account);
  await openMyWheels(page);
  await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(13);
  return account;
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

async function library(page: Page, visit: Visit) {
  await openLibrary(page);
  await visit('library');
  await page.getByRole('button', { name: 'More for Biology: The Cell' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await visit('library-menu');
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await visit('library-share');
  await page.getByRole('radio', { name: 'Only me' }).check();
  await expect(page.getByText('Only you can open it.')).toBeVisible();
  await visit('library-share-closed');
  await close(page);
  await choose(page, LONG, 'Rename');
  await visit('library-rename');
  await close(page);
  await choose(page, LONG, 'Print');
  await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
  await visit('library-print');
  await close(page);
  await choose(page, LONG, 'Export');
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  await visit('library-export');
  await close(page);
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('textbox', { name: 'List' }).fill(list);
  await expect(page.getByText('2 rows stay in the box')).toBeVisible();
  await visit('library-import');
  await close(page);
  for (const title of ['Welcome Week', LONG]) {
    await choose(page, title, 'Delete');
    await expect(page.getByText(`“${title}” is in the trash`)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Trash (2)' })).toBeVisible();
  await visit('library-toast');
  await page.getByRole('button', { name: 'Trash' }).click();
  await visit('library-trash');
}

async function filter(page: Page, visit: Visit) {
  await openLibrary(page);
  await page.getByLabel('Filter by title').fill('cell');
  await expect(page.getByTestId('library-card')).toHaveCount(1);
  await visit('library-filter');
  await page.getByLabel('Filter by title').fill('no such game');
  await expect(page.getByText('No games found.')).toBeVisible();
  await visit('library-filter-none');
}

async function editing(page: Page, visit: Visit) {
  const account = await createAccount(page.request);
  const quizId = await createGame(page.request, 'Silver Screen Classics', entries, account);
  await signIn(page, account);
  await page.goto(`/build?game=${quizId}`);
  await expect(page.getByTestId('entry-card')).toHaveCount(4);
  await expect(page.getByText('Small on a projector')).toBeVisible();
  await visit('build-edit');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'List' }).fill(list);
  await expect(page.getByText('2 rows stay in the box')).toBeVisible();
  await visit('build-paste');
  await close(page);
  await page.getByLabel('Game Title').fill('Golden Screen Classics');
  await changeElsewhere(page, quizId, account, { entries: entries.slice(1) });
  await page.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(page.getByRole('button', { name: 'Save mine as a copy' })).toBeVisible();
  await visit('build-conflict');
  await page.goto('/build?game=0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3');
  await expect(page.getByText('This game is not one of yours.')).toBeVisible();
  await visit('build-not-mine');
}

async function sharedGame(page: Page, visit: Visit) {
  for (const title of ['Silver Screen Classics', LONG]) {
    const quizId = await createGame(page.request, title, entries);
    await page.goto(`/g/${quizId}`);
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await visit(title === LONG ? 'shared-game-text' : 'shared-game');
  }
  await page.getByRole('button', { name: 'Report' }).click();
  await visit('shared-game-report');
  await page.goto('/g/0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3');
  await expect(page.getByText('There is no game behind this link.')).toBeVisible();
  await visit('shared-game-none');
  await page.goto('/search?q=silver');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Play' })).toBeFocused();
  await visit('search-menu');
}

async function account(page: Page, visit: Visit) {
  const owner = await createAccount(page.request);
  await createGame(page.request, 'Silver Screen Classics', entries, owner);
  await signIn(page, owner);
  await page.getByRole('button', { name: /^Hi, / }).click();
  await expect(page.getByText('1 game, here since today')).toBeVisible();
  await visit('account');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Change password').first().click();
  await visit('account-password');
  await dialog.getByText('Delete account').first().click();
  await visit('account-delete');
}

const reported = (gameTitle: string, at: number) => ({
  quizId: `0b9c6a52-3f1e-4d7a-9c58-${String(at).padStart(12, '0')}`,
  gameTitle,
  username: at === 1 ? 'a-host-with-a-name-of-forty-characters-ab' : 'osei',
  hidden: at === 2,
  pending: at === 3,
  reports: Array.from({ length: at > 1 ? 0 : 3 - at }, () => ({
    reason: 'personal',
    note: at === 1 ? '' : 'Puzzle 3 is about a pupil of ours.',
    createdAt: Date.now(),
  })),
  entries: Array.from({ length: 6 }, () => entries).flat(),
});

/** With made-up reports, because reviewers are named when a server starts. */
async function review(page: Page, visit: Visit) {
  await signIn(page, await createAccount(page.request));
  const games = ['Secrets of Room Twelve', LONG, 'Town Hall Quiz', 'Weather'].map(reported);
  await page.route('**/api/review/reports', (route) => route.fulfill({ json: games }));
  await page.route('**/api/review/games/*', (route) => route.fulfill({ status: 204 }));
  await page.goto('/review');
  await expect(page.getByRole('article')).toContainText('Secrets of Room Twelve');
  await visit('review');
  await page.keyboard.press('k');
  await expect(page.getByText('“Secrets of Room Twelve” is kept')).toBeVisible();
  await visit('review-toast');
  for (const key of ['h', 'r', 'k']) await page.keyboard.press(key);
  await expect(page.getByText('Nothing waits for review.')).toBeVisible();
  await visit('review-done');
}

export const libraryWalks: Readonly<Record<string, Walk>> = {
  library,
  filter,
  editing,
  sharedGame,
  account,
  review,
};
