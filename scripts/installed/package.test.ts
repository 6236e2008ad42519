import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { type Account, createAccount, createGame, unique } from '../../testing/show/api.ts';
import {
  finalizeTeams,
  nameTeams,
  signIn,
  startGame,
  twoPuzzles,
} from '../../testing/show/host.ts';
import { closeReward, spin, stageOf, submitPhrase } from '../../testing/show/stage.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { freePort } from '../../testing/system/port.ts';
import { type RunningServer, startProgram } from '../../testing/system/program.ts';
import { makePackage } from '../lib/make-package.ts';

const NAME = 'wheel-of-fortune-host';
const BYTES_MAX = 8_000_000;

const folder = scratchFolder('installed');
const dataDir = join(folder, 'data');
const installed = (...path: readonly string[]) => join(folder, 'node_modules', NAME, ...path);

/** Installs as a host would, from what npm has fetched before where it can. */
function install(version: string) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=0'];
  const tarball = makePackage(folder, version);
  return spawnSync('npm', ['install', '--omit=dev', '--prefer-offline', ...quiet, tarball], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

const first = install('0.0.1');
const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTCACHED/.test(
  first.stderr,
);
const name = `the package${isOffline ? ' (skipped: the registry of npm cannot be reached)' : ''}`;

describe.skipIf(isOffline)(name, () => {
  let browser: Browser | undefined;
  let page: Page;
  let server: RunningServer | undefined;
  let account: Account;
  const title = unique('Evening');
  afterAll(async () => {
    await browser?.close();
    await server?.kill();
    removeFolder(folder);
  });

  async function start(port: number): Promise<RunningServer> {
    const args = [installed('../.bin', NAME), '--data', dataDir, '--port', String(port)];
    const env = { PATH: process.env.PATH, HOME: folder, RATE_LIMIT: 'off' };
    return startProgram({ args, env, port, readyPath: '/readyz' });
  }

  it('installs in an empty folder and brings only what runs', () => {
    expect(first.status, first.stderr).toBe(0);
    const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' })
      .map((path) => ({ path, stats: statSync(installed(path)) }))
      .filter(({ stats }) => stats.isFile());
    expect(files.reduce((sum, { stats }) => sum + stats.size, 0)).toBeLessThan(BYTES_MAX);
    expect(files.filter(({ path }) => /\.(map|tsx?|test\.js)$/.test(path))).toEqual([]);
    expect(readdirSync(installed()).toSorted()).toEqual(
      ['LICENSE', 'README.md', 'THIRD-PARTY-LICENSES.md', 'apps', 'package.json'].toSorted(),
    );
    const packages = readdirSync(join(folder, 'node_modules'));
    expect(packages.filter((one) => /^(vite|vitest|typescript|tsx|esbuild)$/.test(one))).toEqual(
      [],
    );
    expect(readFileSync(installed('THIRD-PARTY-LICENSES.md'), 'utf8')).toMatch(
      /fastify[\s\S]*react[\s\S]*SIL Open Font License/i,
    );
  });

  it('plays a show from a game to the podium', async () => {
    server = await start(await freePort());
    browser = await launchBrowser();
    const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
    page = await context.newPage();
    account = await createAccount(page.request);
    await createGame(page.request, title, twoPuzzles, account);
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: title, exact: true }).click();
    await nameTeams(page, ['Aces', 'Bees']);
    await finalizeTeams(page);
    await startGame(page);
    const stage = stageOf(page);
    await spin(page);
    await closeReward(page);
    for (const { searchedWord } of twoPuzzles) {
      await submitPhrase(page, searchedWord);
      await stage.star(1).click();
      await stage.next.click();
    }
    await expectPage(page.getByTestId('podium-1')).toContainText('Bees');
  });

  it('finds account and game after an upgrade', async () => {
    const { port } = server as RunningServer;
    expect((await server?.terminate())?.code).toBe(0);
    const second = install('0.0.2');
    expect(second.status, second.stderr).toBe(0);
    expect(JSON.parse(readFileSync(installed('package.json'), 'utf8')).version).toBe('0.0.2');
    server = await start(port);
    await signIn(page, account);
    await page.goto('/my-wheels');
    await expectPage(page.getByText(title, { exact: true })).toBeVisible();
  });
});
