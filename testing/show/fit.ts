import type { Page } from '@playwright/test';
import {
  type FitOptions,
  LOOKED_AT,
  misfitsInPage,
  settleInPage,
} from '../../apps/web/test/fit-in-page.ts';

/** The windows that most hosts have. */
export const commonSizes = [
  // laptops, the last one with much of it taken by the browser's own bars
  [1366, 768],
  [1920, 1080],
  [1280, 720],
  [1366, 640],
  // projectors and a telephone
  [1024, 768],
  [1600, 1200],
  [390, 844],
] as const;

/** A laptop, a projector and a telephone, upright and lying: the windows of screens without a board. */
export const fewSizes = [
  [1366, 768],
  [1024, 768],
  [390, 844],
  [844, 390],
] as const;

/** The windows in which the game must fit. */
export const sizes = [
  ...commonSizes,
  // a television, a tablet upright and lying, a telephone lying
  [3840, 2160],
  [1180, 820],
  [820, 1180],
  [844, 390],
  // a laptop's window at a zoom of 200 %
  [683, 384],
] as const;

export type Windows = readonly (readonly [width: number, height: number])[];

/** Ends once a frame has moved nothing that is looked at, so that one look tells whether it fits. */
export const settle = (page: Page): Promise<void> => page.evaluate(settleInPage, LOOKED_AT);

export type SizedLook = {
  readonly windows: Windows;
  readonly isWholeScreen?: (width: number) => boolean;
  readonly leastTilePx?: (width: number, height: number) => number;
  /** Finds more than boxes that do not fit. */
  readonly more?: () => Promise<readonly string[]>;
};

/** Looks at the page once in each size and answers what does not fit, by size. */
export async function lookBySize(
  page: Page,
  { windows, isWholeScreen = () => false, leastTilePx = () => 0, more }: SizedLook,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  await withoutPainting(page, async () => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const boxes = await misfits(page, {
        wholeScreen: isWholeScreen(width),
        leastTilePx: leastTilePx(width, height),
      });
      const misfit = [...boxes, ...((await more?.()) ?? [])];
      if (misfit.length > 0) found[`${width}×${height}`] = misfit;
    }
  });
  return found;
}

/** The boxes of a page that do not fit, by size. */
export const misfitsBySize = (
  page: Page,
  isWholeScreen: (width: number) => boolean,
  windows: Windows = sizes,
  leastTilePx?: (width: number, height: number) => number,
) => lookBySize(page, { windows, isWholeScreen, ...(leastTilePx && { leastTilePx }) });

/**
 * For looks at boxes, not pictures: painting a large window by software would take most of the time. What is clipped
 * counts as out of sight, where cards are not laid out; here they are.
 */
export async function withoutPainting(page: Page, look: () => Promise<void>) {
  const wear = (style: string) =>
    page.evaluate((style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [sheet];
    }, style);
  await wear('html { clip-path: inset(50%); } * { content-visibility: visible !important; }');
  await look();
  await wear('');
}

/**
 * What does not fit: a page wider (or higher) than its window, controls over each other or outside the page, text cut
 * off inside a control, and tiles too small to be read.
 */
export function misfits(page: Page, options: FitOptions): Promise<readonly string[]> {
  const told = JSON.stringify({ ...options, selector: LOOKED_AT });
  // One call instead of two: a page is looked at more than a thousand times.
  return page.evaluate(
    `(${settleInPage})(${JSON.stringify(LOOKED_AT)}).then(() => (${misfitsInPage})(${told}))`,
  );
}
