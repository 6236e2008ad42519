import type { Page } from '@playwright/test';
import { slowness } from '../testing/browser/clock.ts';
import { screensFetched } from '../testing/browser/screens-fetched.ts';
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

const categories = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};

/** What script is called in a trace, and what a page does beside it; one may lie within another. */
const scriptNames = ['FunctionCall', 'RunMicrotasks', 'EvaluateScript'];
const drawingNames = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

type Stretch = { readonly ts: number; readonly end: number; readonly lengthMs: number };

/**
 * What the page's main thread did between the start of the spin and the moment it ends, which opens the dialog.
 * Counted in time on the processor, so that other work on the machine does not count; a task counts with what the page
 * did in it, so that the browser's own tidying up does not either.
 */
function workOfSpin(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const start = traceEvents.find(({ name }) => name === 'spinning');
  if (!start) throw new Error('The trace holds no spin.');
  const called = (names: readonly string[]): readonly Stretch[] =>
    traceEvents
      .filter(
        ({ name, pid, tid }) => names.includes(name) && pid === start.pid && tid === start.tid,
      )
      .filter(({ ts }) => ts > start.ts && ts < start.ts + 5_900_000)
      .map(({ ts, dur = 0, tdur }) => ({ ts, end: ts + dur, lengthMs: (tdur ?? dur) / 1000 }));
  const work = outermost(called([...scriptNames, ...drawingNames]));
  const workIn = (task: Stretch) => work.filter(({ ts, end }) => ts >= task.ts && end <= task.end);
  return {
    scriptMs: sumMs(outermost(called(scriptNames))),
    taskMs: called(['RunTask']).map((task) => sumMs(workIn(task))),
  };
}

const sumMs = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { lengthMs }) => sum + lengthMs, 0);

function outermost(stretches: readonly Stretch[]): readonly Stretch[] {
  let endedAt = 0;
  return stretches
    .toSorted((one, other) => one.ts - other.ts || other.end - one.end)
    .filter(({ ts, end }) => {
      if (ts < endedAt) return false;
      endedAt = end;
      return true;
    });
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

/** A page just opened fetches these a little later; their script is not the spin's. */
const otherScreens = ['search', 'about', 'login', 'register', 'my-wheels', 'build'];

test('a spin uses under 10 ms of script in its six seconds, and at a fourth of the speed no task of it is long', async ({
  page,
  browser,
}) => {
  await hostShow(page);
  await screensFetched(page, otherScreens);
  const slow = await slowness(page);
  const changed = await watchSpin(page);
  await browser.startTracing(page, { categories });
  const started = changed();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await started;
  await changed();
  const { scriptMs, taskMs } = workOfSpin(await browser.stopTracing());
  expect(scriptMs).toBeGreaterThan(0);
  expect(scriptMs).toBeLessThan(10 * slow);
  expect(Math.max(...taskMs)).toBeGreaterThan(0);
  expect(taskMs.filter((lengthMs) => lengthMs * 4 > 50 * slow)).toEqual([]);
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
