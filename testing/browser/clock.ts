import type { Page } from '@playwright/test';

/** Stops the clock of a page that has one installed: from here on `page.clock.runFor` alone lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/**
 * How many times slower this machine is at the moment than the one the limits were set on, and never below 1: the
 * best of many runs of the same small work.
 */
export async function slowness(page: Page): Promise<number> {
  const usualMs = 12;
  const bestMs = await page.evaluate(() => {
    const times = Array.from({ length: 20 }, () => {
      const startedAt = performance.now();
      let sum = 0;
      for (let number = 0; number < 5_000_000; number += 1) sum += Math.sqrt(number);
      return sum > 0 ? performance.now() - startedAt : 0;
    });
    return Math.min(...times);
  });
  return Math.max(1, bestMs / usualMs);
}
