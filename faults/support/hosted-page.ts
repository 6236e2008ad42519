import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { type Watch, watch } from '../../testing/browser/watch.ts';
import { openTestServer, type TestServer } from '../../testing/system/server.ts';
import type { Report } from './report.ts';

export type HostedPage = Omit<TestServer, 'close'> & {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watched: Watch;
};

type Options = {
  readonly flags?: readonly string[];
  /** Runs in each page before the app: the injected fault, or the trouble that is being tried. */
  readonly before?: ((argument: unknown) => void) | undefined;
};

/** A built server and a browser in which a show can be hosted. What the browser complains about is reported. */
export async function withHostedPage(
  report: Report,
  { flags, before }: Options,
  work: (hosted: HostedPage) => Promise<void>,
): Promise<void> {
  const server = await openTestServer();
  const browser = await launchBrowser(flags);
  try {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1366, height: 768 },
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(20_000);
    // The runner of these files marks functions with their names by a helper that pages do not have.
    await context.addInitScript('globalThis.__name ??= (target) => target;');
    const watched = await watch(context);
    if (before) await context.addInitScript(before);
    await work({ ...server, context, page: await context.newPage(), watched }).finally(() => {
      for (const complaint of watched.complaints)
        report.lost(`the browser complained: ${complaint}`);
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
