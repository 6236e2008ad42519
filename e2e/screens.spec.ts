import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { calm } from '../testing/browser/calm.ts';
import { misfitsBySize, settle } from '../testing/show/fit.ts';
import { walks } from '../testing/show/walks.ts';
import { expect, test } from './support/fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function barriers(page: Page): Promise<readonly string[]> {
  // The legacy mode finds the same in a page without frames, and opens no second page to sum up in.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(rules);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

async function overflow(page: Page): Promise<string> {
  await settle(page);
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth + 1 ? `${scrollWidth} px in ${innerWidth}` : '';
  });
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

for (const [name, walk] of Object.entries(walks)) {
  test(`every state on the way through ${name} passes axe, fits all sizes, a narrow page and large text`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/);
    await page.clock.install();
    await walk(page, async (state) => {
      await calm(page);
      expect.soft(await barriers(page), state).toEqual([]);
      const misfits = await misfitsBySize(page, () => false);
      expect.soft(misfits, state).toEqual({});
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflow(page), `${state}, 320 px wide`).toBe('');
      await page.setViewportSize({ width: 1366, height: 768 });
      await setTextSize(page, '200%');
      expect.soft(await overflow(page), `${state}, text at 200 %`).toBe('');
      await setTextSize(page, '');
    });
  });
}
