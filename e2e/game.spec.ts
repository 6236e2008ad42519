import { SAMPLE_PUZZLES, SPIN_DURATION_MS } from '@wheel/game';
import { stopClock } from '../testing/browser/clock.ts';
import { hostByHand } from '../testing/show/host.ts';
import {
  closeReward,
  expectBoard,
  expectCross,
  expectSegments,
  expectUnderPointer,
  segmentValues,
  skipSpin,
  stageOf,
  submitPhrase,
} from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const consonants = [...'BCDFGHJKLMNPQRSTVWXYZ'];
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('the game opened by itself plays the three samples', async ({ page }) => {
  const stage = stageOf(page);
  await page.goto('/game');
  for (const [index, category] of ['LANDSCAPE', 'INSTRUMENT', 'LOCATION'].entries()) {
    await expect(page.getByText(`${index + 1} / 3`)).toBeVisible();
    await expect(page.getByText(category, { exact: true })).toBeVisible();
    await submitPhrase(page, SAMPLE_PUZZLES[index]?.searchedWord ?? '');
    await expect(stage.next).toBeVisible();
    await stage.next.click();
  }
  await expect(page).toHaveURL('/winner');
});

test('the game shows counter, category and hidden tiles, and no letter of them in the page', async ({
  page,
}) => {
  await hostShow(page);
  const stage = stageOf(page);
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expect(page.getByText('ANIMAL', { exact: true })).toBeVisible();
  await expectBoard(page, '... ...');
  for (const tile of await stage.tiles.all()) {
    await expect(tile).toHaveAttribute('data-state', 'hidden');
    await expect(tile).toHaveText('');
  }
  const html = (await page.content()).toLowerCase();
  expect(html).not.toContain('red dog');
  expect(html).not.toContain('>dog<');
});

test('the keyboard has the consonants, and the vowels only when they are included', async ({
  page,
}) => {
  await hostShow(page);
  const stage = stageOf(page);
  const letters = async () => (await stage.keys.allTextContents()).map((text) => text.trim()[0]);
  expect(await letters()).toEqual(consonants);
  await stage.vowels.check();
  expect(await letters()).toEqual(alphabet);
  await stage.vowels.uncheck();
  expect(await letters()).toEqual(consonants);
});

test('a correct letter opens every copy and marks the tiles as just correct', async ({ page }) => {
  await page.clock.install();
  await hostShow(page);
  await stopClock(page);
  const stage = stageOf(page);
  await stage.key('D').click();
  await expectBoard(page, '..D D..');
  await expect(stage.tiles.nth(2)).toHaveAttribute('data-state', 'correct');
  await expect(stage.tiles.nth(3)).toHaveAttribute('data-state', 'correct');
  await expect(stage.cross).toBeHidden();
  await stage.key('R').click();
  await expect(stage.tiles.nth(0)).toHaveAttribute('data-state', 'correct');
  await page.clock.runFor(1200);
  await expect(stage.tiles.nth(2)).toHaveAttribute('data-state', 'revealed');
});

test('a used letter is ignored', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await expectCross(page, () => stage.key('Z').click());
  await expect(stage.cross).toBeHidden();
  await stage.key('Z').click({ force: true });
  await stage.key('D').click();
  await expectBoard(page, '..D D..');
  await expect(stage.cross).toBeHidden();
});

test('a wrong guess shows the X for 1.4 s over the whole screen, and it takes no clicks', async ({
  page,
}) => {
  await page.clock.install();
  await hostShow(page);
  const stage = stageOf(page);
  await stopClock(page);
  await stage.key('Z').click();
  await expect(stage.cross).toBeVisible();
  const box = await stage.cross.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(1366);
  expect(box?.height).toBeGreaterThanOrEqual(768);
  await stage.key('D').click();
  await page.clock.runFor(1300);
  await expectBoard(page, '..D D..');
  await expect(stage.cross).toBeVisible();
  await page.clock.runFor(200);
  await expect(stage.cross).toBeHidden();
});

test('a phrase is compared blind to case and white space; an empty one is wrong', async ({
  page,
}) => {
  await hostShow(page);
  const stage = stageOf(page);
  await expectCross(page, () => submitPhrase(page, ''));
  await expect(stage.cross).toBeHidden();
  await expectCross(page, () => submitPhrase(page, 'red cat'));
  await expectBoard(page, '... ...');
  await submitPhrase(page, '  rEdD  og ');
  await expectBoard(page, 'RED DOG');
});

test('solving disables the keys and brings stars and NEXT WORD; one star each puzzle', async ({
  page,
}) => {
  await hostShow(page);
  const stage = stageOf(page);
  await expect(stage.next).toHaveCount(0);
  await expect(stage.stars).toHaveCount(0);
  await submitPhrase(page, 'red dog');
  await expect(stage.stars).toHaveCount(2);
  for (const letter of ['B', 'D', 'Z']) await expect(stage.key(letter)).toBeDisabled();
  await stage.star(0).click();
  await expect(stage.score(0)).toHaveText('1000');
  await expect(stage.stars).toHaveCount(0);
  await expect(stage.next).toHaveText(/^NEXT WORD/);
  await stage.next.click();

  await expect(page.getByText('2 / 2')).toBeVisible();
  await expect(page.getByText('WEATHER', { exact: true })).toBeVisible();
  await expectBoard(page, '...... ....');
  await expect(stage.key('D')).toBeEnabled();
  await submitPhrase(page, 'summer rain');
  await expect(stage.stars).toHaveCount(2);
  await expect(stage.next).toHaveText(/^Award Ceremony/);
  await stage.next.click();
  await expect(page).toHaveURL('/winner');
});

test('scores go by 100 and never below 0', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await stage.minus(0).click();
  await expect(stage.score(0)).toHaveText('0');
  await stage.plus(0).click();
  await stage.plus(0).click();
  await expect(stage.score(0)).toHaveText('200');
  await stage.minus(0).click();
  await expect(stage.score(0)).toHaveText('100');
  await expect(stage.score(1)).toHaveText('0');
});

test('switching vowels off frees them; the next puzzle starts without them @full', async ({
  page,
}) => {
  await hostShow(page);
  const stage = stageOf(page);
  await stage.vowels.check();
  await expectCross(page, () => stage.key('U').click());
  await expect(stage.cross).toBeHidden();
  await stage.vowels.uncheck();
  await stage.vowels.check();
  await expectCross(page, () => stage.key('U').click());
  await submitPhrase(page, 'red dog');
  await stage.next.click();
  await expect(stage.vowels).not.toBeChecked();
});

test('umlauts answer to their base letters and ß is played as SS @full', async ({ page }) => {
  await hostShow(page, { puzzles: [{ category: 'Deutsch', searchedWord: 'Grüße' }] });
  const stage = stageOf(page);
  await expectBoard(page, '......');
  await stage.key('S').click();
  await expectBoard(page, '...SS.');
  await stage.vowels.check();
  await stage.key('U').click();
  await expectBoard(page, '..ÜSS.');
  await submitPhrase(page, 'grüße');
  await expectBoard(page, 'GRÜSSE');
});

test('a Spanish game has a key Ñ, on the screen and on the keyboard @full', async ({ page }) => {
  const puzzles = [{ category: 'Fecha', searchedWord: 'Año nuevo', language: 'es' }];
  await hostByHand(page, { puzzles });
  const stage = stageOf(page);
  await expect(stage.keys).toHaveText([...'BCDFGHJKLMNÑPQRSTVWXYZ']);
  await stage.key('N').click();
  await expectBoard(page, '... N....');
  // No press of the test's own keyboard gives it.
  await page.getByRole('main').dispatchEvent('keydown', { key: 'ñ', code: 'Semicolon' });
  await expectBoard(page, '.Ñ. N....');
  for (const text of [stage.keys.first(), stage.tiles.first()])
    await expect(page.locator('[lang=es]').filter({ has: text })).toHaveCount(1);
  await page.reload();
  await expectBoard(page, '.Ñ. N....');
  await expectCross(page, () => submitPhrase(page, 'ano nuevo'));
  await submitPhrase(page, 'AÑO NUEVO');
  await expectBoard(page, 'AÑO NUEVO');
});

test('a French phrase has its signs open, and is solved without marks @full', async ({ page }) => {
  const puzzles = [{ category: 'Saison', searchedWord: "C'est l'été", language: 'fr' }];
  await hostByHand(page, { puzzles });
  await expectBoard(page, '.’... .’...');
  await submitPhrase(page, 'c est l ete');
  await expectBoard(page, 'C’EST L’ÉTÉ');
});

test('Hide Wheel leaves a blank placeholder, Show Wheel brings the wheel back', async ({
  page,
}) => {
  await hostShow(page);
  const stage = stageOf(page);
  await expect(stage.wheel).toBeVisible();
  const before = await page.getByTestId('tile').first().boundingBox();
  await stage.hide.click();
  await expect(stage.wheel).toBeHidden();
  await expect(stage.randomize).toBeHidden();
  await expect(stage.placeholder).toBeVisible();
  await expect
    .poll(async () => (await page.getByTestId('tile').first().boundingBox())?.width)
    .toBeGreaterThanOrEqual(before?.width ?? 0);
  await stage.show.click();
  await expect(stage.wheel).toBeVisible();
  await expect(stage.placeholder).toHaveCount(0);
});

test('START GAME WITHOUT WHEEL starts with the wheel hidden', async ({ page }) => {
  await hostShow(page, { withWheel: false });
  const stage = stageOf(page);
  await expect(stage.placeholder).toBeVisible();
  await stage.show.click();
  await expect(stage.wheel).toBeVisible();
});

test('Randomize reorders the segments it has, and is ignored while spinning @full', async ({
  page,
}) => {
  await page.clock.install();
  await hostShow(page);
  const stage = stageOf(page);
  const before = await segmentValues(page);
  await expect(async () => {
    await stage.randomize.click();
    expect(await segmentValues(page)).not.toEqual(before);
  }).toPass();
  const shuffled = await segmentValues(page);
  expect([...shuffled].sort()).toEqual([...before].sort());

  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await stage.randomize.click({ force: true });
  await expectSegments(page, shuffled);
  await stage.hide.click();
  await page.clock.fastForward(SPIN_DURATION_MS);
  await expect(stage.reward).toBeVisible();
  await closeReward(page);
  await stage.show.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'false');
});

test('the side wheel pays what stands under its pointer, and the game goes on behind it', async ({
  page,
}) => {
  await page.clock.install();
  await hostShow(page);
  const stage = stageOf(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await stage.key('D').click();
  await expectBoard(page, '..D D..');
  const result = await skipSpin(page);
  await closeReward(page);
  await expectUnderPointer(page, result);
});

test('mute toggles and is remembered @full', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await expect(stage.mute).toHaveAccessibleName(/^Mute/);
  await stage.mute.click();
  await expect(stage.mute).toHaveAccessibleName(/^Unmute/);
  await page.reload();
  await expect(stage.mute).toHaveAccessibleName(/^Unmute/);
  await stage.mute.click();
  await expect(stage.mute).toHaveAccessibleName(/^Mute/);
});
