import { Agent, get } from 'node:http';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { kilobytes, withRange } from '../testing/figures.ts';
import { playerOf } from '../testing/rooms/room-client.ts';
import { buzzerOf, closeDialog, openRoom, saysOf } from '../testing/show/room.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { provenance } from '../testing/system/machine.ts';
import { type Bench, type Columns, say, tableOf, withPages } from './lib/bench.ts';
import { startLine } from './lib/line.ts';

const PHONES = 30;
/** Two cores draw so many pages at once; the other phones are programs that fetch the same files. */
const PAGES = 2;
const LINE = { bitsPerSecond: 10_000_000, roundTripMs: 20 };
const TEAMS = ['Red Pandas', 'Blue Whales'] as const;

export const phonesBench: Bench = {
  title: 'Phones: thirty scan at once',
  chart: { title: 'Phones: ms until the last of thirty can buzz', column: 'last phone ms' },
  run: ({ isQuick, seed }) =>
    withPages(async (origin, browser) => {
      const rows = new Map<string, Visit[]>([
        ['cold', []],
        ['warm', []],
      ]);
      for (let round = 1; round <= (isQuick ? 1 : 5); round++) {
        const { cold, warm } = await evening(origin, browser);
        say(
          `  round ${round}: ${Math.round(cold.lastMs)} ms cold, ${Math.round(warm.lastMs)} warm`,
        );
        rows.get('cold')?.push(cold);
        rows.get('warm')?.push(warm);
      }
      const versions = [`Chromium ${browser.version()}`];
      return [
        explanation,
        tableOf('Thirty phones', columns, rows),
        provenance(seed, versions),
      ].join('\n\n');
    }),
};

const explanation = `Thirty phones open the address of a QR code at the same moment, over one line of 10 Mbit/s with 20 ms there and back, and go on
by themselves: a name, a team, until "Buzzers open". ${PAGES} are pages of Chromium, the others programs that fetch the same files in
the same order, over as many connections as a browser has, and then join. Cold is the first visit, warm the same phones'
second one after all have closed the page.`;

type Visit = {
  readonly lastMs: number;
  readonly pageMs: readonly number[];
  readonly bytes: number;
};
const columns: Columns<readonly Visit[]> = {
  'last phone ms': (visits) => withRange(visits.map(({ lastMs }) => lastMs)),
  'one page ms': (visits) => withRange(visits.flatMap(({ pageMs }) => pageMs)),
  'bytes per phone': (visits) => kilobytes(Math.max(...visits.map(({ bytes }) => bytes / PHONES))),
};

async function evening(origin: string, browser: Browser) {
  const host = await browser.newContext({ baseURL: origin });
  const stage = await host.newPage();
  await hostShow(stage, { teams: TEAMS });
  const code = await openRoom(stage);
  await closeDialog(stage);
  await stage.getByRole('button', { name: 'Open buzzers' }).click();

  const files = await filesOf(browser, origin, code);
  const contexts = await Promise.all(Array.from({ length: PAGES }, () => browser.newContext()));
  const cold = await visit(origin, contexts, (line) => [
    ...contexts.map((context, at) => () => joinByPage(context, line, code, at)),
    ...programs((at) => joinByProgram(line, code, files, at)),
  ]);
  const warm = await visit(origin, contexts, (line) => [
    ...contexts.map((context) => () => comeBack(context, line, code)),
    ...programs((at) => joinByProgram(line, code, files.slice(0, 1), at + PHONES)),
  ]);
  for (const context of contexts) await context.close();
  await host.close();
  return { cold, warm };
}

const programs = (join: (at: number) => Promise<unknown>) =>
  Array.from({ length: PHONES - PAGES }, (_, at) => () => join(at + PAGES));

/** Warm pages find what they fetched before under the same address, so the line has one for all visits. */
const lines = new Map<string, ReturnType<typeof startLine>>();

async function visit(
  origin: string,
  contexts: readonly BrowserContext[],
  phones: (line: string) => readonly (() => Promise<unknown>)[],
): Promise<Visit> {
  let opened = lines.get(origin);
  if (!opened) {
    opened = startLine(Number(new URL(origin).port), LINE);
    lines.set(origin, opened);
  }
  const line = await opened;
  const before = line.sentBytes();
  const startedMs = performance.now();
  const tookMs = await Promise.all(
    phones(line.origin).map(async (phone) => {
      await phone();
      return performance.now() - startedMs;
    }),
  );
  const bytes = line.sentBytes() - before;
  for (const context of contexts) for (const page of context.pages()) await page.close();
  return { lastMs: Math.max(...tookMs), pageMs: tookMs.slice(0, PAGES), bytes };
}

async function joinByPage(context: BrowserContext, origin: string, code: string, at: number) {
  const page = await context.newPage();
  await page.goto(`${origin}/j/${code}`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Name' }).fill(`Phone ${at}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: new RegExp(`^${TEAMS[at % 2]},`) }).click();
  await buzzersOpen(page);
}

async function comeBack(context: BrowserContext, origin: string, code: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/j/${code}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Back to/ }).click();
  await buzzersOpen(page);
}

async function buzzersOpen(page: Page) {
  await buzzerOf(page).waitFor();
  await saysOf(page).getByText('Buzzers open').waitFor();
}

/** What a page fetches until it has joined, in its order. */
async function filesOf(browser: Browser, origin: string, code: string): Promise<readonly string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && !pathname.endsWith('/socket')) files.push(pathname);
  });
  await page.goto(`${origin}/j/${code}`);
  await page.getByRole('textbox', { name: 'Name' }).fill('First');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: new RegExp(`^${TEAMS[0]},`) }).click();
  await buzzersOpen(page);
  await context.close();
  return files;
}

async function joinByProgram(origin: string, code: string, files: readonly string[], at: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const [page = '/', ...others] = files;
  await fetched(origin + page, agent);
  await Promise.all(others.map((file) => fetched(origin + file, agent)));
  const phone = await playerOf(origin, code, `Phone ${at}`, { team: at % 2 });
  await phone.next(({ t, open }) => t === 'buzz' && open === true);
  agent.destroy();
  await phone.leave();
}

const fetched = (address: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', accept: '*/*' };
    get(address, { agent, headers }, (response) => {
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
