import { expect, type Page } from '@playwright/test';
import { hostByHand } from '../testing/show/host.ts';
import {
  closeReward,
  promisedResult,
  segmentUnderPointer,
  spinResult,
  stageOf,
} from '../testing/show/stage.ts';
import { wallClockTimers } from './injected/in-the-browser.ts';
import type { Fault } from './support/fault.ts';
import { withHostedPage } from './support/hosted-page.ts';
import type { Report } from './support/report.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SPIN_MS = 6000;

/** A wall clock that a test can set, kept over reloads in the window's name. */
function settableClock(): void {
  const now = Date.now;
  Date.now = () => now() + Number(window.name || 0);
}
const setClock = (page: Page, byMs: number) =>
  page.evaluate((by) => {
    window.name = String(by);
  }, byMs);

type Jump = {
  readonly name: string;
  readonly reload: boolean;
  readonly run: (page: Page) => Promise<void>;
};

const jumps: readonly Jump[] = [
  { name: 'the clock jumps a day ahead', reload: false, run: (page) => setClock(page, DAY_MS) },
  { name: 'the clock jumps a day back', reload: false, run: (page) => setClock(page, -DAY_MS) },
  {
    name: 'the clock jumps a day ahead and the page is reloaded',
    reload: true,
    run: async (page) => {
      await setClock(page, DAY_MS);
      await page.reload();
    },
  },
  {
    name: 'the clock jumps a day back and the page is reloaded',
    reload: true,
    run: async (page) => {
      await setClock(page, -DAY_MS);
      await page.reload();
    },
  },
];

async function spinThrough(page: Page, { name, reload, run }: Jump, report: Report): Promise<void> {
  const stage = stageOf(page);
  const startedAt = performance.now();
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  const promised = await promisedResult(page);
  await page.waitForTimeout(1500);
  await run(page);
  const got = await spinResult(page).catch(() => null);
  const tookMs = performance.now() - startedAt;
  report.expect(got === promised, `${name}: the wheel promised ${promised} and gave ${got}`);
  if (got === null) return;
  if (!reload) {
    report.expect(tookMs > SPIN_MS - 250, `${name}: the spin ended after ${tookMs.toFixed(0)} ms`);
    report.speed({
      name: `${name}: late by`,
      value: Math.max(0, tookMs - SPIN_MS),
      atMost: 1000,
      unit: 'ms',
    });
  }
  await closeReward(page);
  const shown = await segmentUnderPointer(page);
  report.expect(shown === got, `${name}: the dialog said ${got}, the pointer says ${shown}`);
}

/** A page put to sleep in mid-spin, as when a lid is closed. */
async function sleepThroughSpin(page: Page, report: Report): Promise<void> {
  const stage = stageOf(page);
  const session = await page.context().newCDPSession(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  const promised = await promisedResult(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, 8000));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  const got = await spinResult(page).catch(() => null);
  report.expect(got === promised, `asleep: the wheel promised ${promised} and gave ${got}`);
}

/** Seen to fail with timers that go by the wall clock (`wallClockTimers`). */
export const fault: Fault = {
  title: 'the clock jumps a day in mid-spin, and the page sleeps through one',
  injection: 'timers go by the wall clock',

  async run({ options, report }) {
    await withHostedPage(report, { before: settableClock }, async (hosted) => {
      if (options.isInjected) await hosted.context.addInitScript(wallClockTimers);
      const { page } = hosted;
      await hostByHand(page, { teams: ['Aces'] });
      for (const jump of jumps) {
        await setClock(page, 0);
        await spinThrough(page, jump, report);
      }
      await setClock(page, 0);
      await sleepThroughSpin(page, report);
      report.tried(`${jumps.length} jumps of 24 h in mid-spin and 8 s of sleep`);
    });
  },
};
