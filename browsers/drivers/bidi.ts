import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { removeFolder, scratchFolder, stopChild } from '../../testing/system/own.ts';
import { lineOf, start } from './child.ts';
import type { Driver, Key } from './driver.ts';

const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
};

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

type Heard = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
};

/** The system's Firefox, over the protocol that browsers share: WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = scratchFolder('firefox');
  // Scroll bars over the page, as the other engines have them here. The protocol itself keeps it from calling home.
  writeFileSync(join(profile, 'user.js'), 'user_pref("ui.useOverlayScrollbars", 1);\n');
  const child = start(program, [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ]);
  const address = await lineOf(child, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  const complaints: string[] = [];
  const waiting = new Map<number, (heard: Heard) => void>();
  socket.addEventListener('message', ({ data }) => {
    const heard = JSON.parse(String(data)) as Heard;
    if (heard.id !== undefined) waiting.get(heard.id)?.(heard);
    else if (heard.params?.level === 'error') complaints.push(heard.params.text ?? '');
  });
  let id = 0;
  const order = async (method: string, params: object): Promise<unknown> => {
    id += 1;
    const mine = id;
    socket.send(JSON.stringify({ id: mine, method, params }));
    const heard = await new Promise<Heard>((resolve) => waiting.set(mine, resolve));
    waiting.delete(mine);
    if (heard.error) throw new Error(`${method}: ${heard.error} ${heard.message}`);
    return heard.result;
  };

  const { capabilities } = (await order('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  await order('session.subscribe', { events: ['log.entryAdded'] });
  const tree = (await order('browsingContext.getTree', {})) as {
    contexts: readonly { context: string }[];
  };
  const context = tree.contexts[0]?.context;
  await order('browsingContext.activate', { context });
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    order('input.performActions', { context, actions: [{ type, id: type, actions }] });

  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    complaints,
    async evaluate(expression) {
      const answer = (await order('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const text = answer.result?.value;
      return text === undefined ? undefined : JSON.parse(text);
    },
    async open(url) {
      await order('browsingContext.navigate', { context, url, wait: 'complete' });
      // Without focus on the window nothing in it looks focused.
      await order('browsingContext.activate', { context });
    },
    reload: async () => void (await order('browsingContext.reload', { context, wait: 'complete' })),
    resize: async (width, height) =>
      void (await order('browsingContext.setViewport', { context, viewport: { width, height } })),
    clickAt: async (x, y) =>
      void (await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    type: async (text) => void (await act('key', [...text].flatMap(stroke))),
    press: async (key) => void (await act('key', stroke(keys[key]))),
    async screenshot() {
      const { data } = (await order('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    async close() {
      await order('browser.close', {}).catch(() => {});
      socket.close();
      await stopChild(child);
      removeFolder(profile);
    },
  };
}
