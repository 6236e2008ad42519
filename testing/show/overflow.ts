import type { Page } from '@playwright/test';
import { settle, withoutPainting } from './fit.ts';

/** How much wider than its window a page is; nothing where it fits. */
async function overflow(page: Page): Promise<string> {
  await settle(page);
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth + 1 ? `${scrollWidth} px in ${innerWidth}` : '';
  });
}

const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** How much wider the page is than a very narrow window, and than its own with text of twice the size. */
export async function overflows(page: Page): Promise<{ narrow: string; large: string }> {
  const found = { narrow: '', large: '' };
  await withoutPainting(page, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    found.narrow = await overflow(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await setTextSize(page, '200%');
    found.large = await overflow(page);
    await setTextSize(page, '');
  });
  return found;
}
