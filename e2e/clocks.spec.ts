import type { Page } from '@playwright/test';
import { PRESETS } from '@wheel/game';
import { misfits, sizes } from '../testing/show/fit.ts';
import { stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

const turnOf = (page: Page) => page.getByTestId('clock-turn');
const press = (page: Page, name: string) =>
  turnOf(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Time is up' });
const byHand = { ...PRESETS.manual, turnSeconds: 30, puzzleSeconds: 180 };

test('seconds in the house rules bring clocks to a show played by hand, and 0 takes them away', async ({
  page,
}) => {
  await hostShow(page);
  await expect(page.getByRole('timer')).toHaveCount(0);
  const setSeconds = async (seconds: string) => {
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await page.getByRole('button', { name: 'Adjust…' }).click();
    const house = page.getByRole('dialog', { name: 'House rules' });
    await house.getByLabel('Seconds per turn').fill(seconds);
    await house.getByRole('button', { name: 'Done' }).click();
    await page
      .getByRole('dialog', { name: 'Rules', exact: true })
      .getByRole('button', { name: 'Done' })
      .click();
  };
  await setSeconds('45');
  await expect(turnOf(page)).toHaveText(/0:45/);
  await expect(page.getByTestId('clock-puzzle')).toHaveCount(0);
  await setSeconds('0');
  await expect(page.getByRole('timer')).toHaveCount(0);
});

const secondsOf = async (page: Page) => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await turnOf(page).textContent()) ?? '') ?? [];
  return 60 * Number(minutes) + Number(seconds);
};

test('a clock counts down, is held, goes on, and says once that the time is up', async ({
  page,
}) => {
  await page.clock.install();
  await hostShow(page, { rules: { ...byHand, turnSeconds: 600 } });
  await press(page, 'Start');
  await page.clock.fastForward(200_000);
  await expect.poll(() => secondsOf(page)).toBeLessThanOrEqual(400);
  await press(page, 'Hold');
  const held = await secondsOf(page);
  expect(held).toBeGreaterThan(300);
  await page.clock.fastForward(200_000);
  await press(page, '+10 s');
  await expect.poll(() => secondsOf(page)).toBe(held + 10);
  await press(page, 'Start');
  await expect(said(page)).toHaveCount(0);
  await page.clock.fastForward(600_000);
  await expect(turnOf(page)).toHaveText(/Time is up/);
  await expect(said(page)).toHaveText('Time is up');
  await stageOf(page).plus(0).click();
  await page.clock.fastForward(600_000);
  await expect(said(page)).toHaveCount(0);
  await press(page, 'Reset');
  await expect(turnOf(page)).toHaveText(/10:00/);
});

test('a clock runs on through a reload, and one that ran out meanwhile says so then', async ({
  page,
}) => {
  await page.clock.install();
  await hostShow(page, { rules: { ...byHand, turnSeconds: 600 } });
  await press(page, 'Start');
  await page.clock.fastForward(100_000);
  await page.reload();
  await expect(turnOf(page).getByRole('button', { name: 'Hold' })).toBeVisible();
  await expect.poll(() => secondsOf(page)).toBeLessThanOrEqual(500);
  await page.goto('/healthz');
  await page.clock.fastForward(700_000);
  await page.goto('/game');
  await expect(turnOf(page)).toHaveText(/Time is up/);
  await expect(said(page)).toHaveText('Time is up');
});

test('the last five seconds fit every window, with and without the wheel', async ({ page }) => {
  await page.clock.install();
  await hostShow(page, { rules: { ...byHand, turnSeconds: 20 } });
  await press(page, 'Start');
  // Time stands while the windows are looked at.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 17_000));
  await expect(turnOf(page)).toHaveAttribute('data-state', 'last');
  for (const isWheelShown of [true, false]) {
    if (!isWheelShown) await stageOf(page).hide.click();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => misfits(page, { wholeScreen: width >= 960 && height >= 560, leastTilePx: 0 }), {
          message: `${width}×${height}`,
        })
        .toEqual([]);
    }
  }
});
