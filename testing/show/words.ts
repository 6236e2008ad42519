import { type BrowserContext, expect, type Page } from '@playwright/test';
import { about } from '../../apps/web/src/words/en/about.ts';
import { bank } from '../../apps/web/src/words/en/bank.ts';
import { desk } from '../../apps/web/src/words/en/desk.ts';
import { join } from '../../apps/web/src/words/en/join.ts';
import { library } from '../../apps/web/src/words/en/library.ts';
import { room } from '../../apps/web/src/words/en/room.ts';
import { screen } from '../../apps/web/src/words/en/screen.ts';
import { show } from '../../apps/web/src/words/en/show.ts';
import { stage } from '../../apps/web/src/words/en/stage.ts';
import { start } from '../../apps/web/src/words/en/start.ts';
import { PSEUDO } from '../../apps/web/src/words/preferred.ts';

const english = { start, about, bank, show, desk, library, join, room, screen, stage };

export type AllWords = typeof english;

/** The pages of one browser speak the same. */
const spoken = new WeakMap<BrowserContext, AllWords>();

/** The words by which a test finds things on a page: those of the language it speaks, else English. */
export const wordsOn = (page: Page): AllWords => spoken.get(page.context()) ?? english;

/** All words of a language, from its own folder. */
export async function wordsIn(code: string): Promise<AllWords> {
  const parts = (Object.keys(english) as (keyof AllWords)[]).map(async (part) => {
    const file = await import(`../../apps/web/src/words/${code}/${part}.ts`);
    return [part, file[part]] as const;
  });
  return Object.fromEntries(await Promise.all(parts)) as AllWords;
}

/** Opens pages in a language from now on, as its cookie does, and finds things by its words. */
export async function speakOn(page: Page, code: string, origin: string): Promise<AllWords> {
  const context = page.context();
  if (code === PSEUDO) await context.addInitScript(nameInAddress, code);
  else await context.addCookies([{ name: 'language', value: code, url: origin }]);
  const words = await wordsIn(code);
  spoken.set(context, words);
  return words;
}

/** Runs in the page, before its own scripts: its address names the language after a link or a reload, too. */
function nameInAddress(code: string): void {
  if (!location.protocol.startsWith('http')) return;
  const address = new URL(location.href);
  address.searchParams.set('lang', code);
  history.replaceState(history.state, '', address);
}

/** Speaks another language in place, as a page does when another window of its browser switches. */
export async function switchTo(page: Page, code: string): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, code);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
}
