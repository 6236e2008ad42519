import { axeViolations } from '../testing/browser/axe-violations.ts';
import { waitForAnimations } from '../testing/browser/wait-for-animations.ts';
import { misfitsBySize } from '../testing/show/fit.ts';
import { overflows } from '../testing/show/overflow.ts';
import { walks, windowsOf } from '../testing/show/walks.ts';
import { expect, test } from './support/fixtures.ts';

for (const [name, walk] of Object.entries(walks)) {
  const windows = windowsOf(name);
  test(`every state on the way through ${name} passes axe, fits ${windows.length} sizes, a narrow page and large text`, async ({
    page,
    allow,
  }) => {
    // Pages that do not exist, and a game that was changed elsewhere, are visited on purpose.
    allow(/status of (404|412)/);
    await page.clock.install();
    await walk(page, async (state) => {
      await waitForAnimations(page);
      expect.soft(await axeViolations(page), state).toEqual([]);
      expect.soft(await misfitsBySize(page, () => false, windows), state).toEqual({});
      const { narrow, large } = await overflows(page);
      expect.soft(narrow, `${state}, 320 px wide`).toBe('');
      expect.soft(large, `${state}, text at 200 %`).toBe('');
    });
  });
}

test('every page passes axe', { tag: '@smoke' }, async ({ page, allow }) => {
  allow(/status of 404/);
  await page.clock.install();
  await walks.pages?.(page, async (state) => {
    await waitForAnimations(page);
    expect.soft(await axeViolations(page), state).toEqual([]);
  });
});

test('the look itself finds text that is hard to read and a button without a name', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('button'));
    const faint = Object.assign(document.createElement('p'), { textContent: 'Faint' });
    faint.style.cssText = 'color: #777; background: #888';
    main.append(faint);
  });
  const found = (await axeViolations(page)).join('; ');
  expect(found).toContain('button-name: ');
  expect(found).toContain('color-contrast: ');
});
