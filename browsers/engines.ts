import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { browserFlags, installedBrowser } from '../testing/browser/find-browser.ts';
import { startFirefox } from './drivers/bidi.ts';
import type { Driver } from './drivers/driver.ts';
import { startWithPlaywright } from './drivers/playwright.ts';
import { startWebKit } from './drivers/web-driver.ts';

export type Engine = {
  readonly name: string;
  /** What Playwright calls its own one, and which packages of Debian hold the system's. */
  readonly download: string;
  readonly packages: readonly string[];
  /** How to start the one on this machine; null without one. */
  find(): (() => Promise<Driver>) | null;
};

const command = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((place) => existsSync(place));

const own = (engine: BrowserType) =>
  existsSync(engine.executablePath()) ? () => startWithPlaywright(engine) : null;

function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((folder) =>
    existsSync(folder),
  );
  return libraries
    .flatMap((folder) => [folder, ...readdirSync(folder).map((inner) => join(folder, inner))])
    .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((place) => existsSync(place));
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    download: 'chromium',
    packages: ['chromium'],
    find() {
      const executablePath = installedBrowser();
      if (!executablePath) return null;
      return () => startWithPlaywright(chromium, { executablePath, args: [...browserFlags] });
    },
  },
  {
    name: 'Firefox',
    download: 'firefox',
    packages: ['firefox-esr'],
    find() {
      const program = command('firefox-esr') ?? command('firefox');
      return own(firefox) ?? (program ? () => startFirefox(program) : null);
    },
  },
  {
    name: 'WebKit',
    download: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      const program = command('WebKitWebDriver');
      const browser = miniBrowser();
      if (own(webkit) || !program || !browser || !command('Xvfb')) return own(webkit);
      return () => startWebKit(program, browser);
    },
  },
];

/** A network that is not there must not hold up the engines that are. */
const FETCH_WITHIN_MS = 120_000;

function run(name: string, ...args: readonly string[]): void {
  console.log(`Trying: ${[name, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = process.platform === 'win32';
  spawnSync(name, args, { stdio: 'inherit', env, shell, timeout: FETCH_WITHIN_MS });
}

/** Fetches engines that are not on this machine the way the system allows. */
export function fetchMissing(missing: readonly Engine[]): void {
  if (missing.length === 0) return;
  console.log(`Not on this machine yet: ${missing.map(({ name }) => name).join(', ')}.`);
  if (process.getuid?.() === 0 && command('apt-get')) {
    run('apt-get', 'update');
    // One by one: a system that lacks one of them may have the others.
    for (const { packages } of missing)
      run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  } else {
    run('npx', 'playwright', 'install', ...missing.map(({ download }) => download));
  }
}
