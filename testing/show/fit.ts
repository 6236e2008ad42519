import type { Page } from '@playwright/test';

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

/** The windows in which every screen must fit. */
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

const LOOKED_AT =
  '[data-testid=tile], [data-testid=wheel], main button, main input, main a, [data-testid=team-score]';

/** Ends once a frame has moved nothing that is looked at, so that one look tells whether it fits. */
export const settle = (page: Page): Promise<void> => page.evaluate(settleInPage, LOOKED_AT);

async function settleInPage(selector: string): Promise<void> {
  await document.fonts.ready;
  // A page with a clock installed has no real frames but those that observers hear of.
  const frame = () =>
    new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  const looked = [document.documentElement, ...document.querySelectorAll(selector)];
  const places = () =>
    looked
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())
      .join(' ');
  let before = '';
  for (let now = places(), frames = 0; now !== before && frames < 300; frames += 1) {
    before = now;
    await frame();
    now = places();
  }
}

/** Looks at the page once in each size and answers what does not fit, by size. */
export async function misfitsBySize(
  page: Page,
  isWholeScreen: (width: number) => boolean,
  windows: readonly (readonly [width: number, height: number])[] = sizes,
  leastTilePx: (width: number, height: number) => number = () => 0,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  await withoutPainting(page, async () => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const misfit = await misfits(page, {
        wholeScreen: isWholeScreen(width),
        leastTilePx: leastTilePx(width, height),
      });
      if (misfit.length > 0) found[`${width}×${height}`] = misfit;
    }
  });
  return found;
}

/** For looks at boxes, not pictures: painting a large window by software would take most of the time. */
export async function withoutPainting(page: Page, look: () => Promise<void>) {
  const clip = (clipPath: string) =>
    page.evaluate((value) => {
      document.documentElement.style.clipPath = value;
    }, clipPath);
  await clip('inset(50%)');
  await look();
  await clip('');
}

export type FitOptions = {
  /** Whether the page must fit the window's height too. */
  readonly wholeScreen: boolean;
  /** How high a tile has to be. */
  readonly leastTilePx: number;
};

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

function misfitsInPage({
  wholeScreen,
  leastTilePx,
  selector,
}: FitOptions & { readonly selector: string }): readonly string[] {
  const found: string[] = [];
  const pageBox = document.documentElement;
  const tolerance = 1;
  const { innerHeight } = window;
  // A scroll bar that takes room leaves the page less than the window has.
  const { clientWidth } = pageBox;

  if (pageBox.scrollWidth > clientWidth + tolerance)
    found.push(`the page is ${pageBox.scrollWidth} px wide in a window of ${clientWidth}`);
  if (wholeScreen && pageBox.scrollHeight > innerHeight + tolerance)
    found.push(`the page is ${pageBox.scrollHeight} px high in a window of ${innerHeight}`);

  const nameOf = (element: Element) =>
    `${element.getAttribute('data-testid') ?? element.tagName.toLowerCase()} “${(
      element.getAttribute('aria-label') ??
      element.textContent ??
      ''
    )
      .trim()
      .slice(0, 60)}”`;
  const known = new Map<Element, boolean>([
    [document.body, false],
    [pageBox, false],
  ]);
  const isLonger = ({ scrollHeight, clientHeight }: Element) =>
    scrollHeight > clientHeight + tolerance;
  const isWider = ({ scrollWidth, clientWidth: width }: Element) => scrollWidth > width + tolerance;
  /** What could scroll but holds nothing more than it shows is a box like any other. */
  const scrolls = (element: Element): boolean => {
    if (!isLonger(element) && !isWider(element)) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    return /(auto|scroll)/.test(overflowX + overflowY);
  };
  if (wholeScreen) {
    for (const part of document.querySelectorAll('main *')) {
      if (isLonger(part) && scrolls(part)) found.push(`${nameOf(part)} has to be scrolled`);
    }
  }
  /** Whether something around it scrolls by itself; asked once for all that stand in the same place. */
  const isClipped = ({ parentElement }: Element): boolean => {
    if (!parentElement) return false;
    const answer = known.get(parentElement) ?? (scrolls(parentElement) || isClipped(parentElement));
    known.set(parentElement, answer);
    return answer;
  };
  const things = [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => !isClipped(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && box.height > 2);

  type Thing = (typeof things)[number];
  // A field makes room for the small buttons at its end.
  const isInField = (field: Thing, button: Thing) =>
    field.element.matches('input') &&
    field.box.left <= button.box.left + tolerance &&
    field.box.right >= button.box.right - tolerance;

  for (const { element, box } of things) {
    if (box.left < -tolerance || box.right > clientWidth + tolerance)
      found.push(`${nameOf(element)} leaves the page sideways`);
    if (wholeScreen && (box.top < -tolerance || box.bottom > innerHeight + tolerance))
      found.push(`${nameOf(element)} leaves the page up or down`);
    if (element.dataset.testid === 'tile' && box.height < leastTilePx)
      found.push(`a tile is ${box.height} px high, not ${leastTilePx}`);
    const clips = getComputedStyle(element).overflowX !== 'visible';
    const cut = clips && element.scrollWidth > element.clientWidth + 2;
    if (cut && element.matches('button, [data-testid=team-score]'))
      found.push(`${nameOf(element)} is cut off`);
  }
  for (const [index, a] of things.entries()) {
    for (const b of things.slice(index + 1)) {
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width <= tolerance || height <= tolerance) continue;
      // A dialog or a menu lies over the page on purpose.
      const [over, under] = [a, b].map(({ element }) => element.closest('dialog, [popover]'));
      if (over !== under) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (isInField(a, b) || isInField(b, a)) continue;
      found.push(`${nameOf(a.element)} lies over ${nameOf(b.element)}`);
    }
  }
  return found.slice(0, 10);
}
