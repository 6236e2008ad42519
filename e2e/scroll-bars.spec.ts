import { browserFlags } from '../testing/browser/find-browser.ts';
import { browserPath } from '../testing/browser/launch.ts';
import { misfitsBySize } from '../testing/show/fit.ts';
import { tour } from '../testing/show/tour.ts';
import { expect, test } from './support/fixtures.ts';

// Scroll bars that take room, as on Windows; elsewhere they lie over the page.
test.use({
  launchOptions: {
    executablePath: browserPath({ isShellEnough: true }),
    args: [...browserFlags, '--disable-features=OverlayScrollbar'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const windows = [
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [683, 384],
] as const;

test('every screen fits beside scroll bars that take room', async ({ page, allow }) => {
  allow(/404.*nowhere/);
  await page.setViewportSize({ width: 683, height: 384 });
  await page.goto('/build');
  await expect(page.getByTestId('entry-card')).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width, 'the scroll bar takes room').toBeLessThan(683);
  await tour(page, async (screen) => {
    expect.soft(await misfitsBySize(page, () => false, windows), screen).toEqual({});
  });
});
