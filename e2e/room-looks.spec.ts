import type { Page } from '@playwright/test';
import { PSEUDO } from '../apps/web/src/words/preferred.ts';
import { cutInPage } from '../apps/web/test/cut-in-page.ts';
import { axeViolations } from '../testing/browser/axe-violations.ts';
import { waitForAnimations } from '../testing/browser/wait-for-animations.ts';
import { misfits, settle } from '../testing/show/fit.ts';
import {
  languages,
  longerTexts,
  misfitsByLanguage,
  textMisfitsBySize,
} from '../testing/show/language-fit.ts';
import { toldPhones, toldScreens } from '../testing/show/room-states.ts';
import { phoneWalks, remoteWalks, screenWalks } from '../testing/show/room-walks.ts';
import { speakOn } from '../testing/show/words.ts';
import { expect, test } from './support/fixtures.ts';

const hands = [
  [390, 844],
  [320, 568],
  [844, 390],
] as const;
const walls = [
  [1366, 768],
  [1920, 1080],
  [3840, 2160],
  [1024, 768],
] as const;

/** What is read on a wall and does not lie in it: the wheel alone may leave it. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    const isOver = ({ top, bottom }: DOMRect) => top < -1 || bottom > innerHeight + 1;
    const things = document.querySelectorAll(
      '[data-testid=tile], [data-testid=team-card], [data-testid=team-score], h1, h2, p, button',
    );
    return [...things]
      .filter((thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((thing) => ({ text: thing.textContent, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2)
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1 || isOver(box))
      .map(({ text }) => text ?? '');
  });

const isWholeScreen = () => true;

for (const [name, walk] of Object.entries({ ...phoneWalks, ...toldPhones })) {
  test(`every state on the way through ${name} passes axe and fits a hand`, async ({ page }) => {
    await walk(page, async (state) => {
      for (const [width, height] of hands) {
        await page.setViewportSize({ width, height });
        await settle(page);
        await waitForAnimations(page);
        const found = await misfits(page, { wholeScreen: true, leastTilePx: 0 });
        expect.soft(found, `${state}, ${width} px wide`).toEqual([]);
      }
      expect.soft(await axeViolations(page), state).toEqual([]);
    });
  });
}

for (const [name, walk] of Object.entries({ ...screenWalks, ...toldScreens })) {
  test(`every state on the way through ${name} passes axe and fits a wall`, async ({ page }) => {
    await walk(page, async (state) => {
      for (const [width, height] of walls) {
        await page.setViewportSize({ width, height });
        await settle(page);
        expect.soft(await outside(page), `${state}, ${width} px wide`).toEqual([]);
      }
      await page.setViewportSize({ width: 1366, height: 768 });
      await waitForAnimations(page);
      expect.soft(await axeViolations(page), state).toEqual([]);
    });
  });
}

for (const [name, walk] of Object.entries(remoteWalks)) {
  test(`every state on the way through ${name} passes axe and fits a hand`, async ({
    browser,
    ownServer,
  }) => {
    const server = await ownServer({ PUBLIC_URL: 'http://wheel.example' });
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1366, height: 768 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await walk(page, async (state) => {
      for (const [width, height] of hands.slice(0, 2)) {
        await page.setViewportSize({ width, height });
        await settle(page);
        const found = await misfits(page, { wholeScreen: true, leastTilePx: 0 });
        expect.soft(found, `${state}, ${width} px wide`).toEqual([]);
      }
      expect.soft(await axeViolations(page), state).toEqual([]);
      const longer = await misfitsByLanguage(page, hands.slice(0, 2), { isWholeScreen });
      expect.soft(longer, `${state} in ${languages.join(', ')}`).toEqual({});
    });
    await context.close();
  });

  test(`every state on the way through ${name} fits a hand with longer texts`, async ({
    browser,
    ownServer,
  }) => {
    const server = await ownServer({ PUBLIC_URL: 'http://wheel.example' });
    const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    await speakOn(page, PSEUDO, server.origin);
    await walk(page, async (state) => {
      // The smallest hand holds every real language, but no text that is twice as long.
      const look = { windows: hands.slice(0, 1), texts: longerTexts, isWholeScreen };
      expect.soft(await textMisfitsBySize(page, look), state).toEqual({});
    });
    await context.close();
  });
}

for (const [name, walk] of Object.entries({ ...phoneWalks, ...toldPhones })) {
  test(`every state on the way through ${name} fits a hand with longer texts`, async ({
    page,
    server,
  }) => {
    await speakOn(page, PSEUDO, server.origin);
    await walk(page, async (state) => {
      await waitForAnimations(page);
      const look = { windows: hands, texts: longerTexts, isWholeScreen };
      expect.soft(await textMisfitsBySize(page, look), state).toEqual({});
    });
  });

  test(`every state on the way through ${name} fits a hand in ${languages.join(', ')}`, async ({
    page,
  }) => {
    await walk(page, async (state) => {
      await waitForAnimations(page);
      const found = await misfitsByLanguage(page, hands, { isWholeScreen });
      expect.soft(found, state).toEqual({});
    });
  });
}

for (const code of [PSEUDO, ...languages]) {
  // Walls show what hosts typed, cut where it is too long; only the longer English can be told from it.
  const texts = code === PSEUDO ? longerTexts : null;
  for (const [name, walk] of Object.entries({ ...screenWalks, ...toldScreens })) {
    test(`every state on the way through ${name} fits a wall in ${code}`, async ({
      page,
      server,
    }) => {
      await speakOn(page, code, server.origin);
      await walk(page, async (state) => {
        for (const [width, height] of walls) {
          await page.setViewportSize({ width, height });
          await settle(page);
          const cut = texts ? await page.evaluate(cutInPage, texts) : [];
          const found = [...(await outside(page)), ...cut];
          expect.soft(found, `${state}, ${width} px wide`).toEqual([]);
        }
        await page.setViewportSize({ width: 1366, height: 768 });
      });
    });
  }
}

test('the looks themselves find a name that leaves the wall', async ({ page }) => {
  const [walk] = Object.values(screenWalks);
  await walk?.(page, async (state) => {
    if (state !== 'screen-game') return;
    expect(await outside(page)).toEqual([]);
    await page
      .getByTestId('team-card')
      .last()
      .evaluate((card: HTMLElement) => {
        card.style.translate = '300px';
      });
    expect(await outside(page)).not.toEqual([]);
  });
});
