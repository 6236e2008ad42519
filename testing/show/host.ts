import { expect, type Page } from '@playwright/test';
import { createGame, type Entry, unique } from './api.ts';
import { named } from './stage.ts';
import { type HostedShow, twoPuzzles, twoTeams } from './stored-show.ts';
import { wordsOn } from './words.ts';

export { twoPuzzles } from './stored-show.ts';

/** Makes a game on the server and picks it on the search screen, which ends on /teams. */
export async function chooseGame(page: Page, entries: readonly Entry[]): Promise<string> {
  const title = unique('Evening show');
  await createGame(page.request, title, entries);
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(page).toHaveURL('/teams');
  await expect(page.getByRole('main')).toBeVisible();
  return title;
}

/** Fills in the teams on /teams, where one empty team already stands. */
export async function nameTeams(page: Page, names: readonly string[]) {
  const { teams } = wordsOn(page).show.setup;
  const cards = page.getByTestId('team-card');
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: named(teams.add) }).click();
    await cards.nth(index).getByLabel(teams.name).fill(name);
  }
  await expect(cards).toHaveCount(names.length);
}

export async function finalizeTeams(page: Page) {
  await page.getByRole('button', { name: named(wordsOn(page).show.setup.teams.finalize) }).click();
  await expect(page).toHaveURL('/wheel');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByTestId('wheel')).toBeVisible();
}

export async function startGame(page: Page, { withWheel = true } = {}) {
  const { wheel } = wordsOn(page).show.setup;
  const text = withWheel ? wheel.start : wheel.startWithout;
  await page.getByRole('button', { name: named(text) }).click();
  await expect(page).toHaveURL('/game');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByTestId('word').first()).toBeVisible();
}

/** From the search to the game screen, the way a host goes. */
export async function hostByHand(page: Page, show: HostedShow = {}): Promise<string> {
  const title = await chooseGame(page, show.puzzles ?? twoPuzzles);
  await nameTeams(page, show.teams ?? twoTeams);
  await finalizeTeams(page);
  await startGame(page, { withWheel: show.withWheel ?? true });
  return title;
}

export async function signIn(page: Page, account: { username: string; password: string }) {
  await page.goto('/login');
  await page.getByLabel(wordsOn(page).library.account.form.username).fill(account.username);
  await page
    .getByLabel(wordsOn(page).library.account.form.password, { exact: true })
    .fill(account.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: named(wordsOn(page).library.account.login.title) })
    .click();
  await expect(page).toHaveURL('/');
}
