import type { Page } from '@playwright/test';
import { createGame, unique } from '../testing/show/api.ts';
import { named, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { hostShow, twoPuzzles } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scoresOf = (page: Page) => page.getByTestId('team-score');

/** The first puzzle is solved by the Night Owls, the second by nobody. */
async function finishShow(page: Page) {
  const stage = stageOf(page);
  await submitPhrase(page, 'red dog');
  await stage.star(1).click();
  await stage.next.click();
  await stage.plus(0).click();
  await submitPhrase(page, 'summer rain');
  await stage.next.click();
  await expect(page).toHaveURL('/winner');
}

test('Play again begins the same game at its first puzzle with all scores at 0', async ({
  page,
}) => {
  await hostShow(page, { puzzles: twoPuzzles });
  const stage = stageOf(page);
  const colours = () => stage.teams.evaluateAll((cards) => cards.map((card) => card.style.cssText));
  const before = await colours();
  await finishShow(page);
  await button(page, 'Play again').click();
  await expect(page).toHaveURL('/game');
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expect(scoresOf(page)).toHaveText(['0', '0']);
  await expect(stage.tiles.filter({ hasText: /./ })).toHaveCount(0);
  await expect(stage.team(1)).toContainText('Night Owls');
  expect(await colours()).toEqual(before);
  await page.reload();
  await expect(scoresOf(page)).toHaveText(['0', '0']);
});

test('Another game, same teams leads over the search to the wheel, and past the team setup', async ({
  page,
}) => {
  const title = unique('Second game');
  await createGame(page.request, title, [{ category: 'Fruit', searchedWord: 'Ripe plum' }]);
  await hostShow(page, { puzzles: twoPuzzles });
  await finishShow(page);
  await button(page, 'Another game, same teams').click();
  await expect(page).toHaveURL('/search');
  await page.getByLabel('Search Games').fill(title);
  await page.keyboard.press('Enter');
  await button(page, title).click();
  await expect(page).toHaveURL('/wheel');
  await page.getByRole('button', { name: named('START GAME WITH WHEEL') }).click();
  await expect(page.getByText('FRUIT')).toBeVisible();
  await expect(scoresOf(page)).toHaveText(['0', '0']);
  await expect(stageOf(page).team(0)).toContainText('Red Pandas');
  await expect(stageOf(page).team(1)).toContainText('Night Owls');

  // START GAME ended it: the next game chosen has a team setup again.
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await button(page, title).click();
  await expect(page).toHaveURL('/teams');
});
