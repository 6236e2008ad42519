import type { Page } from '@playwright/test';

const MOST_PRESSES = 120;

/** Presses Tab until a control of that name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement ? element.labels : null;
      const label = labels?.[0] ?? element;
      return element?.getAttribute('aria-label') ?? label?.textContent?.trim() ?? '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}
