import { hostByHand } from '../testing/show/host.ts';
import {
  closeReward,
  expectSegments,
  expectUnderPointer,
  quickSpin,
  segmentUnderPointer,
  skipSpin,
  spinResult,
  stageOf,
} from '../testing/show/stage.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

const chips = [
  ...['100', '200', '300', '400', '500', '600', '700', '800', '900', '1000'],
  ...['Lose Turn', 'Forfeit', 'Spin Again', 'Bonus Question', 'Hosts Decision'],
];
const full = 'Maximum of 20 segments reached';

test.beforeEach(async ({ page }) => {
  await page.goto('/wheel');
  await expect(page.getByTestId('wheel-segment')).toHaveCount(5);
});

const plus = (value: string) => new RegExp(`^\\+ ?${value}(\\b|$)`);
const minus = (value: string) => new RegExp(`^[−-] ?${value}(\\b|$)`);

test('the wheel starts with 100 to 500 and offers fifteen chips', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Build Your Wheel' })).toBeVisible();
  await expectSegments(page, ['100', '200', '300', '400', '500']);
  const offered = page.getByTestId('available-chip');
  await expect(offered).toHaveCount(15);
  for (const [index, chip] of chips.entries()) await expect(offered.nth(index)).toContainText(chip);
});

test('the middle of the first segment stands under the pointer of an unturned wheel', async ({
  page,
}) => {
  expect(await segmentUnderPointer(page)).toBe('100');
  const [pointer, wheel] = await Promise.all([
    page.getByTestId('wheel-pointer').boundingBox(),
    page.getByTestId('wheel').boundingBox(),
  ]);
  if (!pointer || !wheel) throw new Error('no wheel');
  expect(pointer.x + pointer.width / 2).toBeLessThan(wheel.x + wheel.width * 0.15);
  expect(Math.abs(pointer.y + pointer.height / 2 - (wheel.y + wheel.height / 2))).toBeLessThan(12);
});

test('the − of a chip takes the last occurrence away and stops at four', async ({ page }) => {
  const add = (value: string) => page.getByRole('button', { name: plus(value) }).click();
  const remove = (value: string) =>
    page.getByRole('button', { name: minus(value) }).click({ force: true });
  await add('100');
  await add('600');
  await expectSegments(page, ['100', '200', '300', '400', '500', '100', '600']);
  await remove('100');
  await expectSegments(page, ['100', '200', '300', '400', '500', '600']);
  await remove('900');
  await expectSegments(page, ['100', '200', '300', '400', '500', '600']);
  await remove('600');
  await remove('500');
  await remove('400');
  await expectSegments(page, ['100', '200', '300', '400']);
});

test('the + of a chip stops at twenty, says so and is disabled @full', async ({ page }) => {
  const add = page.getByRole('button', { name: plus('Bonus Question') });
  for (let count = 6; count <= 20; count += 1) {
    await expect(page.getByText(full)).toHaveCount(0);
    await add.click();
    await expect(page.getByTestId('wheel-segment')).toHaveCount(count);
  }
  await expect(page.getByText(full)).toBeVisible();
  for (const chip of chips)
    await expect(page.getByRole('button', { name: plus(chip) })).toBeDisabled();
  await page.getByRole('button', { name: minus('Bonus Question') }).click();
  await expect(page.getByText(full)).toHaveCount(0);
  await expect(add).toBeEnabled();
});

test('Reset Wheel gives 100 to 400', async ({ page }) => {
  await page.getByRole('button', { name: plus('Forfeit') }).click();
  await page.getByRole('button', { name: 'Reset Wheel' }).click();
  await expectSegments(page, ['100', '200', '300', '400']);
});

test.describe(() => {
  test.use(withMotion);

  test('a spin lasts six seconds, turns 1800 to 2160 degrees and pays what stands under the pointer', async ({
    page,
  }) => {
    const stage = stageOf(page);
    await page.evaluate(() => {
      const wheel = document.querySelector('[data-testid=wheel]');
      if (!wheel) throw new Error('no wheel');
      const times: number[] = [];
      const timerTimes: number[] = [];
      Reflect.set(window, 'spinTimes', { times, timerTimes });
      // A bare timer of six seconds beside it says how late a busy machine is.
      new MutationObserver(() => {
        times.push(performance.now());
        if (times.length === 1) setTimeout(() => timerTimes.push(performance.now()), 6000);
      }).observe(wheel, { attributeFilter: ['data-spinning'] });
    });
    await stage.spin.click();
    await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');

    const turns = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => ({
          timing: animation.effect?.getComputedTiming(),
          frames: (animation.effect as KeyframeEffect).getKeyframes(),
        }))
        .filter(({ frames }) => JSON.stringify(frames).includes('rotate'))
        .map(({ timing, frames }) => ({
          durationMs: Number(timing?.duration),
          easing: String(frames[0]?.easing !== 'linear' ? frames[0]?.easing : timing?.easing),
          from: JSON.stringify(frames[0]),
          to: JSON.stringify(frames.at(-1)),
          frames: frames.length,
        })),
    );
    const degrees = (frame: string) => Number(/rotate\((-?[\d.e+-]+)deg/.exec(frame)?.[1]);
    const turn = turns.find(({ to }) => degrees(to) >= 1800);
    expect(turn, JSON.stringify(turns)).toBeDefined();
    expect(turn?.durationMs).toBe(6000);
    expect(turn?.easing).toMatch(/^cubic-bezier\(0\.33\d*, 1, 0\.66\d*, 1\)$/);
    const turned = degrees(turn?.to ?? '') - degrees(turn?.from ?? '');
    expect(turned).toBeGreaterThanOrEqual(1800);
    expect(turned).toBeLessThan(2160);

    const result = await spinResult(page);
    const { times, timerTimes } = await page.evaluate(
      () => Reflect.get(window, 'spinTimes') as { times: number[]; timerTimes: number[] },
    );
    const [startedAt = 0, endedAt = 0] = times;
    expect(endedAt - startedAt).toBeGreaterThan(5900);
    expect(endedAt - (timerTimes[0] ?? startedAt + 6000)).toBeLessThan(1500);
    await closeReward(page);
    await expectUnderPointer(page, result);
  });
});

test('while the wheel spins, adding, removing, resetting and spinning are blocked', async ({
  page,
}) => {
  const stage = stageOf(page);
  await page.clock.install();
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await expect(page.getByRole('button', { name: plus('Forfeit') })).toBeDisabled();
  for (const button of [minus('500'), /^Reset Wheel/, /^SPIN/]) {
    await page
      .getByRole('button', { name: button })
      .first()
      .click({ force: true, timeout: 1000 })
      .catch(() => {});
  }
  await expectSegments(page, ['100', '200', '300', '400', '500']);
  await skipSpin(page);
  await closeReward(page);
  await expect(stage.wheel).not.toHaveAttribute('data-spinning', 'true');
});

test('leaving the wheel screen cancels the spin without a dialog @full', async ({ page }) => {
  const stage = stageOf(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(stage.wheel).toBeVisible();
  await expect(stage.wheel).not.toHaveAttribute('data-spinning', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the wheel is kept between games until it is reset @full', async ({ page }) => {
  await page.getByRole('button', { name: plus('Spin Again') }).click();
  await hostByHand(page);
  await expectSegments(page, ['100', '200', '300', '400', '500', 'Spin Again']);
});

test('rotation adds up: a second spin starts where the first ended @full', async ({ page }) => {
  await page.clock.install();
  await quickSpin(page);
  await closeReward(page);
  const before = await segmentUnderPointer(page);
  const stage = stageOf(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  const from = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const frames = (animation.effect as KeyframeEffect).getKeyframes();
      const degrees = (index: number) =>
        Number(
          /rotate\((-?[\d.e+-]+)deg/.exec(
            String(frames.at(index)?.transform ?? frames.at(index)?.rotate),
          )?.[1],
        );
      if (degrees(-1) >= 3600) return degrees(0);
    }
    return null;
  });
  expect(from).toBeGreaterThanOrEqual(1800);
  expect(before).not.toBeNull();
  const result = await skipSpin(page);
  await closeReward(page);
  await expectUnderPointer(page, result);
});
