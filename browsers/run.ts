import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { fromRoot } from '../scripts/lib/paths.ts';
import { browserFlags, installedBrowser } from '../testing/browser/find-browser.ts';
import { underLoad } from '../testing/system/load.ts';
import { openTestServer } from '../testing/system/server.ts';
import { type Driver, withFirefox, withPlaywright, withWebKit } from './drivers.ts';
import { hostWith } from './host.ts';
import { playLibrary } from './library.ts';
import { differences, type Shot } from './pictures.ts';
import { playRoom } from './rooms.ts';
import { playShow } from './show.ts';
import { playYours } from './yours.ts';

type Start = () => Promise<Driver>;
type Engine = {
  readonly name: string;
  /** Debian's packages that hold it. */
  readonly packages: readonly string[];
  /** How to start the one on this machine; null without one. */
  find(): Start | null;
};

const inFolders = (folders: readonly string[], file: string) =>
  folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
const command = (name: string) => inFolders((process.env.PATH ?? '').split(delimiter), name);
const ofPlaywright = (engine: BrowserType): Start | null =>
  existsSync(engine.executablePath()) ? () => withPlaywright(engine, {}) : null;

function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((path) => existsSync(path));
  const inner = libraries.flatMap((path) => readdirSync(path).map((name) => join(path, name)));
  return inFolders([...libraries, ...inner], 'webkit2gtk-4.1/MiniBrowser');
}

const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    packages: ['chromium'],
    find() {
      const executablePath = installedBrowser();
      if (!executablePath) return null;
      return () => withPlaywright(chromium, { executablePath, args: [...browserFlags] });
    },
  },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const program = command('firefox-esr') ?? command('firefox');
      return ofPlaywright(firefox) ?? (program ? () => withFirefox(program) : null);
    },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find() {
      const [driver, browser] = [command('WebKitWebDriver'), miniBrowser()];
      const isThere = driver && browser && command('Xvfb');
      return ofPlaywright(webkit) ?? (isThere ? () => withWebKit(driver, browser) : null);
    },
  },
];

/** Installs what is missing where this process may; elsewhere the end of the run says how. */
function install(missing: readonly Engine[]): void {
  if (missing.length === 0 || process.getuid?.() !== 0 || !command('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 120_000 });
  apt('update');
  // One by one: a system that lacks one of them may have the others.
  for (const { packages } of missing) apt('install', '-y', '--no-install-recommends', ...packages);
}

const folder = fromRoot('test-results/browsers');
const save = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const pictureName = (screen: string, engine: string) => `${screen}-${engine.toLowerCase()}.png`;

/** One page with the engines side by side, screen by screen. */
function writeReport(screens: readonly string[], names: readonly string[]): void {
  const picture = (screen: string, name: string) =>
    `<figure><figcaption>${name}</figcaption><img src="${pictureName(screen, name)}" alt="not taken" loading="lazy"></figure>`;
  const rows = screens.map(
    (screen) =>
      `<h2>${screen}</h2><div>${names.map((name) => picture(screen, name)).join('')}</div>`,
  );
  const style =
    'body{font:16px sans-serif;margin:1em}div{display:flex;gap:8px}figure{flex:1;margin:0}img{max-width:100%}';
  save(
    'index.html',
    `<!doctype html><meta charset="utf-8"><title>Every engine</title><style>${style}</style>${rows.join('\n')}\n`,
  );
}

let passed = 0;
let failed = 0;
function record(what: string, problems: readonly string[]): void {
  if (problems.length === 0) passed += 1;
  else failed += 1;
  console.log(problems.length === 0 ? `  ✓ ${what}` : `  ✗ ${what}: ${problems.join('; ')}`);
}

/** Far more than any step takes, so that an engine that hangs fails and a slow machine is only slow. */
const LONGEST_STEP_MS = 3 * 60_000;
/** The page that does not exist is opened on purpose. Firefox names files that a page was still fetching as it was left. */
const EXPECTED_COMPLAINT = /status of 404|A ServiceWorker intercepted the request and encountered/;

/**
 * One engine plays everything on a server of its own. A step that fails ends it: the next ones build on it. A browser that
 * itself crashed plays everything once more: a compositor thread of Debian's WebKit was seen to end its process.
 */
async function play(
  name: string,
  start: Start,
  retries: number,
): Promise<ReadonlyMap<string, Shot>> {
  const shots = new Map<string, Shot>();
  const server = await openTestServer();
  const driver = await start();
  console.log(`${name}: ${driver.browser}`);
  let step: string | null = null;
  let startedMs = 0;
  let watchdog: NodeJS.Timeout | undefined;
  let hang = (_error: Error) => {};
  const endStep = (problems: readonly string[]) => {
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    if (step !== null) record(`${name}: ${step} (${seconds} s)`, problems);
    clearTimeout(watchdog);
  };
  const host = hostWith(driver, server.origin, {
    onStep(next) {
      endStep([]);
      step = next;
      startedMs = performance.now();
      watchdog = setTimeout(() => hang(new Error('It hangs.')), underLoad(LONGEST_STEP_MS));
    },
    onShot(screen, shot) {
      shots.set(screen, shot);
      save(pictureName(screen, name), shot.png);
    },
  });
  const hangs = new Promise<never>((_resolve, reject) => {
    hang = reject;
  });
  const playAll = async () => {
    await driver.resize(1366, 768);
    await playShow(host);
    await playRoom(host);
    await playLibrary(host);
    await playYours(host);
  };
  let mayRetry = false;
  try {
    await Promise.race([playAll(), hangs]);
    endStep([]);
  } catch (error) {
    clearTimeout(watchdog);
    // A browser that hangs may not answer any more.
    const crashed = await Promise.race([driver.hasCrashed(), pause(10_000, false)]);
    mayRetry = crashed && retries > 0;
    if (mayRetry) console.log(`  – ${name} crashed in “${step}” and plays everything once more.`);
    else endStep([String(error)]);
    const picture = await Promise.race([driver.screenshot().catch(() => null), pause(10_000)]);
    if (picture) save(pictureName('failed', name), picture);
  }
  const complaints = driver.complaints.filter((text) => !EXPECTED_COMPLAINT.test(text));
  record(`${name}: nothing complained`, complaints);
  await Promise.race([driver.close(), pause(20_000)]);
  await server.close();
  return mayRetry ? play(name, start, retries - 1) : shots;
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const wanted = engines.filter(
  ({ name }) => !values.only || values.only.includes(name.toLowerCase()),
);
install(wanted.filter((engine) => engine.find() === null));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const startedMs = performance.now();
// All at once: a show waits for its own animations more than for the machine.
const played = new Map<string, ReadonlyMap<string, Shot>>();
const missing: Engine[] = [];
await Promise.all(
  wanted.map(async (engine) => {
    const start = engine.find();
    if (start === null) {
      missing.push(engine);
      return;
    }
    played.set(engine.name, new Map());
    try {
      played.set(engine.name, await play(engine.name, start, 1));
    } catch (error) {
      record(engine.name, [String(error)]);
    }
  }),
);

const [first, ...others] = played.entries();
for (const [name, shots] of others) {
  console.log(`\n${name} beside ${first?.[0]}`);
  for (const [screen, shot] of shots) {
    const reference = first?.[1].get(screen);
    record(screen, reference ? differences(reference, shot) : ['there is nothing to compare with']);
  }
}
const screens = [...new Set([...played.values()].flatMap((shots) => [...shots.keys()]))];
writeReport(screens, [...played.keys()]);
console.log(`\nSide by side: ${join(folder, 'index.html')}`);
for (const { name, packages } of missing)
  console.log(
    `Skipped: ${name} is not on this machine; \`apt-get install ${packages.join(' ')}\` or \`npx playwright install ${name.toLowerCase()}\` gets one.`,
  );
console.log(`Took ${((performance.now() - startedMs) / 1000).toFixed(0)} s.`);
const skipped = missing.length > 0 ? `, ${missing.length} skipped` : '';
console.log(`${passed} passed, ${failed} failed${skipped}`);
process.exit(failed > 0 || !played.has('Chromium') ? 1 : 0);
