import type { Page } from '@playwright/test';
import {
  chooseGame,
  finalizeTeams,
  hostByHand,
  nameTeams,
  startGame,
} from '../testing/show/host.ts';
import { segmentValues, stageOf } from '../testing/show/stage.ts';
import { hostShow, twoTeams } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const puzzles = ['Animal', 'Weather', 'Food'].map((category) => ({
  category,
  searchedWord: 'Red dog',
}));

const preset = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Rules' }).getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function toWheel(page: Page) {
  await chooseGame(page, puzzles);
  await nameTeams(page, twoTeams);
  await finalizeTeams(page);
}

test('a new browser plays by hand, and chosen rules are kept between games', async ({ page }) => {
  await toWheel(page);
  await expect(preset(page, 'Manual')).toBeChecked();
  await expect(page.getByText('You keep turns and points by hand')).toBeVisible();
  await preset(page, 'Classic').check();
  await expect(page.getByText('As on television: spin')).toBeVisible();
  await button(page, 'Adjust…').click();
  await dialog(page, 'House rules').getByLabel('Vowel price').fill('300');
  await dialog(page, 'House rules').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Changed. As on television: spin')).toContainText('vowels for 300');
  await page.reload();
  await expect(preset(page, 'Classic')).toBeChecked();
  await toWheel(page);
  await expect(preset(page, 'Classic')).toBeChecked();
  await expect(page.getByText('buy vowels for 300')).toBeVisible();
  await button(page, 'Adjust…').click();
  await button(page, 'Back to Classic').click();
  await button(page, 'Done').click();
  await expect(page.getByText('buy vowels for 250')).toBeVisible();
});

test('a game is played in the order the host gave it, on a wheel as on television', async ({
  page,
}) => {
  await toWheel(page);
  await button(page, 'Running order…').click();
  await button(page, 'Move down Animal').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move down Animal')).toBeFocused();
  await button(page, 'Done').click();
  await button(page, 'Fill as on television').click();
  expect((await segmentValues(page)).join(' ')).toBe(
    '500 900 700 300 800 600 Lose Turn 400 1000 600 500 Forfeit 900 700 400 800 Spin Again 300 600 Forfeit',
  );
  await startGame(page);
  await expect(page.getByRole('heading', { name: 'WEATHER' })).toBeVisible();
  await button(page, 'Running order').click();
  await button(page, 'Go to Animal').click();
  await expect(dialog(page, 'Running order')).toBeHidden();
  await expect(page.getByText('3 / 3')).toBeVisible();
  // The stage has the focus again: a bare key is a letter, Space would spin.
  await page.keyboard.press('d');
  await expect(stageOf(page).key('D')).toHaveAccessibleName(/in the phrase/);
});

test('new rules in the middle of a show are one step, and undo brings the old ones back', async ({
  page,
}) => {
  await hostByHand(page, { puzzles });
  const stage = stageOf(page);
  await stage.key('D').click();
  await button(page, 'Rules').click();
  await preset(page, 'Manual').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await button(page, 'Adjust…').click();
  await dialog(page, 'House rules').getByLabel('Points per letter').fill('700');
  await dialog(page, 'House rules').getByRole('button', { name: 'Done' }).click();
  await dialog(page, 'Rules').getByRole('button', { name: 'Done' }).click();
  await expect(stage.undo).toHaveAttribute('title', /Classic, changed/);
  await stage.undo.click();
  await button(page, 'Rules').click();
  await expect(preset(page, 'Manual')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(stage.undo).toHaveAttribute('title', /D: /);
});

test('leaving the rules with Escape changes nothing', async ({ page }) => {
  await hostShow(page, { puzzles });
  await button(page, 'Rules').click();
  await preset(page, 'Simple').check();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Rules')).toBeHidden();
  await expect(stageOf(page).undo).toHaveAttribute('title', 'Nothing to undo');
});
