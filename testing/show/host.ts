import { expect, type Page } from '@playwright/test';
import { createGame, type Entry, unique } from './api.ts';
import { named } from './stage.ts';
import { type HostedShow, twoPuzzles, twoTeams } from './stored-show.ts';

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
  const cards = page.getByTestId('team-card');
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: named('ADD TEAM') }).click();
    await cards.nth(index).getByLabel('Team Name').fill(name);
  }
  await expect(cards).toHaveCount(names.length);
}

export async function finalizeTeams(page: Page) {
  await page.getByRole('button', { name: named('FINALIZE TEAMS') }).click();
  await expect(page).toHaveURL('/wheel');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByTestId('wheel')).toBeVisible();
}

export async function startGame(page: Page, { withWheel = true } = {}) {
  const text = withWheel ? 'START GAME WITH WHEEL' : 'START GAME WITHOUT WHEEL';
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
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: named('Login') })
    .click();
  await expect(page).toHaveURL('/');
}
