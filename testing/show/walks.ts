import { expect, type Page } from '@playwright/test';
import { createAccount, createGame, type Entry, unique } from './api.ts';
import { deskWalks } from './desk-walks.ts';
import { fewSizes, sizes, type Windows } from './fit.ts';
import { chooseGame, finalizeTeams, nameTeams, signIn, startGame } from './host.ts';
import { libraryWalks } from './library-walks.ts';
import { planWalks } from './plan-walks.ts';
import { roomWalks } from './room-walks.ts';
import { closeReward, named, skipSpin, stageOf, submitPhrase } from './stage.ts';
import { hostShow } from './stored-show.ts';
import type { Visit, Walk } from './walk.ts';
import { wordsOn } from './words.ts';

const puzzles: readonly Entry[] = [
  { category: 'On the table', searchedWord: 'A warm bowl of tomato soup' },
  { category: 'Deutsch', searchedWord: 'Schöne Grüße' },
];
const fourTeams = ['Red Pandas', 'Night Owls', 'The Early Birds', 'Quizzly Bears'];
const eightTeams = [...fourTeams, 'Sea Lions', 'Top Cats', 'Busy Bees', 'A Team With A Long Name'];

async function pages(page: Page, visit: Visit) {
  const { search } = wordsOn(page).library;
  await page.goto('/');
  await expect(page.getByTestId('suggestion-chip').first()).toBeVisible();
  // The language that the address names has no puzzle bank.
  const hasBank = !new URL(page.url()).searchParams.has('lang');
  await expect(page.getByTestId('surprise')).toHaveCount(hasBank ? 1 : 0);
  await visit('start');
  await page.goto('/search?q=a');
  await expect(page.getByRole('main').getByRole('list').getByRole('button').first()).toBeVisible();
  await visit('search');
  await page.goto('/search?q=qqqqqq');
  await expect(page.getByText(search.empty)).toBeVisible();
  await visit('search-none');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('about');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('not-found');
}

async function accounts(page: Page, visit: Visit) {
  const { start, library } = wordsOn(page);
  const { login, register } = library.account;
  // Calls that never answer keep their spinners on for as long as the visit takes.
  const silence = () => {};
  await page.route('**/api/Auth/login', silence);
  await page.goto('/register');
  await expect(page.getByPlaceholder(register.placeholders.username)).toBeVisible();
  await visit('register');
  const account = await createAccount(page.request);
  await page.goto('/login');
  await page.getByPlaceholder(login.placeholders.username).fill(account.username);
  await visit('login');
  await page.getByRole('main').getByRole('button', { name: start.signs.info }).focus();
  await visit('login-tip');
  await page.getByPlaceholder(login.placeholders.password).fill(account.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: named(login.title) })
    .click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await visit('login-loading');
  await page.unroute('**/api/Auth/login');
  await signIn(page, account);
  await expect(page.getByTestId('suggestion-chip').first()).toBeVisible();
  await visit('start-user');
  await page.getByRole('link', { name: start.header.myWheels }).click();
  await expect(page.getByText(library.games.noneYet)).toBeVisible();
  await visit('my-wheels-empty');
  for (const title of ['Pub night', 'Family reunion', 'Science class']) {
    await createGame(page.request, unique(title), puzzles, account);
  }
  await page.route('**/api/user/*', silence);
  await page.reload();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await visit('my-wheels-loading');
  await page.unroute('**/api/user/*');
  await page.reload();
  await expect(page.getByTestId('library-card')).toHaveCount(3);
  await visit('my-wheels');
}

async function build(page: Page, visit: Visit) {
  const { build: words, refusals } = wordsOn(page).library;
  const { entry } = words;
  await page.goto('/build');
  await expect(page.getByTestId('entry-card')).toHaveCount(1);
  await visit('build');
  const cards = page.getByTestId('entry-card');
  await page.getByLabel(words.gameTitle).fill(unique('Friday quiz'));
  for (const [index, { category, searchedWord }] of puzzles.entries()) {
    if (index > 0) await page.getByRole('button', { name: named(words.entries.add) }).click();
    await cards.nth(index).getByLabel(entry.category).fill(category);
    await cards.nth(index).getByLabel(entry.searchedWord).fill(searchedWord);
  }
  await page.getByRole('button', { name: named(words.entries.add) }).click();
  await cards.nth(2).getByLabel(entry.category).fill('Robots');
  await cards.nth(2).getByLabel(entry.searchedWord).fill('R2-D2');
  await expect(
    page.getByText(refusals.sentence({ text: refusals.fields.NOT_ALLOWED })),
  ).toBeVisible();
  await visit('build-filled');
  await cards
    .nth(2)
    .getByRole('button', { name: entry.remove({ number: 3 }) })
    .click();
  await expect(cards).toHaveCount(2);
  await visit('build-removed');
  await page.getByRole('button', { name: named(words.create) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('build-done');
}

async function setup(page: Page, visit: Visit) {
  const { start, show } = wordsOn(page);
  await chooseGame(page, puzzles);
  await visit('teams');
  await nameTeams(page, eightTeams);
  await visit('teams-8');
  await page
    .getByTestId('team-card')
    .nth(7)
    .getByRole('button', { name: show.setup.teams.remove({ name: eightTeams[7] ?? '' }) })
    .click();
  await expect(page.getByTestId('team-card')).toHaveCount(7);
  await visit('teams-removed');
  await finalizeTeams(page);
  const stage = stageOf(page);
  await expect(stage.segments).toHaveCount(5);
  await visit('wheel-5');
  const { loseTurn, bonusQuestion, hostsDecision, spinAgain } = start.segments;
  const values = ['600', loseTurn, bonusQuestion, hostsDecision, spinAgain];
  for (const value of [...values, ...values, ...values]) {
    await page.getByRole('button', { name: `+ ${value}`, exact: true }).click();
  }
  await expect(stage.segments).toHaveCount(20);
  await visit('wheel-20');
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await visit('wheel-spinning');
  await skipSpin(page);
  await visit('wheel-reward');
  await closeReward(page);
  await startGame(page);
  await expect(stage.words.first()).toBeVisible();
  await visit('game-7-teams');
}

async function game(page: Page, visit: Visit) {
  const { show } = wordsOn(page);
  await hostShow(page, { puzzles, teams: fourTeams });
  const stage = stageOf(page);
  await expect(stage.words.first()).toBeVisible();
  await visit('game');
  await stage.key('T').click();
  await stage.key('M').click();
  await expect(stage.tiles.filter({ hasText: 'M' }).first()).toBeVisible();
  await visit('game-letters');
  await stage.vowels.check();
  await stage.plus(0).click();
  await visit('game-vowels');
  await stage.key('Z').click();
  await expect(stage.cross).toBeVisible();
  await visit('game-wrong');
  await expect(stage.cross).toBeHidden();
  await page.getByRole('button', { name: show.game.shortcuts.title }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('game-help');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await visit('game-spinning');
  await skipSpin(page);
  await visit('game-reward');
  await closeReward(page);
  await submitPhrase(page, 'a warm bowl of tomato soup');
  await expect(stage.stars).toHaveCount(4);
  await visit('game-solved');
  await stage.star(1).click();
  await expect(stage.stars).toHaveCount(0);
  await visit('game-rewarded');
  await stage.next.click();
  await stage.hide.click();
  await expect(stage.placeholder).toBeVisible();
  await visit('game-hidden');
  await submitPhrase(page, 'schöne grüße');
  await expect(stage.stars).toHaveCount(4);
  await visit('game-last-solved');
  await stage.next.click();
  await expect(page.getByTestId('podium-1')).toBeVisible();
  await expect(page.getByTestId('suggestion-chip').first()).toBeVisible();
  await visit('winner');
  await page.getByRole('button', { name: show.end.next.results, exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await visit('winner-results');
}

async function smallShow(page: Page, visit: Visit) {
  await hostShow(page, { puzzles: puzzles.slice(1), teams: ['Aces', 'Bees'], withWheel: false });
  await visit('game-2-teams-hidden');
  await submitPhrase(page, 'schöne grüße');
  await stageOf(page).next.click();
  await expect(page.getByTestId('podium-2')).toBeVisible();
  await visit('winner-2');
}

export const walks: Readonly<Record<string, Walk>> = {
  pages,
  accounts,
  build,
  setup,
  game,
  smallShow,
  ...planWalks,
  ...deskWalks,
  ...libraryWalks,
  ...roomWalks,
};

const gameWalks = ['game', 'smallShow', ...Object.keys(deskWalks)];

/** In which windows the states of a walk are looked at. */
export const windowsOf = (walk: string): Windows => (gameWalks.includes(walk) ? sizes : fewSizes);
