/** These run in the page, so each has what it needs inside or as an argument. */

export const LOOKED_AT =
  '[data-testid=tile], [data-testid=wheel], main button, main input, main a, [data-testid=team-score]';

export async function settleInPage(selector: string): Promise<void> {
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

export type FitOptions = {
  /** Whether the page must fit the window's height too. */
  readonly wholeScreen: boolean;
  /** How high a tile has to be. */
  readonly leastTilePx: number;
};

export function misfitsInPage({
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
