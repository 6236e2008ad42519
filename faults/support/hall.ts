import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { removeFolder, scratchFolder } from '../../bench/lib/own.ts';
import { freePort } from '../../bench/lib/port.ts';
import { type Watch, watch } from '../../e2e/support/watch.ts';
import { browserFlags, installedBrowser } from '../../scripts/lib/find-browser.ts';
import type { Report } from './report.ts';
import { type Server, startServer } from './server.ts';

export type Hall = {
  readonly origin: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watched: Watch;
  /** Ends the server, as when the network is gone. */
  cutOff(): Promise<void>;
  /** The server at the same address, with the same data. */
  reconnect(): Promise<void>;
};

type OpenHall = Hall & { close(report: Report): Promise<void> };

export type HallOptions = {
  readonly flags?: readonly string[];
  readonly serviceWorkers?: 'allow' | 'block';
  readonly reducedMotion?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  /** Runs in each page before the app: the planted fault, or the trouble that is being tried. */
  readonly before?: ((argument: unknown) => void) | undefined;
};

export function browserPath(): string {
  const path = installedBrowser();
  if (!path) throw new Error('No Chromium found: run `tsx scripts/find-browser.ts`.');
  return path;
}

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
  const dataDir = scratchFolder('faults-hall');
  const settings = { env: { DATA_DIR: dataDir }, port: await freePort() };
  let server: Server = await startServer(settings);
  const args = [...browserFlags, ...(options.flags ?? [])];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1366, height: 768 },
    serviceWorkers: options.serviceWorkers ?? 'block',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    colorScheme: options.colorScheme ?? 'no-preference',
  });
  context.setDefaultTimeout(20_000);
  await helpCompiledScripts(context);
  const watched = await watch(context);
  if (options.before) await context.addInitScript(options.before);
  const page = await context.newPage();
  return {
    origin: server.origin,
    context,
    page,
    watched,
    cutOff: () => server.kill(),
    async reconnect() {
      server = await startServer(settings);
    },
    async close(report) {
      for (const complaint of watched.complaints)
        report.lost(`the browser complained: ${complaint}`);
      await browser.close();
      await server.kill();
      removeFolder(dataDir);
    },
  };
}
