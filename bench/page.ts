import type { Browser, BrowserContext, Page } from '@playwright/test';
import { kilobytes, median, withRange } from '../testing/figures.ts';
import { provenance } from '../testing/system/machine.ts';
import { type Bench, type Columns, repeated, say, tableOf, withPages } from './lib/bench.ts';

const allConditions: readonly Conditions[] = [
  { name: 'this machine', cpuSlowdown: 1, network: null },
  {
    name: 'CPU slowed 4×, 1.6 Mbit/s, 150 ms',
    cpuSlowdown: 4,
    network: { bitsPerSecond: 1_600_000, roundTripMs: 150 },
  },
];

export const pageBench: Bench = {
  title: 'Page: until a host can search',
  chart: { title: 'Page: ms until a host can search', column: 'usable ms' },
  run: ({ isQuick, seed }) =>
    withPages(async (origin, browser) => {
      const rows = new Map<string, readonly Visit[]>();
      for (const conditions of allConditions) {
        const visits = await repeated(
          isQuick ? 1 : 5,
          (round) => {
            say(`  ${conditions.name}, round ${round}`);
            return visitTwice(browser, `${origin}/`, conditions);
          },
          [({ cold }) => cold.usableMs, ({ warm }) => warm.usableMs],
        );
        for (const part of ['cold', 'warm'] as const)
          rows.set(
            `${conditions.name}, ${part}`,
            visits.map((visit) => visit[part]),
          );
      }
      const versions = [`Chromium ${browser.version()}`];
      return [explanation, tableOf('Start screen', columns, rows), provenance(seed, versions)].join(
        '\n\n',
      );
    }),
};

const explanation = `The start screen from the built product in Chromium. Usable means that the search field can be focused and suggestions are
shown. Cold is a first visit, warm the same visitor's second. Bytes are what came over the wire, compressed, headers
included, with everything the page fetches ahead for later screens.`;

const each = (key: keyof Visit) => (visits: readonly Visit[]) => visits.map((visit) => visit[key]);
const columns: Columns<readonly Visit[]> = {
  'first paint ms': (visits) => withRange(each('firstPaintMs')(visits)),
  'usable ms': (visits) => withRange(each('usableMs')(visits)),
  requests: (visits) => median(each('requests')(visits)),
  'over the wire': (visits) => kilobytes(median(each('bytes')(visits))),
  'of it script': (visits) => kilobytes(median(each('scriptBytes')(visits))),
};

type Conditions = {
  readonly name: string;
  readonly cpuSlowdown: number;
  readonly network: { readonly bitsPerSecond: number; readonly roundTripMs: number } | null;
};

type Visit = {
  readonly firstPaintMs: number;
  /** The search field can be focused and suggestions are shown. */
  readonly usableMs: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
};

/** A first visit with nothing kept, and a second one of the same visitor. */
async function visitTwice(
  browser: Browser,
  address: string,
  conditions: Conditions,
): Promise<{ readonly cold: Visit; readonly warm: Visit }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const cold = await visit(context, address, conditions);
    const warm = await visit(context, address, conditions);
    return { cold, warm };
  } finally {
    await context.close();
  }
}

async function visit(
  context: BrowserContext,
  address: string,
  { cpuSlowdown, network }: Conditions,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (network) {
    const throughput = network.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTripMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }

  const scripts = new Set<string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });

  await page.addInitScript({ content: watchForUse });
  await page.goto(address);
  const { usableMs, firstPaintMs } = await timesOf(page);
  // What is fetched for later screens and for offline use counts as well.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await page.close();
  const sum = (ids: Iterable<string>) =>
    [...ids].reduce((all, id) => all + (sizes.get(id) ?? 0), 0);
  return {
    firstPaintMs,
    usableMs,
    requests: sizes.size,
    bytes: sum(sizes.keys()),
    scriptBytes: sum(scripts),
  };
}

/** Runs inside the page before anything else and looks once per frame. A text, so that no compiler adds to it. */
const watchForUse = `requestAnimationFrame(function look() {
  const field = document.querySelector('input[placeholder="Type a game name..."]');
  const chip = document.querySelector('[data-testid="suggestion-chip"]');
  const isUsable = field && !field.disabled && chip && chip.getClientRects().length > 0;
  if (isUsable) performance.mark('bench-usable');
  else requestAnimationFrame(look);
})`;

async function timesOf(page: Page): Promise<Pick<Visit, 'firstPaintMs' | 'usableMs'>> {
  const handle = await page.waitForFunction(
    () => {
      const [usable] = performance.getEntriesByName('bench-usable');
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return usable && paint && { usableMs: usable.startTime, firstPaintMs: paint.startTime };
    },
    undefined,
    { polling: 100, timeout: 60_000 },
  );
  const times = await handle.jsonValue();
  if (!times) throw new Error('The page tells no times.');
  return times;
}
