import type { Page } from '@playwright/test';
import { stopClock } from '../testing/browser/clock.ts';
import { unique } from '../testing/show/api.ts';
import {
  chooseGame,
  finalizeTeams,
  hostByHand,
  nameTeams,
  startGame,
  twoPuzzles,
} from '../testing/show/host.ts';
import {
  boardText,
  closeReward,
  expectBoard,
  expectSegments,
  expectUnderPointer,
  named,
  promisedResult,
  segmentUnderPointer,
  segmentValues,
  skipSpin,
  stageOf,
  submitPhrase,
} from '../testing/show/stage.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { expect, test, withMotion } from './support/fixtures.ts';

/** Everything the audience sees of a show, for a comparison before and after. */
async function picture(page: Page) {
  const stage = stageOf(page);
  return {
    board: await boardText(page),
    keys: await stage.keys.evaluateAll((keys) =>
      keys.map((key) => [
        key.textContent,
        key.getAttribute('aria-label'),
        (key as HTMLButtonElement).disabled,
      ]),
    ),
    vowels: await stage.vowels.isChecked(),
    scores: await page.getByTestId('team-score').allTextContents(),
    stars: await stage.stars.count(),
    segments: await segmentValues(page),
    pointer: await segmentUnderPointer(page),
    next: await stage.next.allTextContents(),
  };
}

async function expectSameAfterReload(page: Page, phase: string) {
  const before = await picture(page);
  await page.reload();
  await expect(stageOf(page).words.first()).toBeVisible();
  await expect.poll(() => picture(page), { message: phase }).toEqual(before);
}

test('a reload in every phase of a puzzle shows the same show', async ({ page }) => {
  await hostShow(page);
  const stage = stageOf(page);
  await expectSameAfterReload(page, 'fresh board');
  await stage.key('D').click();
  await stage.key('Z').click();
  await stage.plus(1).click();
  await expectBoard(page, '..D D..');
  await expectSameAfterReload(page, 'after guesses');
  await stage.vowels.check();
  await stage.key('O').click();
  await expectSameAfterReload(page, 'with vowels');
  await stage.randomize.click();
  await expectSameAfterReload(page, 'shuffled wheel');
  await submitPhrase(page, 'red dog');
  await expect(stage.stars).toHaveCount(2);
  await expectSameAfterReload(page, 'solved');
  await stage.star(0).click();
  await expect(stage.stars).toHaveCount(0);
  await expectSameAfterReload(page, 'rewarded');
  await stage.next.click();
  await expect(page.getByText('2 / 2')).toBeVisible();
  await expectSameAfterReload(page, 'second puzzle');
  await stage.undo.click();
  await expect(page.getByText('1 / 2')).toBeVisible();
  await expect(stage.score(0)).toHaveText('1000');
});

test('a reload on /wheel keeps the wheel, and on /winner the podium @full', async ({ page }) => {
  await chooseGame(page, [{ category: 'Animal', searchedWord: 'Red dog' }]);
  await nameTeams(page, ['Aces', 'Bees']);
  await finalizeTeams(page);
  await page.getByRole('button', { name: /^\+ ?Forfeit/ }).click();
  await page.reload();
  await expect(stageOf(page).wheel).toBeVisible();
  await expectSegments(page, ['100', '200', '300', '400', '500', 'Forfeit']);
  await startGame(page);
  await submitPhrase(page, 'red dog');
  await stageOf(page).star(1).click();
  await stageOf(page).next.click();
  await expect(page.getByTestId('podium-1')).toContainText('Bees');
  await page.reload();
  await expect(page.getByTestId('podium-1')).toContainText('Bees');
  await expect(page.getByTestId('podium-1')).toContainText('1000');
});

test.describe(() => {
  test.use(withMotion);

  test('a reload during a spin ends on the result that spin was going to have', async ({
    page,
  }) => {
    await page.clock.install();
    await hostShow(page);
    // A slow machine would need longer for the reload than the spin lasts.
    await stopClock(page);
    const stage = stageOf(page);
    await stage.spin.click();
    await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
    const promised = (await promisedResult(page)) ?? '';
    expect(promised).not.toBe('');

    await page.reload();
    await expect(async () => {
      // What the page waits for while it opens.
      await page.clock.runFor(100);
      await expect(stage.wheel).toHaveAttribute('data-spinning', 'true', { timeout: 1000 });
    }).toPass();
    expect(await skipSpin(page)).toBe(promised);
    await closeReward(page);
    await expectUnderPointer(page, promised);
  });
});

test('a crash of the page loses nothing', async ({ page, context }) => {
  await hostShow(page);
  await stageOf(page).key('D').click();
  await stageOf(page).plus(0).click();
  await expectBoard(page, '..D D..');
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto('/game');
  await expectBoard(next, '..D D..');
  await expect(stageOf(next).score(0)).toHaveText('100');
});

test('a half-built game survives a closed page and is cleared once created @full', async ({
  page,
  context,
}) => {
  const title = unique('Half built');
  await page.goto('/build');
  await page.getByLabel('Game Title').fill(title);
  await page.getByLabel('Category').fill('Animal');
  await page.getByRole('button', { name: named('ADD ENTRY') }).click();
  await page.getByTestId('entry-card').nth(1).getByLabel('Searched Word').pressSequentially('Rain');
  // The draft is written within a second of the last key; another page can see when it is there.
  const again = await context.newPage();
  await expect(async () => {
    await again.goto('/build');
    await expect(again.getByTestId('entry-card')).toHaveCount(2);
    await expect(again.getByTestId('entry-card').nth(1).getByLabel('Searched Word')).toHaveValue(
      'Rain',
    );
  }).toPass();
  await page.close();
  await again.reload();
  await expect(again.getByLabel('Game Title')).toHaveValue(title);
  await expect(again.getByTestId('entry-card').nth(0).getByLabel('Category')).toHaveValue('Animal');

  await again.getByTestId('entry-card').nth(0).getByLabel('Searched Word').fill('Red dog');
  await again.getByTestId('entry-card').nth(1).getByLabel('Category').fill('Weather');
  await again.getByRole('button', { name: named('CREATE GAME') }).click();
  await again.getByRole('button', { name: named('Go back to main menu') }).click();
  await expect(again).toHaveURL('/');
  await again.goto('/build');
  await expect(again.getByTestId('entry-card')).toHaveCount(1);
  await expect(again.getByLabel('Game Title')).toHaveValue('');
});

async function playToPodium(page: Page) {
  await hostByHand(page, { puzzles: twoPuzzles, teams: ['Aces'] });
  const stage = stageOf(page);
  await stage.key('D').click();
  await expectBoard(page, '..D D..');
  await submitPhrase(page, 'red dog');
  await stage.star(0).click();
  await stage.next.click();
  await submitPhrase(page, 'summer rain');
  await stage.next.click();
  await expect(page.getByTestId('podium-1')).toContainText('Aces');
}

test('blocked storage never breaks the show, and the host is told @full', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked by the test', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: blocked });
    }
  });
  await page.goto('/wheel');
  await expect(page.getByText(/not saved/i)).toBeVisible();
  await playToPodium(page);
});

test('full storage never breaks the show, and the host is told @full', async ({ page }) => {
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full, says the test', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
    Storage.prototype.setItem = full;
  });
  await page.goto('/wheel');
  await page.getByRole('button', { name: /^\+ ?Forfeit/ }).click();
  await expect(page.getByText(/not saved/i)).toBeVisible();
  await playToPodium(page);
});

test('a browser without channels and locks plays and keeps the show @full', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    Reflect.deleteProperty(Navigator.prototype, 'userActivation');
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  await playToPodium(page);
  await page.reload();
  await expect(page.getByTestId('podium-1')).toContainText('Aces');
  await expect(page.getByText(/not saved/i)).toBeHidden();
});

test('a connection that the browser dropped without a word is opened anew @full', async ({
  page,
}) => {
  await hostShow(page);
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    let dropped: IDBDatabase | null = null;
    IDBDatabase.prototype.transaction = function (...given) {
      dropped ??= this;
      if (this !== dropped) return transaction.apply(this, given);
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    };
  });
  await stageOf(page).key('D').click();
  await expectBoard(page, '..D D..');
  await stageOf(page).key('G').click();
  await expectBoard(page, '..D D.G');
  await expect(page.getByText(/not saved/i)).toBeHidden();
  await page.reload();
  await expectBoard(page, '..D D.G');
});
