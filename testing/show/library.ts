import { expect, type Page } from '@playwright/test';
import type { Account, Entry } from './api.ts';
import { wordsOn } from './words.ts';

export const card = (page: Page, title: string) =>
  page.getByTestId('library-card').filter({
    has: page.getByRole('button', { name: title, exact: true }),
  });

/** Opens the menu of a game and chooses from it. */
export async function choose(page: Page, title: string, deed: string): Promise<void> {
  const { more } = wordsOn(page).library.games.card;
  await page.getByRole('button', { name: more({ title }), exact: true }).click();
  await page.getByRole('menuitem', { name: deed, exact: true }).click();
}

export async function openMyWheels(page: Page): Promise<void> {
  await page.goto('/my-wheels');
  await expect(
    page.getByRole('heading', { name: wordsOn(page).library.games.heading }),
  ).toBeVisible();
}

const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

type Game = {
  readonly gameTitle: string;
  readonly visibility: string;
  readonly revision: number;
  /** Of its puzzles; missing is English. */
  readonly language?: string;
  readonly entries: readonly Entry[];
};

/** What the server has of a game. */
export async function readGame(page: Page, quizId: string, owner?: Account): Promise<Game> {
  const response = await page.request.get(`/api/library/games/${quizId}`, {
    headers: owner ? bearer(owner) : {},
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as Game;
}

/** Another device of the same host: changes a game without a word to the page. */
export async function changeElsewhere(
  page: Page,
  quizId: string,
  owner: Account,
  change: Partial<Game>,
): Promise<void> {
  const { gameTitle, visibility, entries, revision } = await readGame(page, quizId, owner);
  const response = await page.request.put(`/api/library/games/${quizId}`, {
    data: { gameTitle, visibility, entries, ...change },
    headers: { ...bearer(owner), 'if-match': `"${revision}"` },
  });
  expect(response.status()).toBe(200);
}
