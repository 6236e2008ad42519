import { expectBoard, skipSpin, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with reduced motion a spin lasts its six seconds, nothing turns, and the result is announced', async ({
    page,
  }) => {
    await page.clock.install();
    await hostShow(page);
    const stage = stageOf(page);
    await stage.spin.click();
    await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
    const turning = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const frames = (animation.effect as KeyframeEffect).getKeyframes();
        return frames.slice(1).flatMap((frame, index) => {
          const before = frames[index];
          const moves = before && before.transform !== frame.transform;
          return moves && before.computedOffset !== frame.computedOffset
            ? [JSON.stringify([before, frame])]
            : [];
        });
      }),
    );
    expect(turning).toEqual([]);
    const result = await skipSpin(page);
    await expect(page.getByRole('status').filter({ hasText: result }).first()).toBeAttached();
  });

  test('with reduced motion no confetti flies and no tile flips', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { drawn: 0, flips: 0 };
      Reflect.set(window, 'seen', seen);
      const { fill } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.fill = function (...args: unknown[]) {
        seen.drawn += 1;
        return Reflect.apply(fill, this, args);
      };
      const isFlip = (animation: Animation) =>
        JSON.stringify((animation.effect as KeyframeEffect).getKeyframes()).includes('rotateY');
      const look = () => {
        seen.flips += document.getAnimations().filter(isFlip).length;
        requestAnimationFrame(look);
      };
      look();
    });
    await hostShow(page, { puzzles: [{ category: 'Animal', searchedWord: 'Red dog' }] });
    await submitPhrase(page, 'red dog');
    await expectBoard(page, 'RED DOG');
    await stageOf(page).next.click();
    await expect(page.getByTestId('podium-1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ drawn: 0, flips: 0 });
  });
});

test('a screen reader hears the board as a sentence, guesses, scores and the winner', async ({
  page,
}) => {
  await hostShow(page, { puzzles: [{ category: 'Animal', searchedWord: 'Red dog' }] });
  const stage = stageOf(page);
  const heard = (text: RegExp) =>
    expect(
      page.locator('[role=status], [aria-live]').filter({ hasText: text }).first(),
    ).toBeAttached();
  const snapshot = await page.getByRole('main').ariaSnapshot();
  expect(snapshot).toMatch(/Word 1, 3 letters: blank blank blank/);
  await stage.key('D').click();
  await heard(/2.*D|D.*2/);
  expect(await page.getByRole('main').ariaSnapshot()).toMatch(/Word 1, 3 letters: blank blank D/);
  await stage.key('Z').click();
  await heard(/No Z/);
  await stage.plus(0).click();
  await heard(/Red Pandas.*100/);
  await submitPhrase(page, 'red dog');
  await heard(/RED DOG|solved/i);
});

test('focus is visible on every control of the game and targets are 44 px', async ({ page }) => {
  await hostShow(page);
  const small = await page
    .locator('main button:visible, main input:visible, header a:visible, header button:visible')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const label = element.closest('label') ?? element;
        const { width, height } = label.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
        return Math.min(width, height) < 43.5
          ? [`${name}: ${Math.round(width)}×${Math.round(height)}`]
          : [];
      }),
    );
  expect(small).toEqual([]);

  const controls = await page.evaluate(() => {
    const selector = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
    );
    for (const [index, element] of all.entries()) element.dataset.control = String(index);
    return all.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
  const rings = new Map<number, boolean>();
  for (
    let presses = 0;
    presses < 2 * controls.length && rings.size < controls.length;
    presses += 1
  ) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return { index: Number(element.dataset.control), isRinged };
    });
    if (!Number.isNaN(focused.index)) rings.set(focused.index, focused.isRinged);
  }
  expect(controls.length).toBeGreaterThan(30);
  expect(controls.filter((_, index) => !rings.has(index))).toEqual([]);
  expect(controls.filter((_, index) => rings.get(index) === false)).toEqual([]);
});

test('in forced colours a focused search has a ring, a found letter stands out and a dialog has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const styleOf = (element: Element) => {
    const { outline, backgroundColor, borderTopWidth } = getComputedStyle(element);
    return { outline, backgroundColor, borderTopWidth };
  };
  await page.goto('/');
  const field = page.getByRole('searchbox');
  const bar = field.locator('xpath=..');
  const atRest = await bar.evaluate(styleOf);
  await field.focus();
  expect(await bar.evaluate(styleOf)).not.toEqual(atRest);

  await hostShow(page, { puzzles: [{ category: 'Animal', searchedWord: 'Red dog' }] });
  await page.keyboard.press('d');
  await expectBoard(page, '..D D..');
  const ground = async (name: RegExp) =>
    (await page.getByLabel('Letters').getByRole('button', { name }).evaluate(styleOf))
      .backgroundColor;
  expect(await ground(/^D\b/)).not.toBe(await ground(/^Q\b/));

  await page.keyboard.press('?');
  const panel = page.getByRole('dialog').locator('> *').first();
  expect((await panel.evaluate(styleOf)).borderTopWidth).toBe('3px');
});
