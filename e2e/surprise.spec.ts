import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Run } from '@wheel/game';
import { categoryName } from '../apps/web/src/words/categories.ts';
import { hold } from '../testing/browser/hold.ts';
import { waitForAnimations } from '../testing/browser/wait-for-animations.ts';
import { tabTo } from '../testing/show/keyboard.ts';
import { named, stageOf } from '../testing/show/stage.ts';
import { speakOn, wordsOn } from '../testing/show/words.ts';
import { expect, test } from './support/fixtures.ts';

const CODES = ['en', 'de', 'es', 'fr'];
const LOST = /Failed to load resource|did not load|did not answer/;

const surprise = (page: Page) => page.getByTestId('surprise');

/** The level and the category, by its name, of each phrase in the bank of a language. */
function readLines(code: string) {
  let category = '';
  const found = new Map<string, { readonly level: string; readonly category: string }>();
  const text = readFileSync(new URL(`../bank/${code}.txt`, import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    const [mark = '', rest] = [line[0], line.slice(2)];
    if (mark === '#') category = categoryName(rest, code);
    else found.set(rest, { level: mark, category });
  }
  return found;
}

/** The current quiz, once it is on disk. */
async function keptPuzzles(page: Page): Promise<Run['show']['puzzles']> {
  let run: Run | undefined;
  await expect(async () => {
    run = (await page.evaluate(readRun)) as Run | undefined;
    expect(run?.show.puzzles).toHaveLength(6);
  }).toPass();
  return run?.show.puzzles ?? [];
}

/** Runs in the page, and reads what the app's own storage has written. */
async function readRun(): Promise<unknown> {
  const opening = indexedDB.open('wheel', 1);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const reading = opening.result
    .transaction('kept')
    .objectStore('kept')
    .getAll(IDBKeyRange.bound(['run'], ['run', []]));
  await new Promise((resolve) => {
    reading.onsuccess = resolve;
  });
  opening.result.close();
  return reading.result.at(-1)?.value;
}

async function pressSurprise(page: Page): Promise<readonly string[]> {
  await surprise(page).click();
  await expect(page).toHaveURL(/\/teams$/);
  await expect(page.getByTestId('team-card')).toHaveCount(1);
  return (await keptPuzzles(page)).map(({ searchedWord }) => searchedWord);
}

/** From the teams to the podium, with no other device than the keyboard. */
async function playByKeyboard(page: Page) {
  const { show } = wordsOn(page);
  const { teams, wheel } = show.setup;
  const stage = stageOf(page);
  const phrases = (await keptPuzzles(page)).map(({ searchedWord }) => searchedWord);
  const pressNamed = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await page.getByLabel(teams.name).focus();
  await page.keyboard.type('Aces');
  await pressNamed(named(teams.finalize));
  await expect(page).toHaveURL(/\/wheel$/);
  await expect(stage.wheel).toBeVisible();
  await pressNamed(named(wheel.startWithout));
  await expect(page).toHaveURL(/\/game$/);
  for (const [at, phrase] of phrases.entries()) {
    await expect(page.getByText(`${at + 1} / 6`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(stage.phrase).toBeFocused();
    await page.keyboard.insertText(phrase);
    await page.keyboard.press('Enter');
    await expect(stage.next).toBeEnabled();
    await pressNamed(named(at < 5 ? show.nextWord : show.awardCeremony));
  }
  await expect(page).toHaveURL(/\/winner$/);
  await expect(page.getByTestId('podium-1')).toContainText('Aces');
}

for (const code of CODES) {
  test.describe(`in ${code}`, () => {
    test('a press gives six puzzles of six categories, and the next one six others', async ({
      page,
      server,
    }) => {
      const { bank } = await speakOn(page, code, server.origin);
      const lines = readLines(code);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const banks = () => asked.filter((path) => path.includes('/bank/'));
      await page.goto('/');
      await expect(surprise(page)).toHaveText(bank.surprise.press);
      await page.waitForLoadState('networkidle');
      expect(banks()).toEqual([]);
      asked.length = 0;

      const first = await pressSurprise(page);
      expect(banks()).toHaveLength(1);
      expect(banks()[0]).toContain(`/assets/bank/${code}-`);
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
      expect(first.map((phrase) => lines.get(phrase)?.level).join('')).toBe('112233');
      const puzzles = await keptPuzzles(page);
      for (const { gametitle, language, category, searchedWord } of puzzles) {
        expect([gametitle, language]).toEqual([bank.surprise.title, code]);
        expect(category).toBe(lines.get(searchedWord)?.category);
      }
      expect(new Set(puzzles.map(({ category }) => category)).size).toBe(6);

      await page.goto('/');
      const second = await pressSurprise(page);
      await expect.poll(async () => (await keptPuzzles(page))[0]?.searchedWord).not.toBe(first[0]);
      expect(second).toHaveLength(6);
      const given = await page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? '[]'),
        `bank-given-${code}`,
      );
      expect(new Set(given).size).toBe(12);
    });

    test('a surprise show is played to the podium by the keyboard', async ({ page, server }) => {
      await speakOn(page, code, server.origin);
      await page.goto('/');
      await expect(surprise(page)).toBeVisible();
      await tabTo(page, named(wordsOn(page).bank.surprise.press));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/teams');
      await playByKeyboard(page);
    });
  });
}

test('a bank that does not load is told, and the next press plays', async ({
  page,
  server,
  allow,
}) => {
  allow(LOST);
  const { bank } = await speakOn(page, 'es', server.origin);
  await page.route('**/assets/bank/*', (route) => route.abort());
  await page.goto('/');
  await surprise(page).click();
  await expect(page.getByText(bank.failed)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.unrouteAll();
  expect(await pressSurprise(page)).toHaveLength(6);
});

test('with teams that were kept, a press leads to the wheel', async ({ page }) => {
  await page.goto('/');
  await pressSurprise(page);
  await playByKeyboard(page);
  await page.getByRole('button', { name: 'Another game, same teams' }).click();
  await expect(page).toHaveURL('/search');
  await page.goto('/');
  await surprise(page).click();
  await expect(page).toHaveURL('/wheel');
});

test('the room of the button is kept until its script is there', async ({ page }) => {
  const release = await hold(page, '**/assets/surprise-button-*.js');
  await page.goto('/');
  const chip = page.getByTestId('suggestion-chip').first();
  await expect(chip).toBeVisible();
  await waitForAnimations(page);
  await expect(surprise(page)).toHaveCount(0);
  const before = await chip.boundingBox();
  release();
  await expect(surprise(page)).toBeVisible();
  expect(await chip.boundingBox()).toEqual(before);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBe(0);
});

test('a language without a bank has no such button', async ({ page }) => {
  await page.goto('/?lang=xx');
  await expect(page.getByTestId('suggestion-chip').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(surprise(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button to press', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel('Search Games')).toBeVisible();
    await expect(surprise(page)).toHaveCount(0);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a surprise show runs without a network in the language of the page', async ({
    page,
    ownServer,
    allow,
  }) => {
    allow(LOST);
    const server = await ownServer();
    await speakOn(page, 'fr', server.origin);
    await page.goto(server.origin);
    await expect(surprise(page)).toBeVisible();
    await expect.poll(() => page.evaluate(keptBanks)).toEqual(['fr']);
    await server.cutOff();
    await page.goto(server.origin);
    await pressSurprise(page);
    await playByKeyboard(page);
  });

  test('a new version keeps the banks of the languages in which the last one kept them', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      const last = await caches.open('wheel-last-version');
      await last.put('/assets/bank/de-00000000.txt', new Response('# job'));
    });
    await expect.poll(() => page.evaluate(() => caches.has('wheel-last-version'))).toBe(false);
    await expect.poll(() => page.evaluate(keptBanks)).toEqual(['de', 'en']);
  });
});

/** Runs in the page: the languages whose banks are kept for a page without a network. */
async function keptBanks(): Promise<readonly string[]> {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept
    .flat()
    .flatMap(({ url }) => /\/bank\/([a-z]+)-/.exec(url)?.[1] ?? [])
    .sort();
}
