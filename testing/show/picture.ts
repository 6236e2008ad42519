import type { Page } from '@playwright/test';
import { segmentUnderPointer } from './stage.ts';

/** Everything the audience sees of a show, as plain data to compare. */
export async function picture(page: Page) {
  const seen = await page.evaluate(() => {
    const all = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-testid=${id}]`)];
    const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const dialog = document.querySelector('dialog[open]');
    return {
      path: location.pathname,
      board: all('word').map((word) =>
        [...word.querySelectorAll('[data-testid=tile]')]
          .map((tile) => textOf(tile) || '.')
          .join(''),
      ),
      keys: all('key').map((key) => [
        textOf(key),
        key.getAttribute('aria-label') ?? '',
        (key as HTMLButtonElement).disabled || key.getAttribute('aria-disabled') === 'true',
      ]),
      isVowels: document.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked ?? null,
      teams: all('team-card').map((card) => [
        textOf(card.querySelector('[data-testid=team-score]') ?? card),
        card.querySelectorAll('[data-testid=team-star]').length,
      ]),
      segments: all('wheel-segment').map(textOf),
      isSpinning: all('wheel')[0]?.dataset.spinning ?? null,
      isHidden: all('wheel-placeholder').length > 0,
      next: [...document.querySelectorAll('button')]
        .map(textOf)
        .filter((text) => /^(NEXT WORD|Award Ceremony)/.test(text)),
      dialog: dialog ? textOf(dialog) : null,
      podium: ['podium-1', 'podium-2', 'podium-3'].map((id) => all(id).map(textOf)),
    };
  });
  return { ...seen, pointer: seen.isHidden ? null : await segmentUnderPointer(page) };
}

export type Picture = Awaited<ReturnType<typeof picture>>;

const SETTLE_MS = 30_000;

/** Looks until what is seen matches, and answers what differs if it never does. */
export async function differenceFrom(page: Page, expected: Picture): Promise<string | null> {
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    const seen = await picture(page).catch(() => null);
    const parts = Object.keys(expected) as (keyof Picture)[];
    const different = parts.filter(
      (part) => JSON.stringify(seen?.[part]) !== JSON.stringify(expected[part]),
    );
    if (different.length === 0) return null;
    if (performance.now() > until) {
      const said = different.map(
        (part) => `${part} ${JSON.stringify(expected[part])} → ${JSON.stringify(seen?.[part])}`,
      );
      return said.join('; ').slice(0, 400);
    }
    await page.waitForTimeout(50);
  }
}
