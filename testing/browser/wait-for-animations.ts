import type { Page } from '@playwright/test';

/** Ends when every animation that ends by itself within three seconds has ended, so that a picture is still. */
export async function waitForAnimations(page: Page) {
  await page.evaluate(async () => {
    const brief = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return typeof endTime === 'number' && endTime <= 3000;
    });
    await Promise.allSettled(brief.map((animation) => animation.finished));
    await document.fonts.ready;
  });
}
