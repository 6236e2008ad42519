import type { Browser, Page } from '@playwright/test';
import { readSpin, type SpinTrace, spinMark, traceCategories } from './trace.ts';

export type Contestant = {
  readonly name: string;
  readonly address: string;
  /** Brings the page to a wheel of 20 segments. */
  prepare(page: Page): Promise<void>;
  spinButton(page: Page): ReturnType<Page['locator']>;
};

/** One spin in a page of its own, watched by the browser's tracing. */
export async function traceSpin(
  browser: Browser,
  { address, prepare, spinButton }: Contestant,
  cpuSlowdown: number,
): Promise<SpinTrace> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    await prepare(page);
    await page.evaluate((mark) => {
      addEventListener('click', () => performance.mark(mark), { capture: true, once: true });
    }, spinMark);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // What the page does after loading and after our clicks is not part of a spin.
    await page.waitForTimeout(1000);

    await browser.startTracing(page, { categories: traceCategories });
    await spinButton(page).click();
    await page.waitForTimeout(6500);
    return readSpin(await browser.stopTracing());
  } finally {
    await context.close();
  }
}
