/** Functions that run inside the page. Each travels there as text, so it uses nothing from outside itself. */
export type Target = {
  readonly selector: string;
  /** How its accessible name begins. */
  readonly name?: string | undefined;
  /** Which of those that match, from 0. */
  readonly at?: number | undefined;
};

export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
export type Part = Box & { readonly key: string };

export type Look = {
  readonly texts: readonly string[];
  readonly box: Box | null;
  /** Where a click would reach it: it stands still, is awake and in the window, and nothing lies over it. */
  readonly point: { readonly x: number; readonly y: number } | null;
};

/** An expression that calls a function of this file. The compiler's helper for names has no meaning in a page. */
export const calling = (inside: (...args: never[]) => unknown, ...args: readonly unknown[]) =>
  `((__name) => (${inside})(...${JSON.stringify(args)}))((named) => named)`;

export async function look({ selector, name = '', at = 0 }: Target, reach: boolean): Promise<Look> {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0]?.textContent ||
      element.textContent ||
      element.getAttribute('placeholder'));
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      tidy(nameOf(element)).startsWith(name),
  );
  const texts = found.map(({ textContent }) => tidy(textContent));
  const element = found[at];
  if (!element) return { texts, box: null, point: null };
  if (reach) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const before = element.getBoundingClientRect().toJSON();
  if (!reach) return { texts, box: before, point: null };
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = element.getBoundingClientRect().toJSON();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const isAwake = element.closest('[inert]') === null;
  const isFree = hit !== null && isAwake && (element.contains(hit) || hit.contains(element));
  const isStill = JSON.stringify(before) === JSON.stringify(box);
  return { texts, box, point: isStill && isFree && !element.matches(':disabled') ? point : null };
}

/** Chance that draws the same in every engine, so that their screens can be compared. */
export function seed(start: number): void {
  let state = start;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  crypto.getRandomValues = ((array: Uint8Array | Uint32Array) => {
    for (const index of array.keys())
      array[index] = next() >>> (array.BYTES_PER_ELEMENT === 1 ? 24 : 0);
    return array;
  }) as typeof crypto.getRandomValues;
}

/** Holds back what a timer would take away until it has been looked at. */
export function holdTimers(): void {
  const { setTimeout } = window;
  const held: (() => void)[] = [];
  window.setTimeout = ((act: (...given: unknown[]) => void, _ms?: number, ...given: unknown[]) =>
    held.push(() => act(...given))) as typeof window.setTimeout;
  Reflect.set(window, 'releaseTimers', () => {
    window.setTimeout = setTimeout;
    for (const act of held) setTimeout(act, 0);
  });
}

/** Stops what never ends, and measures the main parts of the page; null while it does not stand still. */
export async function poseForPicture(): Promise<readonly Part[] | null> {
  const isBusy = !document.querySelector('main') || document.querySelector('[aria-busy=true]');
  const isEndless = (animation: Animation) =>
    !(Number(animation.effect?.getComputedTiming().endTime ?? Number.NaN) <= 3000);
  const isBrief = (animation: Animation) =>
    !isEndless(animation) && animation.playState === 'running';
  if (isBusy || document.fonts.status !== 'loaded' || document.getAnimations().some(isBrief))
    return null;
  for (const animation of document.getAnimations().filter(isEndless)) {
    animation.pause();
    animation.currentTime = 0;
  }
  for (const canvas of document.querySelectorAll('canvas')) canvas.style.visibility = 'hidden';
  // Every run shares and joins by an address of its own: only that its code is drawn is the same.
  const codes = [...document.querySelectorAll<SVGElement>('[role=img][aria-label*=QR] path')];
  if (codes.some((code) => !code.getAttribute('d'))) return null;
  for (const code of codes) code.style.visibility = 'hidden';
  scrollTo({ top: 0, behavior: 'instant' });
  // How far a box scrolls after a paste or a click differs.
  for (const box of document.querySelectorAll('textarea, dialog[open] *')) box.scrollTop = 0;
  // WebKit draws no ring in a window that stands alone on its screen.
  for (const box of document.querySelectorAll<HTMLElement>('textarea, dialog[open] input'))
    box.blur();

  const selector = 'header, main, h1, h2, dialog[open], button, a, input, [data-testid]';
  const measure = (): Part[] => {
    const counts = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const kind = element.dataset.testid ?? element.tagName.toLowerCase();
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        return { key: `${kind} ${count}`, ...element.getBoundingClientRect().toJSON() };
      });
  };
  const before = measure();
  for (let frame = 0; frame < 4; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const now = measure();
  return JSON.stringify(now) === JSON.stringify(before) ? now : null;
}

export function endPose(): void {
  for (const animation of document.getAnimations())
    if (animation.playState === 'paused') animation.play();
  const hidden = 'canvas, [role=img][aria-label*=QR] path';
  for (const drawing of document.querySelectorAll<HTMLElement | SVGElement>(hidden))
    drawing.style.visibility = '';
}

/** Writes letters with marks on the first tiles and on the first keys. */
export function writeMarks(marks: string): void {
  for (const kind of ['tile', 'key']) {
    const parts = [...document.querySelectorAll(`[data-testid=${kind}]`)];
    for (const [at, mark] of [...marks].entries()) {
      const walker = document.createTreeWalker(parts[at] ?? document, NodeFilter.SHOW_TEXT);
      const text = walker.nextNode();
      if (text) text.nodeValue = mark;
    }
  }
}

/** Whether anything is painted on a canvas. */
export function hasConfetti(): boolean {
  return [...document.querySelectorAll('canvas')]
    .filter(({ width, height }) => width > 0 && height > 0)
    .some((canvas) => {
      const drawing = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      return drawing?.data.some((value) => value > 0);
    });
}
