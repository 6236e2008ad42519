import { chooseGame, finalizeTeams } from '../testing/show/host.ts';
import { tabTo as reachByTab } from '../testing/show/keyboard.ts';
import { expectBoard, skipSpin, stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

test('a whole show is hosted with the keyboard alone', async ({ page }) => {
  const stage = stageOf(page);
  const tabTo = (name: RegExp) => reachByTab(page, name);

  await page.clock.install();
  await chooseGame(page, [
    { category: 'Animal', searchedWord: 'Red dog' },
    { category: 'Weather', searchedWord: 'Rain' },
  ]);
  await page.getByLabel('Team Name').focus();
  await page.keyboard.type('Aces');
  await tabTo(/^ADD TEAM/);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('team-card')).toHaveCount(2);
  await tabTo(/^FINALIZE TEAMS/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wheel');
  await expect(stage.wheel).toBeVisible();
  await tabTo(/^START GAME WITH WHEEL/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/game');
  await expect(stage.words.first()).toBeVisible();

  await page.keyboard.press('Space');
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await page.keyboard.press('d');
  await expectBoard(page, '..D D..');
  await skipSpin(page);
  await page.keyboard.press('Escape');
  await expect(stage.reward).toBeHidden();
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  await expect(stage.score(1)).toHaveText('200');
  await page.keyboard.press('Shift+Digit2');
  await expect(stage.score(1)).toHaveText('100');
  await page.keyboard.press('Enter');
  await expect(stage.phrase).toBeFocused();
  await page.keyboard.type('red dog');
  await page.keyboard.press('Enter');
  await expectBoard(page, 'RED DOG');
  await tabTo(/star|1000|reward/i);
  await page.keyboard.press('Enter');
  await expect(stage.score(0)).toHaveText('1000');
  await tabTo(/^NEXT WORD/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 / 2')).toBeVisible();
  for (const letter of ['r', 'n']) await page.keyboard.press(letter);
  await tabTo(/^Include Vowels/);
  await page.keyboard.press('Space');
  await expect(stage.vowels).toBeChecked();
  for (const letter of ['a', 'i']) await page.keyboard.press(letter);
  await expectBoard(page, 'RAIN');
  await tabTo(/^Award Ceremony/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/winner');
  await expect(page.getByTestId('podium-1')).toContainText('Aces');
});

test('Ctrl+Z takes back and Ctrl+Shift+Z repeats', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await page.keyboard.press('d');
  await expectBoard(page, '..D D..');
  await page.keyboard.press('1');
  await expect(stage.score(0)).toHaveText('100');
  await page.keyboard.press('Control+z');
  await expect(stage.score(0)).toHaveText('0');
  await page.keyboard.press('Control+z');
  await expectBoard(page, '... ...');
  await page.keyboard.press('Control+Shift+Z');
  await expectBoard(page, '..D D..');
  await page.keyboard.press('Control+Shift+Z');
  await expect(stage.score(0)).toHaveText('100');
});

test('no shortcut fires while typing in a field', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await stage.phrase.focus();
  await page.keyboard.type('dg 12?');
  await page.keyboard.press('Control+z');
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'false');
  await expectBoard(page, '... ...');
  await expect(stage.score(0)).toHaveText('0');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('? lists the shortcuts, and none fires while that dialog is open', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/undo/i);
  await page.keyboard.press('d');
  await page.keyboard.press('1');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectBoard(page, '... ...');
  await expect(stage.score(0)).toHaveText('0');
});

test('a vowel key does nothing while vowels are off, nor do keys held with Ctrl', async ({
  page,
}) => {
  await hostShow(page);
  const stage = stageOf(page);
  await page.keyboard.press('e');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('g');
  await expectBoard(page, '... ..G');
  await expect(stage.cross).toBeHidden();
});

test('Space spins the wheel on the set-up screen too', async ({ page }) => {
  await page.goto('/teams');
  await finalizeTeams(page);
  await expect(stageOf(page).wheel).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await expect(stageOf(page).wheel).toHaveAttribute('data-spinning', 'true');
});

test('the full-screen button goes there and back', async ({ page }) => {
  await hostShow(page);
  const button = page.getByRole('button', { name: /full.?screen/i });
  await button.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await button.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
});
