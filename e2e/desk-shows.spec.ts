import type { Page } from '@playwright/test';
import { PRESETS, TOSS_UP_LETTER_MS } from '@wheel/game';
import { stopClock } from '../testing/browser/clock.ts';
import {
  chooseGame,
  finalizeTeams,
  hostByHand,
  nameTeams,
  startGame,
} from '../testing/show/host.ts';
import { tabTo as reachByTab } from '../testing/show/keyboard.ts';
import { boardText, closeReward, expectBoard, skipSpin, stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const barOf = (page: Page) => page.getByTestId('desk-bar');
const earnedOf = (page: Page, team: number) => stageOf(page).team(team).getByTestId('team-earned');

/** All that a screen reader was told since the page was opened. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const statuses = document.querySelectorAll('[role=status]');
    for (const status of statuses) {
      new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
}

test('a Classic show with a toss-up and a bonus round is hosted from the keyboard and by ear', async ({
  page,
}) => {
  test.slow();
  const stage = stageOf(page);
  const bar = barOf(page);
  const press = (key: string) => page.keyboard.press(key);
  const tabTo = (name: RegExp) => reachByTab(page, name);

  await page.clock.install();
  await chooseGame(page, [
    { category: 'Animal', searchedWord: 'Red dog' },
    { category: 'Weather', searchedWord: 'Summer rain' },
    { category: 'Thing', searchedWord: 'Quiz show' },
  ]);
  await nameTeams(page, ['Aces', 'Bees']);
  await finalizeTeams(page);

  // The plan: Classic, the first puzzle as a toss-up, the last one as a bonus round, on a wheel of 500s.
  await tabTo(/^Manual$/);
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await tabTo(/^Running order…/);
  await press('Enter');
  await tabTo(/^Kind of puzzle 1$/);
  await press('T');
  await expect(page.getByLabel('Kind of puzzle 1')).toHaveValue('tossUp');
  await tabTo(/^Kind of puzzle 3$/);
  await press('B');
  await expect(page.getByLabel('Kind of puzzle 3')).toHaveValue('bonus');
  await tabTo(/^Done/);
  await press('Enter');
  await tabTo(/^START GAME WITH WHEEL/);
  await press('Enter');
  await expect(page).toHaveURL('/game');
  const heard = await listen(page);

  // The toss-up: letters come by themselves, a wrong answer locks out, the other team knows it.
  await expect(bar).toContainText('Toss-up for 1000');
  await press('Space');
  await expect(bar).toContainText('Who knows it?');
  await page.clock.runFor(2 * TOSS_UP_LETTER_MS);
  await expect.poll(async () => (await boardText(page)).replace(/[. ]/g, '').length).toBe(2);
  await press('1');
  await expect(stage.team(0)).toHaveAttribute('aria-current', 'true');
  await press('ArrowDown');
  await expect(stage.team(0)).toContainText('Locked out');
  await press('2');
  await press('ArrowUp');
  await expectBoard(page, 'RED DOG');
  await expect(stage.score(1)).toHaveText('1000');
  expect(await heard()).toMatch(/Aces: buzzed.*Aces: locked out.*Bees: buzzed.*Solved: RED DOG/s);

  // The round: the winner begins, spins, calls, buys a vowel, misses; the other team solves.
  await tabTo(/^NEXT WORD/);
  await press('Enter');
  await expect(bar).toContainText('Bees: spin or solve');
  await press('m');
  expect(await heard()).toContain('M: spin first');
  await tabTo(/^Value/);
  await page.keyboard.type('700');
  await press('Enter');
  await expect(bar).toContainText('a consonant for 700 or solve');
  await press('m');
  await expectBoard(page, '..MM.. ....');
  await expect(earnedOf(page, 1)).toHaveText('1400');
  await press('e');
  await expect(earnedOf(page, 1)).toHaveText('1150');
  expect(await heard()).toContain('Bees: E bought for 250');
  await press('ArrowRight');
  await expect(stage.team(0)).toHaveAttribute('aria-current', 'true');
  expect(await heard()).toContain('Aces: on turn');
  await press('Control+z');
  await expect(stage.team(1)).toHaveAttribute('aria-current', 'true');
  await press('ArrowRight');
  await press('Shift+S');
  await expectBoard(page, 'S.MME. ....');
  await press('Enter');
  await page.keyboard.type('summer rain');
  await press('Enter');
  await expectBoard(page, 'SUMMER RAIN');
  await expect(stage.score(0)).toHaveText('1000');
  expect(await heard()).toContain('Aces: 1000 banked, the house minimum, score 1000');

  // A tie at the lead: the bonus round is played by the first, who picks, opens and solves.
  await tabTo(/^Award Ceremony|^NEXT WORD/);
  await press('Enter');
  await expect(bar).toContainText('Aces: pick three consonants and a vowel');
  expect(await heard()).toContain('Aces: plays the bonus round, tied for the lead');
  for (const letter of ['q', 'z', 'h', 'o']) await press(letter);
  await expect(bar).toContainText('the picks are made');
  await press('Space');
  await expect(page.getByTestId('clock-turn')).toHaveAccessibleName('Solve');
  await press('ArrowUp');
  await expectBoard(page, 'QUIZ SHOW');
  await expect(stage.score(0)).toHaveText('6000');
  await tabTo(/^Award Ceremony/);
  await press('Enter');
  await expect(page).toHaveURL('/winner');
  await expect(page.getByTestId('podium-1')).toContainText('Aces');
});

test('a Simple show counts by itself while the host presses keys', async ({ page }) => {
  await page.clock.install();
  await chooseGame(page, [{ category: 'Animal', searchedWord: 'Red dog' }]);
  await nameTeams(page, ['Aces', 'Bees']);
  await finalizeTeams(page);
  await page.getByRole('radio', { name: 'Simple' }).check();
  await startGame(page, { withWheel: false });
  const stage = stageOf(page);
  await expect(stage.vowels).toHaveCount(0);
  await expect(barOf(page)).toContainText('Aces: call a letter or solve');
  await stage.key('D').click();
  await expect(stage.score(0)).toHaveText('200');
  await stage.key('E').click();
  await expect(stage.score(0)).toHaveText('200');
  await stage.key('Z').click();
  await expect(stage.team(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Give the turn to Aces' }).click();
  await expect(stage.team(0)).toHaveAttribute('aria-current', 'true');
  await barOf(page).getByRole('button', { name: 'Right' }).click();
  await expect(stage.score(0)).toHaveText('1200');
  await expect(stage.stars).toHaveCount(0);
  await stage.next.click();
  await expect(page.getByTestId('podium-1')).toContainText('Aces');
});

test('a spin at a desk pays the next consonant, and undo takes all of it back', async ({
  page,
}) => {
  await page.clock.install();
  const five = { type: 'points', value: 500 } as const;
  await hostShow(page, {
    rules: PRESETS.classic,
    played: [{ type: 'fillWheel', segments: [five, five, five, five] }],
  });
  const stage = stageOf(page);
  await stage.spin.click();
  expect(await skipSpin(page)).toBe('500');
  await expect(stage.reward).toContainText('Red Pandas: call a consonant for 500 a letter.');
  await closeReward(page);
  await expect(stage.spin).toHaveAttribute('aria-disabled', 'true');
  await stage.key('D').click();
  await expect(earnedOf(page, 0)).toHaveText('1000');
  await stage.undo.click();
  await stage.undo.click();
  await expect(barOf(page)).toContainText('Red Pandas: spin or solve');
  await expect(earnedOf(page, 0)).toHaveText('');
});

test('[B7] [B8] a toss-up found again after a reload or an undo is held @full', async ({
  page,
}) => {
  await page.clock.install();
  await hostShow(page, {
    rules: PRESETS.simple,
    played: [{ type: 'setKind', puzzle: 0, kind: 'tossUp' }],
  });
  // A slow machine would open letters between two looks.
  await stopClock(page);
  const bar = barOf(page);
  const openTiles = async () => (await boardText(page)).replace(/[. ]/g, '').length;
  await bar.getByRole('button', { name: 'Start toss-up' }).click();
  await page.clock.runFor(TOSS_UP_LETTER_MS);
  await expect.poll(openTiles).toBe(1);
  await page.reload();
  await expect(async () => {
    // What the page waits for while it opens.
    await page.clock.runFor(100);
    await expect(bar.getByRole('button', { name: 'Go on' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.clock.runFor(3 * TOSS_UP_LETTER_MS);
  expect(await openTiles()).toBe(1);
  await bar.getByRole('button', { name: 'Go on' }).click();
  await page.clock.runFor(TOSS_UP_LETTER_MS);
  await expect.poll(openTiles).toBe(2);
  await page.keyboard.press('1');
  await page.keyboard.press('Control+z');
  await expect(bar.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(await openTiles()).toBe(2);
});

test('the rules can be dropped in the middle of a show, and the desk comes back with undo @full', async ({
  page,
}) => {
  await hostShow(page, { rules: PRESETS.classic });
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules', exact: true });
  await dialog.getByRole('radio', { name: 'Manual' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(barOf(page)).toHaveCount(0);
  await expect(stageOf(page).vowels).toBeVisible();
  await stageOf(page).undo.click();
  await expect(barOf(page)).toContainText('Red Pandas: spin or solve');
});

test('the first desk show explains its bar in one line, and no later one @full', async ({
  page,
}) => {
  await hostShow(page, { rules: PRESETS.simple });
  const hint = page.getByText('This bar says whose turn it is.');
  await expect(hint).toBeVisible();
  await page.keyboard.press('d');
  await expect(hint).toHaveCount(0);
  await page.reload();
  await expect(barOf(page)).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('by hand a score can be typed in its place @full', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await stage.team(0).getByRole('button', { name: '0, type the score of Red Pandas' }).click();
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await expect(stage.score(0)).toHaveText('2500');
  // The stage has the focus again: a bare key is a letter.
  await page.keyboard.press('d');
  await expectBoard(page, '..D D..');
  await stage.undo.click();
  await stage.undo.click();
  await expect(stage.score(0)).toHaveText('0');
});

test('a window that follows shows the desk without its letters @full', async ({
  context,
  page,
}) => {
  await hostByHand(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules', exact: true });
  await dialog.getByRole('radio', { name: 'Classic' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const other = await context.newPage();
  await other.goto('/game');
  await expect(barOf(other)).toContainText('Red Pandas: spin or solve');
  await barOf(page).getByRole('button', { name: 'Pass' }).click();
  await expect(barOf(other)).toContainText('Night Owls: spin or solve');
  await expect(stageOf(other).team(1)).toHaveAttribute('aria-current', 'true');
});
