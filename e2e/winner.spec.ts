import type { Page } from '@playwright/test';
import { stopClock } from '../testing/browser/clock.ts';
import { stageOf, submitPhrase } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

const one = [{ category: 'Animal', searchedWord: 'Red dog' }];

async function finish(page: Page) {
  await submitPhrase(page, 'red dog');
  await stageOf(page).next.click();
  await expect(page).toHaveURL('/winner');
}

test('the podium ranks the top three by score; a tie keeps the order of the teams', async ({
  page,
}) => {
  await hostShow(page, { puzzles: one, teams: ['Aces', 'Bees', 'Cats', 'Dons'] });
  const stage = stageOf(page);
  await stage.plus(3).click();
  await stage.plus(3).click();
  await stage.plus(1).click();
  await stage.plus(2).click();
  await finish(page);
  for (const [place, name, score] of [
    [1, 'Dons', '200'],
    [2, 'Bees', '100'],
    [3, 'Cats', '100'],
  ] as const) {
    await expect(page.getByTestId(`podium-${place}`)).toContainText(name);
    await expect(page.getByTestId(`podium-${place}`)).toContainText(score);
  }
});

test('the podium leaves out the places nobody takes', async ({ page }) => {
  await hostShow(page, { puzzles: one, teams: ['Aces', 'Bees'] });
  await finish(page);
  await expect(page.getByTestId('podium-1')).toContainText('Aces');
  await expect(page.getByTestId('podium-2')).toContainText('Bees');
  await expect(page.getByTestId('podium-3')).toHaveCount(0);
});

test.describe(() => {
  test.use(withMotion);

  test('the winner screen bursts confetti at once and every 1.5 s until it is left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const bursts: number[] = [];
      Reflect.set(window, 'bursts', bursts);
      // A burst is seen by what it draws: its first paper after a pause, or more of it than a frame before.
      const seen = new WeakMap<CanvasRenderingContext2D, { drawn: number; last: number }>();
      const clear = CanvasRenderingContext2D.prototype.clearRect;
      const fill = CanvasRenderingContext2D.prototype.fill;
      CanvasRenderingContext2D.prototype.fill = function (...args: unknown[]) {
        const state = seen.get(this) ?? { drawn: 0, last: 0 };
        state.drawn += 1;
        seen.set(this, state);
        return Reflect.apply(fill, this, args);
      };
      CanvasRenderingContext2D.prototype.clearRect = function (...args) {
        const state = seen.get(this);
        if (state) {
          if (state.drawn >= state.last + 90) bursts.push(performance.now());
          state.last = state.drawn;
          state.drawn = 0;
        }
        return Reflect.apply(clear, this, args);
      };
    });
    await page.clock.install();
    await hostShow(page, { puzzles: one, teams: ['Aces'] });
    await finish(page);
    const bursts = () => page.evaluate(() => Reflect.get(window, 'bursts') as number[]);
    await expect.poll(async () => (await bursts()).length).toBeGreaterThan(0);
    await stopClock(page);
    await page.evaluate(() => Reflect.get(window, 'bursts').splice(0));
    await page.clock.runFor(5000);
    const times = await bursts();
    expect(times.length).toBeGreaterThanOrEqual(3);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    for (const gap of gaps) expect(Math.abs(gap - 1500)).toBeLessThan(400);
  });
});

test('a suggested game of the winner screen goes to its search; Return to Home goes to /', async ({
  page,
}) => {
  await hostShow(page, { puzzles: one, teams: ['Aces'] });
  await finish(page);
  const chip = page.getByTestId('suggestion-chip').first();
  const title = (await chip.textContent()) ?? '';
  await chip.click();
  await expect(page).toHaveURL(/\/search\?q=/);
  expect(new URL(page.url()).searchParams.get('q')).toBe(title);
  await page.goBack();
  await page
    .getByRole('button', { name: 'Return to Home' })
    .or(page.getByRole('link', { name: 'Return to Home' }))
    .click();
  await expect(page).toHaveURL('/');
});
