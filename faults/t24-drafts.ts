import { expect, type Page } from '@playwright/test';
import { unique } from '../testing/show/api.ts';
import { named } from '../testing/show/stage.ts';
import { lyingStorage } from './planted/in-the-browser.ts';
import { type Fault, roundsOf } from './support/fault.ts';
import { type Hall, inHall } from './support/hall.ts';
import type { Report } from './support/report.ts';

const REFUSALS = [401, 413, 500] as const;
const fieldsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

async function typeGame(page: Page, title: string): Promise<void> {
  await page.getByLabel('Game Title').fill(title);
  await page.getByLabel('Category').first().fill('Weather');
  await page.getByLabel('Searched Word').first().fill('Summer rain');
}

/** Ends the page's process without a word, as a crash does. */
async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => {});
  await crashed;
}

async function crashAndReturn(hall: Hall, rounds: number, report: Report): Promise<Page> {
  let page = hall.page;
  await page.goto('/build');
  for (let round = 1; round <= rounds; round++) {
    await page.getByTestId('entry-card').first().waitFor();
    await typeGame(page, unique('Half built'));
    // A draft may be a second behind.
    await page.waitForTimeout(1000);
    const typed = await fieldsOf(page);
    await crash(page);
    const next = await hall.context.newPage();
    await page.close();
    page = next;
    await page.goto('/build');
    const same = await expect
      .poll(() => fieldsOf(page), { timeout: 5000 })
      .toEqual(typed)
      .then(
        () => true,
        () => false,
      );
    report.expect(
      same,
      `round ${round}: typed ${JSON.stringify(typed)}, found ${JSON.stringify(await fieldsOf(page))}`,
    );
  }
  return page;
}

/** Seen to fail on a storage that takes everything and keeps nothing (`lyingStorage`). */
export const drafts: Fault = {
  title: 'a page that crashes while a game is built, and saves that are refused',
  needs: 'browser',
  plant: 'the browser storage takes everything and keeps nothing',

  async run({ options, report }) {
    const rounds = roundsOf(options, 100, 2);
    await inHall(report, { before: options.isPlanted ? lyingStorage : undefined }, async (hall) => {
      hall.watched.allow(/status of (401|413|500)|not created/);
      const page = await crashAndReturn(hall, rounds, report);
      const create = page.getByRole('button', { name: named('CREATE GAME') });

      const title = unique('Refused at first');
      await typeGame(page, title);
      for (const status of REFUSALS) {
        const body = JSON.stringify({ status, title: 'Refused by the test.' });
        await page.route('**/api/games', (route) =>
          route.fulfill({ status, contentType: 'application/problem+json', body }),
        );
        const typed = await fieldsOf(page);
        const answered = page.waitForResponse('**/api/games');
        await create.click();
        await answered;
        await expect(create).toBeEnabled();
        report.expect(
          JSON.stringify(await fieldsOf(page)) === JSON.stringify(typed),
          `a ${status} changed what was typed`,
        );
        await page.unroute('**/api/games');
      }
      await create.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const found = await page.request.get(`/api/search?query=${encodeURIComponent(title)}`);
      const games = ((await found.json()) as readonly unknown[]).length;
      report.expect(games === 1, `${games} games came of it in the end`);
      report.tried(`${rounds} crashes of the page and saves refused with ${REFUSALS.join(', ')}`);
    });
  },
};
