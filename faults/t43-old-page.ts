import { cpSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { launchBrowser } from '../testing/browser/launch.ts';
import { type Account, createAccount, createGame } from '../testing/show/api.ts';
import { hostByHand, twoPuzzles } from '../testing/show/host.ts';
import { card, choose } from '../testing/show/library.ts';
import { expectBoard, named, stageOf, submitPhrase } from '../testing/show/stage.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { freePort } from '../testing/system/port.ts';
import { neverBehind } from '../testing/system/server.ts';
import { blindToOldShows } from './injected/in-the-browser.ts';
import type { Fault, FaultRun } from './support/fault.ts';
import { releasedServer } from './support/released.ts';
import { startServer } from './support/server.ts';

type Version = 'old' | 'new';

/** One address, at which a server of 0.1 and one of this version take turns on copies of the same data. */
async function openSwapped(oldServer: string, prepare: (origin: string) => Promise<void>) {
  const port = await freePort();
  const folders = { old: scratchFolder('old-page'), new: scratchFolder('new-page') };
  const settings = {
    old: { port, file: oldServer, env: { DATA_DIR: folders.old } },
    new: { port, nodeFlags: neverBehind, env: { DATA_DIR: folders.new } },
  };
  let server = await startServer(settings.old);
  await prepare(server.origin);
  await server.terminate();
  cpSync(folders.old, folders.new, { recursive: true });
  return {
    origin: server.origin,
    async swap(version: Version): Promise<void> {
      await server.terminate();
      server = await startServer(settings[version]);
    },
    cutOff: () => server.kill(),
    async close(): Promise<void> {
      await server.kill();
      Object.values(folders).forEach(removeFolder);
    },
  };
}

const MINE = 'Made before the upgrade';

/** A show of two puzzles, in the middle of the first one. */
async function hostHalf(page: Page): Promise<void> {
  await hostByHand(page, { teams: ['Aces', 'Bees'] });
  const stage = stageOf(page);
  await stage.plus(0).click();
  await stage.key('D').click();
  await expectHalf(page);
}

async function expectHalf(page: Page): Promise<void> {
  await expectBoard(page, '..D D..');
  await expect(stageOf(page).score(0)).toHaveText('100');
}

async function playToPodium(page: Page): Promise<void> {
  const stage = stageOf(page);
  for (const { searchedWord } of twoPuzzles) {
    await submitPhrase(page, searchedWord);
    await stage.star(1).click();
    await stage.next.click();
  }
  await expect(page.getByTestId('podium-1')).toContainText('2000');
}

const follow = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('link', { name }).click();

/** What else a host does, all in the page that is open. */
async function searchBuildAndSignIn(page: Page, { username, password }: Account): Promise<void> {
  await follow(page, /^Search/);
  await page.getByLabel('Search Games').fill(MINE);
  await page.getByLabel('Search Games').press('Enter');
  await expect(page.getByRole('button', { name: MINE, exact: true })).toBeVisible();

  await follow(page, /^Build/);
  await page.getByLabel('Game Title').fill('Made by a page of another version');
  await page.getByLabel('Category').fill('Animal');
  await page.getByLabel('Searched Word').fill('Red dog');
  await page.getByRole('button', { name: named('CREATE GAME') }).click();
  await page.getByRole('button', { name: 'Go back to main menu' }).click();

  await follow(page, /^Login/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: named('Login') })
    .click();
  await follow(page, /^My Wheels/);
  await expect(page.getByRole('button', { name: MINE, exact: true })).toBeVisible();
}

/** Waits until the page opens without its server, too. */
const workerOf = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 30_000,
    })
    .toBe(true);

/** Waits until the worker of this version has all it needs, behind that of 0.1. */
const newWorkerOf = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () =>
          Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);

const isNew = (page: Page) =>
  expect(page.getByRole('button', { name: 'Open a room' })).toBeVisible();

/** Seen to fail where the page does not read what 0.1 stored (`blindToOldShows`). */
export const fault: Fault = {
  title: 'a page of 0.1 meets this server, and a page of this version a server of 0.1',
  injection: 'the page does not read shows that 0.1 stored',

  async run(run: FaultRun) {
    const { options, report, say } = run;
    const oldServer = await releasedServer(run);
    if (oldServer === null) return report.skip('it needs a server of version 0.1');
    const browser = await launchBrowser();
    let account: Account | undefined;
    const servers = await openSwapped(oldServer, async (origin) => {
      const { request } = await browser.newContext({ baseURL: origin });
      account = await createAccount(request);
      await createGame(request, MINE, twoPuzzles, account);
    });
    if (!account) throw new Error('no account');
    const host = account;

    /** What a host with a page of one version sees while servers come and go. */
    async function scene(
      what: string,
      { first, worker = true }: { readonly first: Version; readonly worker?: boolean },
      work: (page: Page) => Promise<void>,
    ): Promise<void> {
      await servers.swap(first);
      const context = await contextOf(browser, servers.origin, worker);
      if (options.isInjected) await context.addInitScript(blindToOldShows);
      const page = await context.newPage();
      try {
        if (worker) {
          await page.goto('/about');
          await workerOf(page);
        }
        await hostHalf(page);
        await work(page);
        report.tried(what);
      } catch (error) {
        report.lost(
          `${what}: ${error instanceof Error ? error.message.split('\n', 4).join(' ') : error}`,
        );
      }
      say(what);
      await context.close();
    }

    await scene(
      'a reload brings this version with the show as it was, also without a network',
      { first: 'old' },
      async (page) => {
        await servers.swap('new');
        await page.reload();
        await isNew(page);
        await expectHalf(page);
        await newWorkerOf(page);
        await servers.cutOff();
        await page.reload();
        await isNew(page);
        await expectHalf(page);
        await stageOf(page).undo.click();
        await expectBoard(page, '... ...');
        await playToPodium(page);
      },
    );
    await scene('a page of 0.1 goes on and is answered', { first: 'old' }, async (page) => {
      await servers.swap('new');
      await playToPodium(page);
      await searchBuildAndSignIn(page, host);
    });
    await scene(
      'a page of 0.1 without a service worker goes on, and says what to do for other screens',
      { first: 'old', worker: false },
      async (page) => {
        await servers.swap('new');
        await playToPodium(page);
        await follow(page, /^Build/);
        await page.getByRole('button', { name: 'Reload the page' }).click();
        await expect(page.getByLabel('Game Title')).toBeVisible();
      },
    );
    await scene(
      'a page of this version goes on and is answered',
      { first: 'new' },
      async (page) => {
        await servers.swap('old');
        await page.getByRole('button', { name: 'Open a room' }).click();
        await expect(page.getByText(/^No room could be opened/)).toBeVisible();
        await page.keyboard.press('Escape');
        await playToPodium(page);
        await searchBuildAndSignIn(page, host);
      },
    );
    await scene('a call that 0.1 does not know says so', { first: 'new' }, async (page) => {
      await searchBuildAndSignIn(page, host);
      await expect(card(page, MINE).getByRole('button', { name: /^More/ })).toBeVisible();
      await servers.swap('old');
      await choose(page, MINE, 'Delete');
      await expect(page.getByText(/was not deleted.*of another version/)).toBeVisible();
      await expect(card(page, MINE)).toBeVisible();
    });
    await scene('a show outlives a reload to 0.1 and back', { first: 'new' }, async (page) => {
      await servers.swap('old');
      await page.reload();
      await expect(stageOf(page).words.first()).toBeVisible();
      await servers.swap('new');
      await page.reload();
      await isNew(page);
      await expectHalf(page);
    });
    await browser.close();
    await servers.close();
  },
};

async function contextOf(browser: Browser, baseURL: string, worker: boolean) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1366, height: 768 },
    serviceWorkers: worker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript('globalThis.__name ??= (target) => target;');
  return context;
}
