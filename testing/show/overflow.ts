import type { Page } from '@playwright/test';
import { settle } from './fit.ts';

/** How much wider than its window a page is; nothing where it fits. */
export async function overflow(page: Page): Promise<string> {
  await settle(page);
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth + 1 ? `${scrollWidth} px in ${innerWidth}` : '';
  });
}

export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
