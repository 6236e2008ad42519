import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserType, LaunchOptions } from '@playwright/test';
import { Builder, error, Key as Keys } from 'selenium-webdriver';
import { WebSocket } from 'ws';
import { removeFolder, scratchFolder, startChild, stopChild } from '../testing/system/own.ts';
import { freePort } from '../testing/system/port.ts';

/** What a host's hands and eyes can do, in any engine. */
export type Driver = {
  /** The browser's own name and version. */
  readonly browser: string;
  /** Console errors and uncaught errors up to now. */
  readonly complaints: readonly string[];
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  clickAt(x: number, y: number): Promise<unknown>;
  /** Characters, Enter and Escape, one after another. */
  press(keys: readonly string[]): Promise<unknown>;
  /** The value of an expression in the page, awaited; it has to survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** The window's content as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Whether the browser itself ended, as opposed to a page that is wrong. */
  hasCrashed(): Promise<boolean>;
  close(): Promise<void>;
};

/** Chromium, and on machines that have them Playwright's own Firefox and WebKit. */
export async function withPlaywright(engine: BrowserType, options: LaunchOptions): Promise<Driver> {
  const browser = await engine.launch(options);
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  let crashed = false;
  page.on('crash', () => {
    crashed = true;
  });
  return {
    browser: `${engine.name()} ${browser.version()}`,
    complaints,
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    evaluate: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot({ animations: 'allow' }),
    hasCrashed: async () => crashed || !browser.isConnected(),
    close: () => browser.close(),
  };
}

/** A program of the system. Each line that it writes goes to `onLine`; Xvfb writes to a fourth channel. */
function run(program: string, args: readonly string[], onLine: (line: string) => void, env = {}) {
  const child = startChild(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of child.stdio.slice(1))
    createInterface({ input: stream as Readable }).on('line', onLine);
  return child;
}

/** Runs a program and waits for the line that matches; the answer is what the pattern's first group caught. */
async function runUntil(program: string, args: readonly string[], pattern: RegExp) {
  let found: string | undefined;
  const child = run(program, args, (line) => {
    found ??= line.match(pattern)?.[1];
  });
  while (found === undefined) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}.`);
    await pause(20);
  }
  return { child, found };
}

const keyCode = (key: string) => ({ Enter: Keys.ENTER, Escape: Keys.ESCAPE })[key] ?? key;

/**
 * The system's Firefox over WebDriver BiDi. Selenium starts a Firefox by geckodriver only, which Debian does not have and
 * npm fetches from elsewhere, and it gives up after 30 s, which a Firefox on a busy machine takes to start.
 */
export async function withFirefox(program: string): Promise<Driver> {
  const profile = scratchFolder('firefox');
  // Scroll bars over the page, as the other engines have them here.
  writeFileSync(join(profile, 'user.js'), 'user_pref("ui.useOverlayScrollbars", 1);\n');
  const flags = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const { child, found } = await runUntil(program, flags, /BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${found}/session`);
  await once(socket, 'open');
  const complaints: string[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.id !== undefined) waiting[message.id]?.(message);
    else if (message.params.level === 'error') complaints.push(message.params.text);
  });
  const send = async (method: string, params: object) => {
    const { result, error, message } = await new Promise<Answer>((resolve) => {
      const id = waiting.push(resolve) - 1;
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (error) throw new Error(`${method}: ${error} ${message}`);
    return result;
  };
  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = (await send('browsingContext.getTree', {})).contexts[0];
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    complaints,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
      // Without focus on the window nothing in it looks focused.
      await send('browsingContext.activate', { context });
    },
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (keys) =>
      act(
        'key',
        keys.map(keyCode).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    screenshot: async () =>
      Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    hasCrashed: async () => child.exitCode !== null || child.signalCode !== null,
    async close() {
      socket.close();
      await stopChild(child);
      removeFolder(profile);
    },
  };
}

/** Answers of the protocol, of which each command reads its own part. */
// biome-ignore lint/suspicious/noExplicitAny: a type for each of eight commands would say no more than their readers.
type Answer = { readonly result: any; readonly error?: string; readonly message?: string };

/** The tool bar's buttons would keep the window from being as narrow as a telephone. */
const NARROW_BAR = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }';

/**
 * Without a graphics card several threads of a page would draw through Mesa at once, and its software driver then spoils their
 * memory: the page crashed in one of 25 evenings.
 */
const RENDERING = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };

/** The system's WebKit, which needs a screen. */
export async function withWebKit(program: string, miniBrowser: string): Promise<Driver> {
  const screenFlags = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '4096x2560x24'];
  const screen = await runUntil('Xvfb', screenFlags, /^(\d+)$/);
  const settings = scratchFolder('webkit');
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const port = await freePort();
  const complaints: string[] = [];
  const child = run(
    program,
    [`--port=${port}`],
    (line) => /^CONSOLE .*\b(ERROR|Error)\b/.test(line) && complaints.push(line),
    { ...RENDERING, DISPLAY: `:${screen.found}`, XDG_CONFIG_HOME: settings },
  );
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}.`);
    await pause(20);
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args },
      // A page on a busy machine may take its time to stand still.
      timeouts: { script: 120_000 },
    })
    .build();
  const capabilities = await driver.getCapabilities();
  /** By how much the window is larger than its page, which learns of a new size some time later. */
  let bars: readonly number[] = [0, 0];
  const evaluate = (expression: string) => driver.executeScript(`return (${expression});`);
  return {
    browser: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
    complaints,
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    async resize(width, height) {
      for (let tries = 0; tries < 10; tries += 1) {
        const [besides = 0, above = 0] = bars;
        const size = { width: width + besides, height: height + above };
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, ...size });
        await pause(300);
        bars = (await evaluate(
          `[${size.width} - innerWidth, ${size.height} - innerHeight]`,
        )) as number[];
        if (bars[0] === besides && bars[1] === above) return;
      }
      throw new Error(`The page did not become ${width}×${height}.`);
    },
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    press: (keys) =>
      driver
        .actions()
        .sendKeys(...keys.map(keyCode))
        .perform(),
    evaluate,
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // WebKitWebDriver ends its session some time after the process of the page has ended.
    async hasCrashed() {
      for (let tries = 0; tries < 100; tries += 1) {
        const answer = await driver.getTitle().catch((failure) => failure);
        if (!(answer instanceof Error)) return false;
        if (answer instanceof error.NoSuchSessionError) return true;
        await pause(50);
      }
      return false;
    },
    async close() {
      await driver.quit().catch(() => {});
      await stopChild(child);
      await stopChild(screen.child);
      removeFolder(settings);
    },
  };
}
