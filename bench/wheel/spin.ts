import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { readSpin, type SpinTrace, spinMark, traceCategories } from './trace.ts';

export type Contestant = {
  readonly name: string;
  readonly address: string;
  /** Brings the page to a wheel of 20 segments. */
  prepare(page: Page): Promise<void>;
  spinButton(page: Page): Locator;
  /** Brings the page back to where it can spin again. */
  afterSpin(page: Page): Promise<void>;
};

export type Spin = SpinTrace & {
  /** The main thread in tasks of any kind. */
  readonly busyMs: number;
  /** The main thread in the page's own script. */
  readonly scriptMs: number;
};

const spinMs = 6000;
const quietMs = 1000;

/**
 * Two spins in a page of its own. The first, with everything still cold, is watched by the browser's
 * tracing for tasks and frames; the second is timed by the browser's own counters, because tracing adds
 * its own work to every frame.
 */
export async function measureSpins(
  browser: Browser,
  contestant: Contestant,
  cpuSlowdown: number,
): Promise<Spin> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await page.goto(contestant.address, { waitUntil: 'networkidle' });
    await contestant.prepare(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const traced = await traceSpin(browser, page, contestant);
    await contestant.afterSpin(page);
    return { ...traced, ...(await timeSpin(session, page, contestant)) };
  } finally {
    await context.close();
  }
}

async function traceSpin(browser: Browser, page: Page, contestant: Contestant): Promise<SpinTrace> {
  await page.evaluate((mark) => {
    addEventListener('click', () => performance.mark(mark), { capture: true, once: true });
  }, spinMark);
  const press = await aimAt(page, contestant);
  await browser.startTracing(page, { categories: traceCategories });
  await press();
  await page.waitForTimeout(spinMs + 500);
  return readSpin(await browser.stopTracing());
}

async function timeSpin(session: CDPSession, page: Page, contestant: Contestant) {
  const press = await aimAt(page, contestant);
  const before = await counters(session);
  await press();
  await page.waitForTimeout(spinMs - 50);
  const after = await counters(session);
  return {
    busyMs: after.busyMs - before.busyMs,
    scriptMs: after.scriptMs - before.scriptMs,
  };
}

/**
 * A plain press of the mouse: a click by locator would have the page search and check the button, which
 * costs as much as a spin. What the page did before is given time to end.
 */
async function aimAt(page: Page, { spinButton }: Contestant): Promise<() => Promise<void>> {
  const middle = await middleOf(spinButton(page));
  await page.waitForTimeout(quietMs);
  return () => page.mouse.click(...middle);
}

export async function middleOf(button: Locator): Promise<readonly [x: number, y: number]> {
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no such button to press.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function counters(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (wanted: string) => {
    const metric = metrics.find(({ name }) => name === wanted);
    if (!metric) throw new Error(`This browser does not count ${wanted}.`);
    return metric.value * 1000;
  };
  return { busyMs: ms('TaskDuration'), scriptMs: ms('ScriptDuration') };
}
