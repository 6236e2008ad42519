import type { Page } from '@playwright/test';
import { chooseGame, nameTeams } from '../testing/show/host.ts';
import { expectBoard, stageOf } from '../testing/show/stage.ts';
import { hostShow, openStored, startedRun, twoPuzzles } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

/** A browser under remote control keeps no page it leaves, so the page is told what it would hear. */
const leaveAndComeBack = (page: Page, pressed = '') =>
  page.evaluate(async (label) => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    const buttons = [...document.querySelectorAll('button')];
    if (label) buttons.find(({ textContent }) => textContent === label)?.click();
  }, pressed);

test('teams that were typed are there on a page that the browser kept', async ({ page }) => {
  await chooseGame(page, twoPuzzles);
  await nameTeams(page, ['Red Pandas', 'Night Owls']);
  await leaveAndComeBack(page);
  // The host can go on, so the page has its show again.
  await page.getByRole('button', { name: 'ADD TEAM' }).click();
  const names = page.getByTestId('team-card').getByLabel('Team Name');
  await expect(names).toHaveCount(3);
  await expect(names.nth(0)).toHaveValue('Red Pandas');
  await expect(names.nth(1)).toHaveValue('Night Owls');
});

test('a press counts in the moment in which the page is back', async ({ page }) => {
  await chooseGame(page, twoPuzzles);
  await nameTeams(page, ['Red Pandas']);
  await leaveAndComeBack(page, 'ADD TEAM');
  await expect(page.getByTestId('team-card')).toHaveCount(2);
});

test('a running show goes on, on a page that the browser kept', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await stage.key('D').click();
  await leaveAndComeBack(page);
  await stage.plus(0).click();
  await expect(stage.score(0)).toHaveText('100');
  await expectBoard(page, '..D D..');
});

test('a stored show that lacks a field has everything else, and goes on', async ({ page }) => {
  const run = startedRun({});
  const { correctLetters: _, ...show } = run.show;
  await openStored(page, { ...run, start: show, show });
  const stage = stageOf(page);
  await expectBoard(page, '... ...');
  await expect(stage.team(0)).toContainText('Red Pandas');
  await stage.key('D').click();
  await stage.plus(1).click();
  await page.reload();
  await expectBoard(page, '..D D..');
  await expect(stage.score(1)).toHaveText('100');
});
