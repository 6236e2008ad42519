import type { Browser, Page } from '@playwright/test';
import { openStore } from '../apps/server/src/storage/store.ts';
import { gameWith } from '../apps/server/test/support/games.ts';
import { seedGames } from '../apps/server/test/support/seed.ts';
import { scratchFolder } from '../testing/system/own.ts';
import { withPages } from './lib/bench.ts';

const OWNER = { username: 'Collector', password: 'long enough' };

type Stay = {
  readonly opensMs: number;
  /** The longest that the page could not have answered, while it opened and while the filter was typed. */
  readonly heldOpeningMs: number;
  readonly heldFilteringMs: number;
};

/** My Wheels with this many games, opened and filtered on a server of its own, `rounds` times. */
export async function staysAtMyWheels(games: number, rounds: number): Promise<Stay[]> {
  const dataDir = scratchFolder('my-wheels');
  const settings = { databaseUrl: null, dataDir };
  await (await openStore(settings)).close();
  const titled = (_: unknown, nth: number) =>
    gameWith({ owner: OWNER.username, title: `Evening ${nth}` });
  await seedGames(settings, Array.from({ length: games }, titled), games);
  return withPages(async (origin, browser) => {
    const token = await signIn(origin, OWNER);
    const stays: Stay[] = [];
    while (stays.length < rounds) stays.push(await stay(browser, origin, token, games));
    return stays;
  }, dataDir);
}

type Credentials = { readonly username: string; readonly password: string };

/** Makes an account and answers its token. */
export async function signIn(origin: string, credentials: Credentials): Promise<string> {
  const call = (path: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  await call('/api/Auth/register');
  const session = (await (await call('/api/Auth/login')).json()) as { sessionToken: string };
  return session.sessionToken;
}

/** In the page: remembers how long each task held it that took 50 ms or more. */
const watchForLongTasks = `
  window.held = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.held.push(duration);
  }).observe({ type: 'longtask', buffered: true });`;

const longestTask = async (page: Page) => {
  const held = (await page.evaluate('window.held.splice(0)')) as number[];
  return Math.max(0, ...held);
};

async function stay(browser: Browser, origin: string, token: string, games: number): Promise<Stay> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const user = JSON.stringify({ username: OWNER.username, token });
  await page.addInitScript({ content: watchForLongTasks });
  await page.addInitScript(`sessionStorage.setItem('user', ${JSON.stringify(user)})`);
  /** Looked for without locators: working out a thousand names would hold the page longer than the page itself does. */
  const areDrawn = async (menus: number) => {
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll('[data-testid=library-card] [aria-haspopup]').length === count,
      menus,
    );
    // And painted.
    await page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    );
  };

  const startedAt = performance.now();
  await page.goto(`${origin}/my-wheels`);
  await areDrawn(games);
  const opensMs = performance.now() - startedAt;
  const heldOpeningMs = await longestTask(page);

  const filter = page.getByRole('searchbox', { name: 'Filter by title' });
  const wanted = `evening ${games - 1}`;
  await filter.pressSequentially(wanted);
  await areDrawn(1);
  await filter.fill('');
  await areDrawn(games);
  const heldFilteringMs = await longestTask(page);
  await page.close();
  return { opensMs, heldOpeningMs, heldFilteringMs };
}
