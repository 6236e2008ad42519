import type { Page } from '@playwright/test';
import { stageOf } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { tour } from '../testing/show/tour.ts';
import { expect, test } from './support/fixtures.ts';

type Insets = { readonly [Side in 'top' | 'right' | 'bottom' | 'left']: number };

/** A telephone with a notch, upright and lying, and a tablet with a bar at its foot. */
const devices = [
  { size: [393, 852], insets: { top: 59, right: 0, bottom: 34, left: 0 } },
  { size: [852, 393], insets: { top: 0, right: 59, bottom: 21, left: 59 } },
  { size: [1180, 820], insets: { top: 24, right: 0, bottom: 20, left: 0 } },
] as const;

/** What is to be read or pressed and lies where the device has its notch, its corners or its bar. */
const covered = (page: Page, insets: Insets) =>
  page.evaluate(async ({ top, right, bottom, left }) => {
    const selector = 'a, button, input, h1, h2, p, [data-testid=tile], [data-testid=wheel]';
    const scrolls = (element: Element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflow)) return true;
      return false;
    };
    const stage = document.querySelector('dialog[open]') ?? document;
    const things = [...stage.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !scrolls(element),
    );
    const found: string[] = [];
    const look = (isCovered: (box: DOMRect) => boolean) => {
      for (const element of things) {
        const box = element.getBoundingClientRect();
        // What is there only for those who listen is a pixel wide.
        if (box.width <= 1 || box.bottom <= 0 || !isCovered(box)) continue;
        found.push(`${element.tagName} “${element.ariaLabel ?? element.textContent}”`);
      }
    };
    scrollTo({ top: 0, behavior: 'instant' });
    look((box) => box.left < left - 1 || box.right > innerWidth - right + 1);
    look((box) => box.top < top - 1);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    look((box) => box.bottom > innerHeight - bottom + 1);
    return found;
  }, insets);

/** Fields whose text is so small that a telephone zooms in when they are tapped, and never out again. */
const fieldsThatZoom = (page: Page) =>
  page
    .locator('input:not([type=checkbox])')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ ariaLabel, id }) => ariaLabel ?? id),
    );

for (const { size, insets } of devices) {
  const [width, height] = size;
  test(`nothing lies under the notch or the bar of a device of ${width}×${height}`, async ({
    page,
    context,
    allow,
  }) => {
    allow(/404.*nowhere/);
    await page.setViewportSize({ width, height });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await tour(page, async (screen) => {
      expect.soft(await covered(page, insets), screen).toEqual([]);
      expect.soft(await fieldsThatZoom(page), screen).toEqual([]);
    });
  });
}

test('a second tap on a key or beside it does not zoom, two fingers do', async ({ page }) => {
  await hostShow(page);
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
  const zooms = await stageOf(page)
    .key('D')
    .evaluate((key) => {
      const actions: string[] = [];
      for (let up: Element | null = key; up; up = up.parentElement)
        actions.push(getComputedStyle(up).touchAction);
      return { atKey: actions, beside: actions.slice(1) };
    });
  // What an element allows, all that lie around it have to allow as well.
  expect(new Set(zooms.beside)).toEqual(new Set(['auto', 'manipulation']));
  expect(new Set(zooms.atKey)).toEqual(new Set(['auto', 'manipulation']));
});
