import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Action, PRESETS, type Segment } from '@wheel/game';
import { axeViolations } from '../testing/browser/axe-violations.ts';
import { chooseGame, finalizeTeams, nameTeams } from '../testing/show/host.ts';
import { tabTo as reachByTab } from '../testing/show/keyboard.ts';
import { expectBoard, expectSegments, skipSpin, stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const barOf = (page: Page) => page.getByTestId('desk-bar');
const heldBy = (page: Page, team: number) => stageOf(page).team(team).getByTestId('team-held');

test('a host makes a prize, which is spun, held, won and told of, from the keyboard', async ({
  page,
}) => {
  test.slow();
  const stage = stageOf(page);
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = (name: RegExp) => reachByTab(page, name);

  await page.clock.install();
  await chooseGame(page, [{ category: 'Animal', searchedWord: 'Red dog' }]);
  await nameTeams(page, ['Aces', 'Bees']);
  await finalizeTeams(page);
  await tabTo(/^Own chip…/);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your chips' });
  await expect(dialog.getByRole('textbox', { name: 'Prize' })).toBeFocused();
  await page.keyboard.type('lose turn');
  await press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('There is a chip “Lose Turn” already.');
  expect(await axeViolations(page)).toEqual([]);
  await press('Control+a');
  await page.keyboard.type('Free coffee');
  await press('Enter');
  await expect(dialog.getByText('1 of 10')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(/^Done/);
  await press('Enter');
  await expect(dialog).toBeHidden();
  await expectSegments(page, ['100', '200', '300', '400', '500', 'Free coffee']);

  await tabTo(/^\+ Free coffee$/);
  for (const _ of [1, 2, 3]) await press('Enter');
  for (const value of [100, 200, 300, 400, 500]) {
    await tabTo(new RegExp(`^− ${value}$`));
    await press('Enter');
  }
  await expect(page.getByTestId('own-chip')).toContainText('× 4');
  await expect(stage.segments).toHaveText([
    'Free coffee',
    'Free coffee',
    'Free coffee',
    'Free coffee',
  ]);
  await page.reload();
  await expect(page.getByTestId('own-chip')).toContainText('× 4');

  await tabTo(/^Manual$/);
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await tabTo(/^START GAME WITH WHEEL/);
  await press('Enter');
  await expect(page).toHaveURL('/game');
  await press('Space');
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  expect(await skipSpin(page)).toBe('Free coffee');
  await expect(stage.reward).toContainText(
    'Aces: call a consonant for 500 a letter, and to hold Free coffee.',
  );
  await press('Enter');
  await expect(barOf(page)).toContainText('a consonant for 500 and Free coffee');
  await press('d');
  await expectBoard(page, '..D D..');
  await expect(heldBy(page, 0)).toHaveAccessibleName('Holds Free coffee');
  await press('Control+z');
  await expect(heldBy(page, 0)).toHaveCount(0);
  await expect(barOf(page)).toContainText('a consonant for 500 and Free coffee');
  await press('d');
  await expect(heldBy(page, 0)).toHaveCount(1);
  await press('Enter');
  await page.keyboard.type('red dog');
  await press('Enter');
  await expectBoard(page, 'RED DOG');
  await expect(barOf(page)).toContainText('solved it for 1000 points and Free coffee');
  await expect(stage.team(0).getByTestId('team-won')).toHaveAccessibleName('Won Free coffee');

  await tabTo(/^History$/);
  await press('Enter');
  const lines = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'wins Free coffee' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'holds Free coffee' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Aces: Spin: Free coffee' })).toHaveCount(1);
  await press('Escape');

  await tabTo(/^Award Ceremony/);
  await press('Enter');
  await expect(page.getByTestId('podium-1')).toContainText('Free coffee');
  await tabTo(/^Results$/);
  await press('Enter');
  await expect(page.getByTestId('result-prize').first()).toHaveText('Free coffee');
  const download = page.waitForEvent('download');
  await tabTo(/^Save as CSV/);
  await press('Enter');
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Aces,Bees,Prizes');
  expect(csv).toContain('1,Animal,Red dog,Round,Aces,1000,0,Free coffee');
});

test('a forfeit takes what a team holds, and undo brings it back', async ({ page }) => {
  const coffee: Segment = { type: 'prize', text: 'Free coffee' };
  const wheelOf = (segment: Segment): Action => ({
    type: 'fillWheel',
    segments: [segment, segment, segment, segment],
  });
  const stage = stageOf(page);
  await page.clock.install();
  await hostShow(page, {
    rules: PRESETS.classic,
    played: [
      { type: 'makeChip', segment: coffee },
      wheelOf(coffee),
      { type: 'startSpin', extraDegrees: 1800, atMs: 0 },
      { type: 'endSpin' },
      { type: 'closeReward' },
      { type: 'guessLetter', letter: 'D' },
      wheelOf({ type: 'forfeit' }),
    ],
  });
  await expect(heldBy(page, 0)).toHaveAccessibleName('Holds Free coffee');
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await skipSpin(page);
  await expect(stage.reward).toContainText(
    'Red Pandas: 1000 points of this puzzle and Free coffee are gone. Next: Night Owls.',
  );
  await page.keyboard.press('Enter');
  await expect(heldBy(page, 0)).toHaveCount(0);
  await stage.undo.click();
  await expect(heldBy(page, 0)).toHaveAccessibleName('Holds Free coffee');
});
