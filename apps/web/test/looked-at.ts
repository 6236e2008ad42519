import axe from 'axe-core';
import { page } from 'vitest/browser';
import { LOOKED_AT, misfitsInPage, settleInPage } from './fit-in-page.ts';

export type Windows = readonly (readonly [width: number, height: number])[];

export const IN_HAND: Windows = [
  [390, 844],
  [320, 568],
];
export const ON_WALL: Windows = [
  [3840, 2160],
  [1920, 1080],
  [1366, 768],
];

const WHOLE = { wholeScreen: true };
/** For a list that is longer than the window and scrolls by itself. */
export const SCROLLED: typeof WHOLE = { wholeScreen: false };

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function barriers(): Promise<readonly string[]> {
  document.documentElement.lang = 'en';
  const runOnly = { type: 'tag', values: TAGS } as const;
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(' | ')}`,
  );
}

/**
 * What does not fit these windows, and what axe finds. With `VITE_LOOKS=<folder of the checkout>` there are pictures as
 * well. The wheel of a wall leaves it on purpose.
 */
export async function flawsIn(
  name: string,
  windows: Windows,
  { wholeScreen } = WHOLE,
): Promise<readonly string[]> {
  const folder = import.meta.env.VITE_LOOKS;
  const selector = LOOKED_AT.replace('[data-testid=wheel], ', '');
  const flaws: string[] = [];
  for (const [width, height] of windows) {
    await page.viewport(width, height);
    await settleInPage(LOOKED_AT);
    const misfits = misfitsInPage({ wholeScreen, leastTilePx: 0, selector });
    flaws.push(...misfits.map((misfit) => `${name}, ${width} px wide: ${misfit}`));
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  flaws.push(...(await barriers()).map((barrier) => `${name}: ${barrier}`));
  await page.viewport(1366, 768);
  return flaws;
}
