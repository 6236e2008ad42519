import { misfits } from '../testing/show/fit.ts';
import { hostShow } from '../testing/show/host.ts';
import { stageOf, submitPhrase } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const sizes = [
  [1366, 768],
  [1920, 1080],
  [1280, 720],
  [1366, 640],
  [1024, 768],
  [1600, 1200],
  [390, 844],
] as const;

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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const count of [1, 2, 5, 8]) {
  test(`the game fits every size and phrase with ${count} teams`, async ({ page }) => {
    const puzzles = phrases.map((searchedWord) => ({
      category: 'A category of some length',
      searchedWord,
    }));
    await hostShow(page, { puzzles, teams: teamNames.slice(0, count) });
    const stage = stageOf(page);
    const fitsEverywhere = async (state: string) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => misfits(page, { wholeScreen: width >= 960 }), {
            message: `${state}, ${width}×${height}`,
            timeout: 3000,
          })
          .toEqual([]);
      }
    };
    for (const [index, phrase] of phrases.entries()) {
      await expect(page.getByText(`${index + 1} / ${phrases.length}`)).toBeVisible();
      await fitsEverywhere(`${phrase.length} letters hidden`);
      if (index === 3) await stage.vowels.check();
      await submitPhrase(page, phrase);
      await expect(stage.stars).toHaveCount(count);
      await fitsEverywhere(`${phrase.length} letters solved`);
      if (index < phrases.length - 1) await stage.next.click();
    }
    await stage.hide.click();
    await expect(stage.placeholder).toBeVisible();
    await fitsEverywhere('wheel hidden');
  });
}

test('the set-up screens, the build screen and the podium fit', async ({ page, allow }) => {
  allow(/status of 404/);
  await page.goto('/teams');
  for (let count = 1; count < 8; count += 1)
    await page.getByRole('button', { name: /^ADD TEAM/ }).click();
  await expect(page.getByTestId('team-card')).toHaveCount(8);
  const fits = async (state: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => misfits(page, { wholeScreen: false }), {
          message: `${state}, ${width}×${height}`,
          timeout: 3000,
        })
        .toEqual([]);
    }
  };
  await fits('teams');
  await page.getByRole('button', { name: /^FINALIZE TEAMS/ }).click();
  await expect(stageOf(page).wheel).toBeVisible();
  for (let count = 5; count < 20; count += 1) {
    await page.getByRole('button', { name: /^\+ ?Bonus Question/ }).click();
  }
  await fits('wheel');
  await page.goto('/winner');
  await expect(page.getByTestId('podium-1')).toBeVisible();
  await fits('winner');
  for (const path of ['/', '/search?q=a', '/about', '/login', '/register', '/build', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await fits(path);
  }
});
