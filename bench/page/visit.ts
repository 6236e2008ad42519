import type { Browser, BrowserContext, Page } from '@playwright/test';

export type Conditions = {
  readonly name: string;
  readonly cpuSlowdown: number;
  readonly network: { readonly bitsPerSecond: number; readonly roundTripMs: number } | null;
};

export type Visit = {
  readonly firstPaintMs: number;
  /** The search field can be focused and suggestions are shown. */
  readonly usableMs: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
};

/** A first visit with nothing kept, and a second one of the same visitor. */
export async function visitTwice(
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
