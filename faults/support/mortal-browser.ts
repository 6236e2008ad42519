import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags } from '../../testing/browser/find-browser.ts';
import { browserPath } from '../../testing/browser/launch.ts';
import { startChild, stopChild } from '../../testing/system/own.ts';
import { helpCompiledScripts } from './hall.ts';

export type MortalBrowser = { readonly page: Page; kill(): Promise<void> };

/** A browser of its own process and profile, which can be killed like any other program. */
export async function startMortalBrowser(
  profile: string,
  before?: () => void,
): Promise<MortalBrowser> {
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = startChild(browserPath(), [...browserFlags, ...own, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  });
  const browser: Browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  await helpCompiledScripts(context);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  return {
    page,
    async kill() {
      await stopChild(child, 'SIGKILL');
      await browser.close().catch(() => {});
    },
  };
}
