import { expect, type Page } from '@playwright/test';
import { type Account, createAccount, createGame, type Entry } from './api.ts';
import { signIn } from './host.ts';
import { changeElsewhere, choose, openMyWheels } from './library.ts';
import type { Visit, Walk } from './walk.ts';
import { wordsOn } from './words.ts';

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
  await expect(page.getByTestId('library-card')).toHaveCount(13);
  return account;
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

async function library(page: Page, visit: Visit) {
  const { games, lists } = wordsOn(page).library;
  const { actions } = games.card;
  await openLibrary(page);
  await visit('library');
  await page.getByRole('button', { name: games.card.more({ title: 'Biology: The Cell' }) }).click();
  await expect(page.getByRole('menuitem', { name: actions.edit, exact: true })).toBeFocused();
  await visit('library-menu');
  await page.getByRole('menuitem', { name: actions.share, exact: true }).click();
  await visit('library-share');
  await page.getByRole('radio', { name: games.visibility.names.private }).check();
  await expect(page.getByText(games.shareDialog.onlyYou)).toBeVisible();
  await visit('library-share-closed');
  await close(page);
  await choose(page, LONG, actions.rename);
  await visit('library-rename');
  await close(page);
  await choose(page, LONG, actions.print);
  await expect(page.getByRole('dialog', { name: games.printDialog.title })).toBeVisible();
  await visit('library-print');
  await close(page);
  await choose(page, LONG, actions.export);
  await expect(page.getByRole('dialog', { name: games.exportDialog.title })).toBeVisible();
  await visit('library-export');
  await close(page);
  await page.getByRole('button', { name: games.bar.import }).click();
  await page.getByRole('textbox', { name: games.importDialog.list }).fill(list);
  await expect(page.getByText(lists.staying({ count: 2 }))).toBeVisible();
  await visit('library-import');
  await close(page);
  for (const title of ['Welcome Week', LONG]) {
    await choose(page, title, actions.delete);
    await expect(page.getByText(games.done.delete({ title }))).toBeVisible();
  }
  await expect(
    page.getByRole('button', { name: games.bar.trashCount({ count: 2 }) }),
  ).toBeVisible();
  await visit('library-toast');
  await page.getByRole('button', { name: games.bar.trashCount({ count: 2 }) }).click();
  await visit('library-trash');
}

async function filter(page: Page, visit: Visit) {
  const { games } = wordsOn(page).library;
  await openLibrary(page);
  await page.getByLabel(games.bar.filter).fill('cell');
  await expect(page.getByTestId('library-card')).toHaveCount(1);
  await visit('library-filter');
  await page.getByLabel(games.bar.filter).fill('no such game');
  await expect(page.getByText(games.noneFound)).toBeVisible();
  await visit('library-filter-none');
}

async function editing(page: Page, visit: Visit) {
  const { build, lists } = wordsOn(page).library;
  const account = await createAccount(page.request);
  const quizId = await createGame(page.request, 'Silver Screen Classics', entries, account);
  await signIn(page, account);
  await page.goto(`/build?game=${quizId}`);
  await expect(page.getByTestId('entry-card')).toHaveCount(4);
  await expect(page.getByText(build.entry.small)).toBeVisible();
  await visit('build-edit');
  await page.getByRole('button', { name: build.paste.title }).click();
  await page.getByRole('textbox', { name: build.paste.label }).fill(list);
  await expect(page.getByText(lists.staying({ count: 2 }))).toBeVisible();
  await visit('build-paste');
  await close(page);
  await page.getByRole('button', { name: build.bank.open }).click();
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    wordsOn(page).bank.dialog.chosen({ count: 1 }),
  );
  await visit('build-bank');
  await close(page);
  await page.getByLabel(build.gameTitle).fill('Golden Screen Classics');
  await changeElsewhere(page, quizId, account, { entries: entries.slice(1) });
  await page.getByRole('button', { name: build.save }).click();
  await expect(page.getByRole('button', { name: build.conflict.saveCopy })).toBeVisible();
  await visit('build-conflict');
  await page.goto('/build?game=0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3');
  await expect(page.getByText(build.notMine.text)).toBeVisible();
  await visit('build-not-mine');
}

async function sharedGame(page: Page, visit: Visit) {
  const { games, search } = wordsOn(page).library;
  for (const title of ['Silver Screen Classics', LONG]) {
    const quizId = await createGame(page.request, title, entries);
    await page.goto(`/g/${quizId}`);
    await expect(page.getByRole('button', { name: games.shared.play })).toBeVisible();
    await visit(title === LONG ? 'shared-game-text' : 'shared-game');
  }
  await page.getByRole('button', { name: games.shared.report }).click();
  await visit('shared-game-report');
  await page.goto('/g/0b9c6a52-3f1e-4d7a-9c58-2e61d0a4f7b3');
  await expect(page.getByText(games.shared.none)).toBeVisible();
  await visit('shared-game-none');
  await page.goto('/search?q=silver');
  await page
    .getByRole('button', { name: search.menu.name({ title: 'Silver Screen Classics' }) })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: search.menu.play })).toBeFocused();
  await visit('search-menu');
}

async function account(page: Page, visit: Visit) {
  const { account: words, games } = wordsOn(page).library;
  const owner = await createAccount(page.request);
  await createGame(page.request, 'Silver Screen Classics', entries, owner);
  await signIn(page, owner);
  await page.getByRole('button', { name: owner.username }).click();
  await expect(
    page.getByText(words.dialog.facts({ count: 1, since: games.days.today })),
  ).toBeVisible();
  await visit('account');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.changePassword.title).first().click();
  await visit('account-password');
  await dialog.getByText(words.deleteAccount.title).first().click();
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
  puzzleCount: 6 * entries.length,
  entries: Array.from({ length: 6 }, () => entries).flat(),
});

/** With made-up reports, because reviewers are named when a server starts. */
async function review(page: Page, visit: Visit) {
  const { done, empty } = wordsOn(page).library.review;
  await signIn(page, await createAccount(page.request));
  const games = ['Secrets of Room Twelve', LONG, 'Town Hall Quiz', 'Weather'].map(reported);
  await page.route('**/api/review/reports', (route) => route.fulfill({ json: games }));
  await page.route('**/api/review/games/*', (route) => route.fulfill({ status: 204 }));
  await page.goto('/review');
  await expect(page.getByRole('article')).toContainText('Secrets of Room Twelve');
  await visit('review');
  await page.keyboard.press('k');
  await expect(page.getByText(done.keep({ title: 'Secrets of Room Twelve' }))).toBeVisible();
  await visit('review-toast');
  for (const key of ['h', 'r', 'k']) await page.keyboard.press(key);
  await expect(page.getByText(empty)).toBeVisible();
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
