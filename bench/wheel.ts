import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { median, plain, withRange } from '../testing/figures.ts';
import { stageOf } from '../testing/show/stage.ts';
import { provenance } from '../testing/system/machine.ts';
import {
  type Bench,
  type Columns,
  type Options,
  repeated,
  say,
  tableOf,
  withPages,
} from './lib/bench.ts';
import { peers, versionOf, withPeerPages } from './lib/peers.ts';
import { readSpin, type SpinTrace, spinMark, traceCategories } from './trace.ts';

export const wheelBench: Bench = {
  title: 'Wheel: what a spin costs the page',
  chart: { title: 'Wheel: ms of the main thread for a spin of 6 s', column: 'busy ms' },
  run: (options) =>
    withPeerPages((peerOrigin) =>
      withPages((origin, browser) => measure(browser, contestants(origin, peerOrigin), options)),
    ),
};

async function measure(
  browser: Browser,
  rivals: readonly Contestant[],
  { isQuick, seed }: Options,
): Promise<string> {
  const parts: string[] = [];
  for (const slowdown of isQuick ? [4] : [1, 4]) {
    const bouts = await repeated(
      isQuick ? 1 : 3,
      (round) => bout(browser, rivals, slowdown, round),
      rivals.map((_, nth) => (spins: readonly Spin[]) => spins[nth]?.busyMs ?? Number.NaN),
    );
    const results = rivals.map(
      ({ name }, nth) => [name, bouts.flatMap((spins) => spins[nth] ?? [])] as const,
    );
    parts.push(report(slowdown, new Map(results)));
  }
  const versions = [`Chromium ${browser.version()}`, ...peers.map(versionOf)];
  return [explanation, ...parts, provenance(seed, versions)].join('\n\n');
}

/** Everybody takes a turn, the other way round every second time: who comes after a heavy page finds a slower machine. */
async function bout(
  browser: Browser,
  rivals: readonly Contestant[],
  slowdown: number,
  round: number,
): Promise<readonly Spin[]> {
  say(`  CPU slowed ${slowdown}×, round ${round}`);
  const turned = <T>(list: readonly T[]) => (round % 2 === 0 ? list.toReversed() : list);
  const spins: Spin[] = [];
  for (const rival of turned(rivals)) spins.push(await measureSpins(browser, rival, slowdown));
  return turned(spins);
}

const explanation = `20 segments for 6 s at 1366×768, each in a fresh page of the same Chromium. Busy is the main thread in tasks of any kind and
script in the page's own script, by the browser's counters in a second spin; tasks and frames are read from a trace of the
first, when everything is cold. A long task takes over 50 ms; a long frame comes more than 50 ms after the one before. Ours is
the whole wheel screen with its sounds and the saving of the show; the rivals stand alone on an empty page and make no
sound. The bare box is no rival: its time goes into showing some 360 frames of any content.`;

function report(slowdown: number, results: ReadonlyMap<string, readonly Spin[]>): string {
  const busyOf = (spins: readonly Spin[] = []) => median(spins.map(({ busyMs }) => busyMs));
  const busy = (name: string) => busyOf(results.get(name));
  const figure = (key: keyof Spin) => (spins: readonly Spin[]) =>
    withRange(spins.map((spin) => spin[key]));
  const columns: Columns<readonly Spin[]> = {
    'busy ms': figure('busyMs'),
    'script ms': figure('scriptMs'),
    'longest task ms': figure('longestTaskMs'),
    'long tasks': figure('longTasks'),
    'long frames': figure('longFrames'),
    'frames drawn': figure('drawnFrames'),
    'busy, ours = 1': (spins) => plain(busyOf(spins) / busy('ours')),
  };
  const name = slowdown === 1 ? 'Full speed' : `CPU slowed ${slowdown}×`;
  const best = Math.min(...peers.map(busy));
  const above = (best - busy(bare)) / (busy('ours') - busy(bare));
  const sentence = `Ours keeps the main thread busy for 1/${plain(best / busy('ours'))} of the best rival's time, and for
1/${plain(above)} of it without what the frames cost by themselves. It is ${plain(busy('ours') / busy(bare))} times the bare box's time.`;
  return `${tableOf(name, columns, results)}\n\n${sentence}`;
}

const mostSegments = 20;

/** Fills the default wheel through the screen's own buttons, as a host would. */
async function fillOurWheel(page: Page): Promise<void> {
  const segments = page.getByTestId('wheel-segment');
  const plusButtons = page.getByTestId('available-chip').getByRole('button', { name: /^\+/ });
  await segments.first().waitFor();
  const chips = await plusButtons.count();
  for (let next = 0; (await segments.count()) < mostSegments; next += 1) {
    await press(page, plusButtons.nth(next % chips));
  }
  await page.mouse.move(0, 0);
}

const prizes = 'ours with 20 prizes';

/** Ten prizes of one's own, each of them twice in place of what was there. */
async function fillWithPrizes(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Own chip…' }));
  await page.getByRole('textbox', { name: 'Prize' }).waitFor();
  for (let nth = 0; nth < 10; nth += 1) {
    await page.keyboard.type(`Free coffee or tea ${nth}`);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  for (const value of [100, 200, 300, 400, 500])
    await press(page, page.getByRole('button', { name: `− ${value}`, exact: true }));
  const segments = page.getByTestId('wheel-segment');
  const plusButtons = page.getByTestId('own-chip').getByRole('button', { name: /^\+/ });
  for (let next = 0; (await segments.count()) < mostSegments; next += 1)
    await press(page, plusButtons.nth(next % 10));
  await page.mouse.move(0, 0);
}

async function closeReward(page: Page): Promise<void> {
  const { reward } = stageOf(page);
  await press(page, reward.getByRole('button', { name: /close/i }));
  await reward.waitFor({ state: 'hidden' });
}

/** A click by locator would leave listeners in the page, and the press that is measured would pass through them. */
async function press(page: Page, button: Locator): Promise<void> {
  await page.mouse.click(...(await middleOf(button)));
}

/** A page with nothing but a box that the compositor turns: what showing the frames costs by itself. */
const bare = 'a bare turning box';

type Contestant = {
  readonly name: string;
  readonly address: string;
  /** Brings the page to a wheel of 20 segments. */
  prepare(page: Page): Promise<void>;
  /** Brings the page back to where it can spin again. */
  afterSpin(page: Page): Promise<void>;
};

function contestants(appOrigin: string, peerOrigin: string): readonly Contestant[] {
  const alone = (name: string, page: string): Contestant => ({
    name,
    address: `${peerOrigin}/${page}.html`,
    prepare: (page) => page.locator('canvas, .box').first().waitFor(),
    afterSpin: async () => {},
  });
  const address = `${appOrigin}/wheel`;
  return [
    { name: 'ours', address, prepare: fillOurWheel, afterSpin: closeReward },
    { name: prizes, address, prepare: fillWithPrizes, afterSpin: closeReward },
    ...peers.map((peer) => alone(peer, peer)),
    alone(bare, 'bare'),
  ];
}

type Spin = SpinTrace & {
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
async function measureSpins(
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
    const traced = await traceSpin(browser, page);
    await contestant.afterSpin(page);
    return { ...traced, ...(await timeSpin(session, page)) };
  } finally {
    await context.close();
  }
}

async function traceSpin(browser: Browser, page: Page): Promise<SpinTrace> {
  await page.evaluate((mark) => {
    addEventListener('click', () => performance.mark(mark), { capture: true, once: true });
  }, spinMark);
  const press = await aimAt(page);
  await browser.startTracing(page, { categories: traceCategories });
  await press();
  await page.waitForTimeout(spinMs + 500);
  return readSpin(await browser.stopTracing());
}

async function timeSpin(session: CDPSession, page: Page) {
  const press = await aimAt(page);
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
async function aimAt(page: Page): Promise<() => Promise<void>> {
  const middle = await middleOf(page.getByRole('button', { name: /^SPIN/ }));
  await page.waitForTimeout(quietMs);
  return () => page.mouse.click(...middle);
}

async function middleOf(button: Locator): Promise<readonly [x: number, y: number]> {
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
