import type { Page } from '@playwright/test';
import { about } from '../../apps/web/src/words/en/about.ts';
import { desk } from '../../apps/web/src/words/en/desk.ts';
import { join } from '../../apps/web/src/words/en/join.ts';
import { library } from '../../apps/web/src/words/en/library.ts';
import { room } from '../../apps/web/src/words/en/room.ts';
import { screen } from '../../apps/web/src/words/en/screen.ts';
import { show } from '../../apps/web/src/words/en/show.ts';
import { start } from '../../apps/web/src/words/en/start.ts';

const english = { start, about, show, desk, library, join, room, screen };

export type AllWords = typeof english;

const spoken = new WeakMap<Page, AllWords>();

/** The words by which a test finds things on a page: those of the language it speaks, else English. */
export const wordsOn = (page: Page): AllWords => spoken.get(page) ?? english;

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
  await page.context().addCookies([{ name: 'language', value: code, url: origin }]);
  const words = await wordsIn(code);
  spoken.set(page, words);
  return words;
}
