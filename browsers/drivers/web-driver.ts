import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder, scratchFolder, stopChild } from '../../testing/system/own.ts';
import { freePort } from '../../testing/system/port.ts';
import { onLine, openScreen, start } from './child.ts';
import type { Driver, Key } from './driver.ts';

const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
};

/** The tool bar's buttons would keep the window from being as narrow as a telephone. */
const NARROW_BAR = '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; }';

const RESIZE_TRIES = 10;
const RESIZE_PAUSE_MS = 50;
/** So often the same size in a row, and the window has come to rest. */
const RESIZE_SAME = 6;

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

type Session = {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
};

/** The system's WebKit: it speaks WebDriver and needs a screen. */
export async function startWebKit(program: string, miniBrowser: string): Promise<Driver> {
  const screen = await openScreen();
  const port = await freePort();
  const settings = scratchFolder('webkit');
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const child = start(program, [`--port=${port}`], {
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: settings,
  });
  const complaints: string[] = [];
  onLine(child, (line) => {
    if (/^CONSOLE .*\b(ERROR|Error)\b/.test(line)) complaints.push(line);
  });

  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const answers = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${program} ended with code ${child.exitCode}.`);
    await pause(20);
  }

  const browserOptions = {
    binary: miniBrowser,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  };
  const { sessionId, capabilities } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })) as Session;
  const order = (path: string, body: unknown) =>
    call('POST', `/session/${sessionId}${path}`, body) as Promise<never>;
  const evaluate = (expression: string): Promise<unknown> =>
    order('/execute/sync', { script: `return (${expression});`, args: [] });
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    order('/actions', { actions: [{ type, id: type, actions }] });

  type Size = readonly [width: number, height: number];
  /** What the window's own bars took the last time. */
  let bars: Size = [0, 0];

  /** The page learns of a new size only after a while: the wanted one ends the wait, any other when it stays. */
  async function restingSize(wanted: Size): Promise<Size> {
    let before = '';
    for (let same = 0; ; same += 1) {
      const size = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
      if (String(size) !== before) same = 0;
      if (String(size) === String(wanted) || same === RESIZE_SAME) return size;
      before = String(size);
      await pause(RESIZE_PAUSE_MS);
    }
  }

  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    complaints,
    evaluate,
    open: (url) => order('/url', { url }),
    reload: () => order('/refresh', {}),
    async resize(width, height) {
      for (let tries = 0; tries < RESIZE_TRIES; tries += 1) {
        const [besides, above] = bars;
        await order('/window/rect', { x: 0, y: 0, width: width + besides, height: height + above });
        const [pageWidth, pageHeight] = await restingSize([width, height]);
        if (pageWidth === width && pageHeight === height) return;
        bars = [Math.max(0, besides + width - pageWidth), Math.max(0, above + height - pageHeight)];
      }
      throw new Error(`The page did not become ${width}×${height}.`);
    },
    clickAt: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => act('key', [...text].flatMap(stroke)),
    press: (key) => act('key', stroke(keys[key])),
    screenshot: async () =>
      Buffer.from((await call('GET', `/session/${sessionId}/screenshot`)) as string, 'base64'),
    async close() {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      await stopChild(child);
      await screen.end();
      removeFolder(settings);
    },
  };
}
