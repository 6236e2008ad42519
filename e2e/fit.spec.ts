import { PRESETS } from '@wheel/game';
import { PSEUDO } from '../apps/web/src/words/preferred.ts';
import { commonSizes, misfits, misfitsBySize, sizes, type Windows } from '../testing/show/fit.ts';
import {
  languages,
  longerTexts,
  textMisfitsBySize,
  windowsFor,
} from '../testing/show/language-fit.ts';
import { stageOf, submitPhrase } from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { speakOn } from '../testing/show/words.ts';
import { expect, test } from './support/fixtures.ts';

const phrases = [
  'Ox',
  'Red dog',
  'Donaudampfschifffahr',
  'The quick brown fox jumps over lazy dogs',
  'Every good evening ends with a long story that nobody quite believes but all of us remember',
  'When the curtain rises and the band begins to play a hundred little lights show the way to all who came here today ok',
];
const teamNames = [
  'Red Pandas',
  'Night Owls',
  'C',
  'Quizzly Bears',
  'Sea Lions',
  'A very long team name',
  'Bees',
  'Öö',
];

/**
 * Read from the back of a room, six screen heights away, a letter has to be a thirtieth of the screen high, and a tile
 * is not twice as high as its letter. Few phrases are longer than 45 letters, none longer than 120, and a word of 20
 * has to stand in one row, for which a 4:3 screen leaves less room beside the wheel. Where the page scrolls, it is in
 * somebody's hand.
 */
function leastTilePx(phrase: string, width: number, height: number): number {
  const isStage = width >= 960 && height >= 560;
  if (/\S{20}/.test(phrase)) return isStage ? Math.min(height * 0.05, width * 0.034) : 19;
  if (phrase.length > 100) return isStage ? height * 0.045 : 28;
  if (phrase.length > 45) return isStage ? height * 0.055 : 36;
  return isStage ? height * 0.09 : 44;
}

// The least and the most a screen has to hold; what lies between is looked at on the walks through a game.
for (const count of [1, 8]) {
  test(`the game fits ${sizes.length} sizes and every phrase with ${count} teams`, async ({
    page,
  }) => {
    const puzzles = phrases.map((searchedWord) => ({
      category: 'A category of some length',
      searchedWord,
    }));
    await hostShow(page, { puzzles, teams: teamNames.slice(0, count) });
    const stage = stageOf(page);
    const expectFit = async (state: string, phrase = '', windows: Windows = sizes) => {
      const tile = (...size: [number, number]) => (phrase ? leastTilePx(phrase, ...size) : 0);
      const found = await misfitsBySize(page, (width) => width >= 960, windows, tile);
      expect(found, state).toEqual({});
    };
    for (const [index, phrase] of phrases.entries()) {
      await expect(page.getByText(`${index + 1} / ${phrases.length}`)).toBeVisible();
      await expectFit(`${phrase.length} letters hidden`, phrase);
      if (index === 3) await stage.vowels.check();
      await submitPhrase(page, phrase);
      await expect(stage.stars).toHaveCount(count);
      await expectFit(`${phrase.length} letters solved`, phrase, commonSizes);
      if (index < phrases.length - 1) await stage.next.click();
    }
    await stage.hide.click();
    await expect(stage.placeholder).toBeVisible();
    await expectFit('wheel hidden');
  });
}

/** What the bar of a desk takes from the board. */
const BESIDE_BAR = 0.8;
/** Texts longer than those of any language take a third line of the bar on a 4:3 screen. */
const BESIDE_LONGER_BAR = 0.73;

const rules = { ...PRESETS.classic, turnSeconds: 30, puzzleSeconds: 180 };
const earned = teamNames.map((_, team) => ({
  type: 'enterEarned' as const,
  team,
  points: 12_850,
}));

test('a desk with its bar and clocks fits every size with 8 teams', async ({ page }) => {
  for (const phrase of [phrases[1], phrases[3], phrases[5]]) {
    const searchedWord = phrase ?? '';
    const puzzles = [{ category: 'A category of some length', searchedWord }];
    await hostShow(page, { puzzles, teams: teamNames, rules, played: earned });
    const tile = (...size: [number, number]) => BESIDE_BAR * leastTilePx(searchedWord, ...size);
    const found = await misfitsBySize(page, (width) => width >= 960, sizes, tile);
    expect(found, searchedWord).toEqual({});
  }
});

for (const code of [PSEUDO, ...languages]) {
  const isPseudo = code === PSEUDO;
  const windows = isPseudo ? sizes : windowsFor(code, sizes);
  // What hosts typed may be cut; the longer English marks what is worded.
  const texts = isPseudo ? longerTexts : { pattern: '\\p{L}', known: [...teamNames] };
  const look = { windows, texts, isWholeScreen: (width: number) => width >= 960 };

  test(`the game and a desk with 8 teams fit in ${code}, with tiles as large as in English`, async ({
    page,
    server,
  }) => {
    await speakOn(page, code, server.origin);
    for (const phrase of [phrases[1] ?? '', phrases[3] ?? '', phrases[5] ?? '']) {
      const puzzles = [{ category: 'A category of some length', searchedWord: phrase }];
      await hostShow(page, { puzzles, teams: teamNames });
      const byHand = (...size: [number, number]) => leastTilePx(phrase, ...size);
      const found = await textMisfitsBySize(page, { ...look, leastTilePx: byHand });
      expect.soft(found, phrase).toEqual({});
      await submitPhrase(page, phrase);
      await expect(stageOf(page).stars).toHaveCount(teamNames.length);
      expect.soft(await textMisfitsBySize(page, look), `${phrase}, solved`).toEqual({});
      await hostShow(page, { puzzles, teams: teamNames, rules, played: earned });
      const left = isPseudo ? BESIDE_LONGER_BAR : BESIDE_BAR;
      const atDesk = (...size: [number, number]) => left * leastTilePx(phrase, ...size);
      const desk = await textMisfitsBySize(page, { ...look, leastTilePx: atDesk });
      expect.soft(desk, `${phrase} at a desk`).toEqual({});
    }
  });
}

test('the look itself finds a key over another, one outside the page, and a stage that scrolls', async ({
  page,
}) => {
  await hostShow(page);
  const moveKey = (translate: string) =>
    stageOf(page)
      .keys.nth(3)
      .evaluate((key, to) => {
        key.style.translate = to;
      }, translate);
  const look = async () => (await misfits(page, { wholeScreen: true, leastTilePx: 0 })).join('; ');
  expect(await look()).toBe('');
  await moveKey('30px');
  expect(await look()).toContain('lies over key');
  const bySize = await misfitsBySize(page, (width) => width >= 960, sizes);
  expect(Object.keys(bySize)).toHaveLength(sizes.length);
  await page.setViewportSize({ width: 1366, height: 768 });
  await moveKey('-3000px');
  expect(await look()).toContain('leaves the page sideways');
  await moveKey('0 3000px');
  expect(await look()).toContain('has to be scrolled');
});
