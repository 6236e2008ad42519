import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { hostShow } from './support/host.ts';
import { closeReward, expectBoard, spinResult, stageOf, submitPhrase } from './support/stage.ts';

type Frame = { at: number; blockedMs: number; scripts: string[] };

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

test('a spin uses under 10 ms of script in its six seconds', async ({ page, context }) => {
  await hostShow(page);
  const changed = await watchSpin(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  const started = changed();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await started;
  const stopped = changed();
  const before = await scriptMs();
  await stopped;
  expect((await scriptMs()) - before).toBeLessThan(10);
});

test('at a fourth of the speed no frame of a spin is long', async ({ page, context }) => {
  await hostShow(page);
  const changed = await watchSpin(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const frames: Frame[] = [];
    Reflect.set(window, 'longFrames', frames);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, blockingDuration, scripts } = entry as PerformanceEntry & {
          blockingDuration: number;
          scripts: { sourceURL: string; invoker: string }[];
        };
        const ours = scripts.filter(({ sourceURL }) => sourceURL.startsWith(location.origin));
        frames.push({
          at: startTime,
          blockedMs: blockingDuration,
          scripts: ours.map(({ invoker }) => invoker),
        });
      }
    }).observe({ type: 'long-animation-frame' });
  });
  const started = changed();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Space');
  await started;
  await changed();
  const [from, frames] = await page.evaluate(
    () =>
      [
        performance.getEntriesByName('spinning')[0]?.startTime ?? 0,
        Reflect.get(window, 'longFrames') as Frame[],
      ] as const,
  );
  // The last tenth of a second belongs to the end of the spin, which opens the dialog.
  const ours = frames.filter(
    ({ at, blockedMs, scripts }) =>
      at > from && at < from + 5900 && blockedMs > 0 && scripts.length > 0,
  );
  expect(ours).toEqual([]);
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
