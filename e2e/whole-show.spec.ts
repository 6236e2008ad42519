import { unique } from '../testing/show/api.ts';
import { finalizeTeams, nameTeams, startGame } from '../testing/show/host.ts';
import {
  boardText,
  closeReward,
  expectBoard,
  expectCross,
  expectSegments,
  expectUnderPointer,
  named,
  quickSpin,
  spin,
  stageOf,
  submitPhrase,
} from '../testing/show/stage.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

test.use(withMotion);

test('a host builds a game as a guest and plays it to the podium with four teams', async ({
  page,
}) => {
  const stage = stageOf(page);
  await page.clock.install();

  await test.step('builds a game of two puzzles', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Build', exact: true }).click();
    await page.getByLabel('Game Title').fill(unique('Family evening'));
    const cards = page.getByTestId('entry-card');
    await cards.nth(0).getByLabel('Category').fill('Kitchen');
    await cards.nth(0).getByLabel('Searched Word').fill('Süßer Tee');
    await page.getByRole('button', { name: named('ADD ENTRY') }).click();
    await cards.nth(1).getByLabel('Category').fill('Garden');
    await cards.nth(1).getByLabel('Searched Word').fill('Tall green hedge');
    await page.getByRole('button', { name: named('CREATE GAME') }).click();
  });

  await test.step('tests it out', async () => {
    const done = page.getByRole('dialog');
    await expect(done).toContainText('Your game was successfully created!');
    await done.getByRole('button', { name: named('Test your game out!') }).click();
    await expect(page).toHaveURL('/teams');
  });

  await test.step('sets up four teams, one with a head start', async () => {
    await nameTeams(page, ['Aces', 'Bees', 'Cats', 'Dons']);
    await page.getByTestId('team-card').nth(3).getByLabel('Score').fill('300');
    await finalizeTeams(page);
  });

  await test.step('builds a wheel and spins it', async () => {
    await page.getByRole('button', { name: /^\+ Lose Turn/ }).click();
    await page.getByRole('button', { name: /^[−-] 500/ }).click();
    await expectSegments(page, ['100', '200', '300', '400', 'Lose Turn']);
    const result = await spin(page);
    await closeReward(page);
    await expectUnderPointer(page, result);
    await startGame(page);
  });

  await test.step('plays the first puzzle letter by letter, with wrong ones', async () => {
    await expect(page.getByText('1 / 2')).toBeVisible();
    await expect(page.getByText('KITCHEN', { exact: true })).toBeVisible();
    await expectBoard(page, '...... ...');
    await stage.key('T').click();
    await expectBoard(page, '...... T..');
    await expectCross(page, () => stage.key('Z').click());
    await expect(stage.cross).toBeHidden();
    await stage.key('S').click();
    await expectBoard(page, 'S.SS.. T..');
    await stage.key('R').click();
    await stage.vowels.check();
    await stage.key('U').click();
    await expectBoard(page, 'SÜSS.R T..');
    await expect(stage.stars).toHaveCount(0);
    await stage.key('E').click();
    await expectBoard(page, 'SÜSSER TEE');
    await expect(stage.stars).toHaveCount(4);
    await stage.star(1).click();
    await expect(stage.score(1)).toHaveText('1000');
    await expect(stage.stars).toHaveCount(0);
  });

  await test.step('spins the side wheel and adjusts scores', async () => {
    const result = await quickSpin(page);
    await closeReward(page);
    await expectUnderPointer(page, result);
    await stage.plus(0).click();
    await stage.plus(0).click();
    await stage.minus(3).click();
    await stage.minus(2).click();
    await expect(stage.score(0)).toHaveText('200');
    await expect(stage.score(2)).toHaveText('0');
    await expect(stage.score(3)).toHaveText('200');
  });

  await test.step('solves the second puzzle by its phrase, after a wrong one', async () => {
    await expect(stage.next).toHaveText(/NEXT WORD/);
    await stage.next.click();
    await expect(page.getByText('2 / 2')).toBeVisible();
    await expectCross(page, () => submitPhrase(page, 'tall grey hedge'));
    expect(await boardText(page)).toBe('.... ..... .....');
    await submitPhrase(page, ' tallGREEN hedge ');
    await expectBoard(page, 'TALL GREEN HEDGE');
    await stage.star(3).click();
    await expect(stage.score(3)).toHaveText('1200');
    await expect(stage.next).toHaveText(/Award Ceremony/);
    await stage.next.click();
  });

  await test.step('sees the podium', async () => {
    await expect(page).toHaveURL('/winner');
    await expect(page.getByTestId('podium-1')).toContainText('Dons');
    await expect(page.getByTestId('podium-1')).toContainText('1200');
    await expect(page.getByTestId('podium-2')).toContainText('Bees');
    await expect(page.getByTestId('podium-2')).toContainText('1000');
    await expect(page.getByTestId('podium-3')).toContainText('Aces');
    await expect(page.getByTestId('podium-3')).toContainText('200');
    await page
      .getByRole('button', { name: 'Return to Home' })
      .or(page.getByRole('link', { name: 'Return to Home' }))
      .click();
    await expect(page).toHaveURL('/');
  });
});
