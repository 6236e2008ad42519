import type { BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { type Watch, watch } from '../../testing/browser/watch.ts';
import { type House, openHouse } from '../../testing/system/server.ts';
import type { Report } from './report.ts';

export type Hall = Omit<House, 'close'> & {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watched: Watch;
};

type OpenHall = Hall & { close(report: Report): Promise<void> };

export type HallOptions = {
  readonly flags?: readonly string[];
  readonly serviceWorkers?: 'allow' | 'block';
  /** Runs in each page before the app: the planted fault, or the trouble that is being tried. */
  readonly before?: ((argument: unknown) => void) | undefined;
};

/** The runner of these files marks functions with their names by a helper that pages do not have. */
export async function helpCompiledScripts(context: BrowserContext): Promise<void> {
  await context.addInitScript('globalThis.__name ??= (target) => target;');
}

/** A built server and a browser in which a show can be hosted. What the browser complains about is reported. */
export async function inHall(
  report: Report,
  options: HallOptions,
  work: (hall: Hall) => Promise<void>,
): Promise<void> {
  const hall: OpenHall = await openHall(options);
  try {
    await work(hall);
  } finally {
    await hall.close(report);
  }
}

async function openHall(options: HallOptions): Promise<OpenHall> {
  const house = await openHouse();
  const browser = await launchBrowser(options.flags);
  const context = await browser.newContext({
    baseURL: house.origin,
    viewport: { width: 1366, height: 768 },
    serviceWorkers: options.serviceWorkers ?? 'block',
  });
  context.setDefaultTimeout(20_000);
  await helpCompiledScripts(context);
  const watched = await watch(context);
  if (options.before) await context.addInitScript(options.before);
  const page = await context.newPage();
  return {
    ...house,
    context,
    page,
    watched,
    async close(report) {
      for (const complaint of watched.complaints)
        report.lost(`the browser complained: ${complaint}`);
      await browser.close();
      await house.close();
    },
  };
}
