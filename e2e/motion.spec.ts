import type { Page } from '@playwright/test';
import { slowness } from '../testing/browser/clock.ts';
import { expectWithin } from '../testing/browser/expect-within.ts';
import {
  CATEGORIES,
  called,
  eventsIn,
  outermost,
  SCRIPT,
  sumMs,
  taskLengths,
} from '../testing/browser/trace.ts';
import {
  closeReward,
  expectBoard,
  spinResult,
  stageOf,
  submitPhrase,
} from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

test.use(withMotion);

/** What the page's main thread did between the start of the spin and the moment it ends, which opens the dialog. */
function workOfSpin(trace: Buffer) {
  const events = eventsIn(trace);
  const start = events.find(({ name }) => name === 'spinning');
  if (!start) throw new Error('The trace holds no spin.');
  const ofSpin = events
    .filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts > start.ts && ts < start.ts + 5_900_000);
  return { scriptMs: sumMs(outermost(called(ofSpin, SCRIPT))), taskMs: taskLengths(ofSpin) };
}

/** Tells when the wheel starts and stops without looking at the page meanwhile, which would cost script time. */
async function watchSpin(page: Page) {
  const waiting: (() => void)[] = [];
  await page.exposeFunction('noteSpinning', () => waiting.shift()?.());
  await page.evaluate(() => {
    const wheel = document.querySelector('[data-testid=wheel]');
    if (!wheel) throw new Error('no wheel');
    new MutationObserver(() => {
      Reflect.get(window, 'noteSpinning')();
      performance.mark('spinning');
    }).observe(wheel, { attributeFilter: ['data-spinning'] });
  });
  return () => new Promise<void>((resolve) => waiting.push(resolve));
}

/** Any other page fetches these ahead a little after it has opened; nobody needs them in the middle of a show. */
const OTHER_SCREENS = /\/(search|about|auth|my-wheels|build)-screen-/;

test('a spin uses under 10 ms of script in its six seconds, and at a fourth of the speed no task of it is long', async ({
  page: first,
  context,
  browser,
}) => {
  const slow = await slowness(first);

  async function measure() {
    const page = await context.newPage();
    await hostShow(page);
    const changed = await watchSpin(page);
    await browser.startTracing(page, { categories: CATEGORIES });
    const started = changed();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await started;
    await changed();
    const { scriptMs, taskMs } = workOfSpin(await browser.stopTracing());
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(fetched.filter((address) => OTHER_SCREENS.test(address))).toEqual([]);
    await page.close();
    return { scriptMs, taskMs: Math.max(...taskMs) };
  }
  await expectWithin({ scriptMs: 10 * slow, taskMs: (50 * slow) / 4 }, measure);
});

/** What the browser draws on sheets of their own: each element such a sheet begins with, and why it has one. */
async function sheetsOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  let tree: readonly { layerId: string; backendNodeId?: number }[] = [];
  session.on('LayerTree.layerTreeDidChange', ({ layers }) => {
    tree = layers ?? tree;
  });
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  const describe = async ({ layerId, backendNodeId }: (typeof tree)[number]) => {
    if (backendNodeId === undefined) return '';
    const { node } = await session.send('DOM.describeNode', { backendNodeId });
    const why = await session.send('LayerTree.compositingReasons', { layerId });
    return [node.nodeName, ...(node.attributes ?? []), ...why.compositingReasonIds].join(' ');
  };
  return () => Promise.all(tree.map(describe));
}

test('a wheel that turns leaves chips and backdrop on one sheet', async ({ page }) => {
  await page.goto('/wheel');
  const sheets = await sheetsOf(page);
  await stageOf(page).spin.click();
  await expect(stageOf(page).wheel).toHaveAttribute('data-spinning', 'true');
  let seen: readonly string[] = [];
  // A sheet that goes while it is asked about is no answer yet.
  await expect(async () => {
    seen = await sheets();
    expect(seen).toContainEqual(expect.stringMatching(/flipper.*ActiveTransformAnimation/));
  }).toPass();
  expect(seen).not.toContainEqual(expect.stringMatching(/grid|backdrop|svg/));
});

test('only transform and opacity are animated while a show is played', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'animated', seen);
    const look = () => {
      for (const animation of document.getAnimations()) {
        for (const frame of (animation.effect as KeyframeEffect).getKeyframes()) {
          for (const property of Object.keys(frame)) seen.add(property);
        }
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await hostShow(page);
  const stage = stageOf(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await stage.key('D').click();
  await expectBoard(page, '..D D..');
  await stage.key('Z').click();
  await expect(stage.cross).toBeVisible();
  await expect(stage.cross).toBeHidden();
  await spinResult(page);
  await closeReward(page);
  await submitPhrase(page, 'red dog');
  await stage.star(0).click();
  await stage.next.click();
  await submitPhrase(page, 'summer rain');
  await stage.next.click();
  await expect(page.getByTestId('podium-1')).toBeVisible();
  const animated = await page.evaluate(() => [...(Reflect.get(window, 'animated') as Set<string>)]);
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  expect(animated).toContain('transform');
  expect(
    animated.filter((property) => ![...timing, 'transform', 'opacity'].includes(property)),
  ).toEqual([]);
});
