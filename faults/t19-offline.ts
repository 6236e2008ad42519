import { expect } from '@playwright/test';
import { unique } from '../testing/show/api.ts';
import { finalizeTeams, hostByHand, nameTeams, startGame } from '../testing/show/host.ts';
import { differenceFrom, picture } from '../testing/show/picture.ts';
import { named, stageOf, submitPhrase } from '../testing/show/stage.ts';
import type { Fault } from './support/fault.ts';
import { type Hall, inHall } from './support/hall.ts';
import { PHRASES } from './support/host-actions.ts';
import type { Report } from './support/report.ts';

const NETWORK = /Failed to load resource|net::ERR|Failed to fetch|suggestion|not created/i;

class PageGone extends Error {}

async function reloadOffline({ page }: Hall, report: Report, where: string): Promise<void> {
  const before = await picture(page);
  const isThere = await page.reload().then(
    () => true,
    () => false,
  );
  if (!isThere) throw new PageGone(where);
  const difference = await differenceFrom(page, before);
  if (difference) report.lost(`a reload offline ${where}: ${difference}`);
}

async function playToThePodium(hall: Hall, report: Report): Promise<void> {
  const { page } = hall;
  const stage = stageOf(page);
  for (const [nth, phrase] of PHRASES.entries()) {
    await stage.plus(0).click();
    await reloadOffline(hall, report, `in puzzle ${nth + 1}`);
    await submitPhrase(page, phrase);
    await stage.star(1).click();
    await reloadOffline(hall, report, `after puzzle ${nth + 1} was solved`);
    await stage.next.click();
  }
  await expect(page.getByTestId('podium-1')).toContainText('2000');
  await reloadOffline(hall, report, 'on the podium');
}

async function fillGame({ page }: Hall, title: string): Promise<void> {
  await page.goto('/build');
  await page.getByLabel('Game Title').fill(title);
  await page.getByLabel('Category').fill('Weather');
  await page.getByLabel('Searched Word').fill('Summer rain');
}

const gamesCalled = async ({ page, origin }: Hall, title: string) => {
  const found = await page.request.get(`${origin}/api/search?query=${encodeURIComponent(title)}`);
  return ((await found.json()) as readonly unknown[]).length;
};

/** Builds with the server gone and again with it back, and once with its answer lost on the way. */
async function buildThroughIt(hall: Hall, report: Report): Promise<void> {
  const { page } = hall;
  const create = page.getByRole('button', { name: named('CREATE GAME') });
  const created = page.getByRole('dialog');
  const away = unique('Built offline');
  await fillGame(hall, away);
  await hall.cutOff();
  await create.click();
  await expect(page.getByLabel('Game Title')).toHaveValue(away);
  await hall.reconnect();
  await expect(async () => {
    if (!(await created.isVisible())) await create.click();
    await expect(created).toBeVisible({ timeout: 2000 });
  }).toPass();
  report.expect(
    (await gamesCalled(hall, away)) === 1,
    'a game built offline did not arrive exactly once',
  );

  const unheard = unique('Answer lost');
  await fillGame(hall, unheard);
  await page.route('**/api/games', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const failed = page.waitForEvent('requestfailed');
  await create.click();
  await failed;
  await page.unroute('**/api/games');
  await expect(async () => {
    if (!(await created.isVisible())) await create.click();
    await expect(created).toBeVisible({ timeout: 2000 });
  }).toPass();
  report.expect(
    (await gamesCalled(hall, unheard)) === 1,
    'a game whose answer was lost is not there exactly once',
  );
}

/** Seen to fail without the service worker, which is what opens the app when no server answers. */
export const offline: Fault = {
  title: 'the server goes away in the middle of a show, and while a game is built',
  needs: 'browser',
  plant: 'the service worker is blocked',

  async run({ options, report }) {
    await inHall(
      report,
      { serviceWorkers: options.isPlanted ? 'block' : 'allow' },
      async (hall) => {
        hall.watched.allow(NETWORK);
        const { page } = hall;
        await page.goto('/');
        if (!options.isPlanted) {
          await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        }
        await hostByHand(page, { teams: ['Aces', 'Bees'] });
        await page.waitForLoadState('networkidle');
        await hall.cutOff();
        await playToThePodium(hall, report).catch((error) => {
          if (!(error instanceof PageGone)) throw error;
          report.lost(`a reload offline ${error.message}: no page, and the show with it`);
        });
        await hall.reconnect();
        await page.goto('/game');
        await nextShow(hall);
        await buildThroughIt(hall, report);
        report.tried(
          'a show of two puzzles without a server, five reloads on the way, then two games built',
        );
      },
    );
  },
};

/** With the server back, the next show begins as ever. */
async function nextShow({ page }: Hall): Promise<void> {
  await page.goto('/search?q=a');
  await page.getByRole('main').getByRole('list').getByRole('button').first().click();
  await nameTeams(page, ['Once more']);
  await finalizeTeams(page);
  await startGame(page);
}
