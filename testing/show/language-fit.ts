import type { Page } from '@playwright/test';
import { ENGLISH } from '../../apps/web/src/words/registry.ts';
import { cutInPage, type TextLook, textsInPage } from '../../apps/web/test/cut-in-page.ts';
import { languageFolders } from '../../apps/web/vite/language-folders.ts';
import {
  commonSizes,
  lookBySize,
  type SizedLook,
  settle,
  type Windows,
  withoutPainting,
} from './fit.ts';
import { switchTo } from './words.ts';

/** The languages beside English that can be chosen. */
export const languages = languageFolders().filter((code) => code !== ENGLISH);

/** The language whose texts are longest is looked at in every window, the others in those that most hosts have. */
const LONGEST = 'de';

const isCommon = ([width, height]: Windows[number]) =>
  commonSizes.some(([w, h]) => w === width && h === height);

export const windowsFor = (code: string, windows: Windows): Windows =>
  code === LONGEST ? windows : windows.filter(isCommon);

/** Letters with the marks that the longer English has on all its texts. */
export const longerTexts: TextLook = { pattern: '[áçéïñöüÿÅÇÉÏÑÖÜÝ]', known: [] };

type Look = Omit<SizedLook, 'more'> & { readonly texts: TextLook };

/** What does not fit, texts that are cut off among it, by size. */
export const textMisfitsBySize = (page: Page, { texts, ...look }: Look) =>
  lookBySize(page, { ...look, more: () => page.evaluate(cutInPage, texts) });

/** How high the lowest tile is. */
const tilePx = (page: Page) =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll('[data-testid=tile]')];
    return Math.min(...tiles.map((tile) => tile.getBoundingClientRect().height));
  });

/** Speaks every language in place, one after the other, and answers what does not fit, by language and size. */
export async function misfitsByLanguage(
  page: Page,
  windows: Windows,
  {
    windowsOf = (_code: string) => windows,
    isWholeScreen = (_width: number): boolean => false,
  } = {},
): Promise<Readonly<Record<string, object>>> {
  const known = await page.evaluate(textsInPage);
  const english = new Map<string, number>();
  await withoutPainting(page, async () => {
    if (!Number.isFinite(await tilePx(page))) return;
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await settle(page);
      english.set(`${width} ${height}`, (await tilePx(page)) - 1);
    }
  });
  const found: Record<string, object> = {};
  for (const code of languages) {
    await switchTo(page, code);
    const misfit = await textMisfitsBySize(page, {
      windows: windowsOf(code),
      texts: { pattern: '\\p{L}', known },
      isWholeScreen,
      leastTilePx: (width, height) => english.get(`${width} ${height}`) ?? 0,
    });
    if (Object.keys(misfit).length > 0) found[code] = misfit;
  }
  await switchTo(page, ENGLISH);
  return found;
}
