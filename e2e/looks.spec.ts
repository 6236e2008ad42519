import type { Page } from '@playwright/test';
import { LOOKS } from '../apps/web/src/lib/looks.ts';
import { axeViolations } from '../testing/browser/axe-violations.ts';
import { slowness } from '../testing/browser/clock.ts';
import { expectWithin } from '../testing/browser/expect-within.ts';
import { waitForAnimations } from '../testing/browser/wait-for-animations.ts';
import {
  closeDialog,
  joinAsPhone,
  openRoom,
  openScreen,
  otherDevice,
} from '../testing/show/room.ts';
import { closeReward, stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { underLoad } from '../testing/system/load.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

const eight = 'Ants Bees Cats Dogs Eels Frogs Geese Hens'.split(' ');
const DAYLIGHT = '#eef5f8';
const TUNGSTEN = '#051e26';

const rootOf = (page: Page) => page.locator('html');
const floorOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--stage-900'));
const card = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function openStage(page: Page) {
  await page.getByRole('button', { name: /^Stage…?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Stage' })).toBeVisible();
}

async function choose(page: Page, look: string) {
  await openStage(page);
  await card(page, look).check();
  await page.getByRole('button', { name: 'Done' }).click();
}

test('[L1] the screens of the show wear the look, also after a reload, and no other page does', async ({
  page,
}) => {
  await hostShow(page);
  await choose(page, 'Daylight');
  await expect(rootOf(page)).toHaveAttribute('data-look', 'daylight');
  await page.reload();
  for (const path of ['/game', '/teams', '/wheel', '/winner']) {
    await page.goto(path);
    await expect(rootOf(page)).toHaveAttribute('data-look', 'daylight');
    expect(await floorOf(page)).toBe(DAYLIGHT);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', DAYLIGHT);
  }
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search/);
  await expect(rootOf(page)).not.toHaveAttribute('data-look');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', TUNGSTEN);
  for (const path of ['/', '/about', '/build', '/login', '/nowhere', '/join']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rootOf(page)).not.toHaveAttribute('data-look');
    expect(await floorOf(page)).toBe(TUNGSTEN);
  }
});

test.beforeEach(({ allow }) => allow(/status of 404/));

test('[L1] paper and forced colours do not know it', async ({ page }) => {
  await hostShow(page);
  await choose(page, 'Daylight');
  await page.emulateMedia({ media: 'print' });
  expect(await floorOf(page)).toBe(TUNGSTEN);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect.poll(() => floorOf(page)).toBe(TUNGSTEN);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect.poll(() => floorOf(page)).toBe(DAYLIGHT);
});

test('[L3] other windows, an audience screen and a phone follow', async ({
  page,
  context,
  baseURL,
}) => {
  await hostShow(page);
  const window = await context.newPage();
  await window.goto('/game');
  const code = await openRoom(page);
  await closeDialog(page);
  const screen = await otherDevice(context, baseURL);
  await openScreen(screen, code);
  const phone = await otherDevice(context, baseURL);
  await joinAsPhone(phone, code, { name: 'Mia', team: 'Red Pandas' });
  const within = { timeout: underLoad(1000) };
  await choose(page, 'Neon');
  for (const follower of [window, screen, phone])
    await expect(rootOf(follower)).toHaveAttribute('data-look', 'neon', within);
  await choose(page, 'Tungsten');
  for (const follower of [window, screen, phone])
    await expect(rootOf(follower)).not.toHaveAttribute('data-look', within);
  await Promise.all([screen, phone].map((other) => other.context().close()));
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('[L3] a look is on in the next frame, moves nothing and lets a spin go on', async ({
    page,
  }) => {
    await hostShow(page, { teams: eight });
    const stage = stageOf(page);
    const slow = await slowness(page);
    const worked = await processorTime(page);
    await choose(page, 'Winter');
    const looks = ['neon', 'contrast', 'winter', 'daylight'];
    async function change() {
      await stage.spin.click();
      await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
      await openStage(page);
      const before = await worked();
      const changed = await page.evaluate(changeLooks, looks);
      const ms = ((await worked()) - before) / looks.length;
      await closeReward(page);
      await page.getByRole('button', { name: 'Done' }).click();
      return { ...changed, ms };
    }
    await expectWithin(100 * slow, async () => {
      let changed = await change();
      // On a busy machine a spin may be over before the last look is on.
      for (let spins = 1; changed.isOver && spins < 5; spins += 1) changed = await change();
      expect(changed).toMatchObject({ shifts: 0, wentOn: true });
      return { ms: changed.ms };
    });
    await expect(rootOf(page)).toHaveAttribute('data-look', 'daylight');
  });
});

/** The milliseconds that the page's main thread has worked so far. What else the machine does is not among them. */
async function processorTime(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

/** Runs in the page, in one go because a spin is short: chooses one look after the other, and tells what moved. */
async function changeLooks(looks: readonly string[]) {
  const spins = () =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 5000);
  let shifts = 0;
  const observer = new PerformanceObserver((list) => {
    shifts += list.getEntries().length;
  });
  observer.observe({ type: 'layout-shift' });
  const before = spins();
  const times = before.map(({ currentTime }) => Number(currentTime));
  for (const look of looks) {
    document.querySelector<HTMLElement>(`input[value=${look}]`)?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  const after = spins();
  const wentOn =
    before.length > 0 &&
    before.every((spin, at) => after[at] === spin && Number(spin.currentTime) > (times[at] ?? 0));
  observer.disconnect();
  const isOver = !document.querySelector('[data-testid=wheel][data-spinning=true]');
  return { shifts, wentOn, isOver };
}

for (const look of LOOKS.slice(1)) {
  test(`the show passes axe in ${look}`, async ({ page, context, baseURL }) => {
    await context.addInitScript(
      (name) => localStorage.setItem('stage', JSON.stringify({ look: name })),
      look,
    );
    const looked = async (part: Page, state: string) => {
      await expect(rootOf(part)).toHaveAttribute('data-look', look);
      await waitForAnimations(part);
      expect.soft(await axeViolations(part), state).toEqual([]);
    };
    await hostShow(page, { teams: eight });
    await stageOf(page).key('D').click();
    await looked(page, 'game');
    await openStage(page);
    await looked(page, 'stage');
    await page.getByRole('button', { name: 'Done' }).click();
    const code = await openRoom(page);
    await looked(page, 'room');
    await closeDialog(page);
    const screen = await otherDevice(context, baseURL);
    await openScreen(screen, code);
    await looked(screen, 'screen');
    const phone = await otherDevice(context, baseURL);
    await joinAsPhone(phone, code, { name: 'Mia', team: 'Ants' });
    await looked(phone, 'phone');
    await Promise.all([screen, phone].map((other) => other.context().close()));
    for (const path of ['/wheel', '/teams', '/winner']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await looked(page, path);
    }
  });
}
