import { once } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { browserFlags } from '../testing/browser/find-browser.ts';
import { browserPath } from '../testing/browser/launch.ts';
import { kilobytes, median, withRange } from '../testing/figures.ts';
import { createAccount } from '../testing/show/api.ts';
import { openRoom } from '../testing/show/room.ts';
import { hostShow } from '../testing/show/stored-show.ts';
import { provenance } from '../testing/system/machine.ts';
import { startChild } from '../testing/system/own.ts';
import { type Bench, type Columns, type Options, say, tableOf, withPages } from './lib/bench.ts';
import { peers, peersFolder, versionOf, withPeerPages } from './lib/peers.ts';

type User = { readonly username: string; readonly token: string };
type Target = {
  readonly name: string;
  readonly address: string;
  readonly user?: User;
  readonly language?: string | undefined;
};

/** Of the product's screens: at least and at most. Accessibility, best practices and search engines are 100 on each, shifts 0. */
const limits: Readonly<Record<string, Limits>> = {
  '/': { performance: 98, largestPaintMs: 2000, blockedMs: 100, kilobytes: 175 },
  '/ in de': { performance: 97, largestPaintMs: 2000, blockedMs: 100, kilobytes: 175 },
  '/ in es': { performance: 97, largestPaintMs: 2000, blockedMs: 100, kilobytes: 175 },
  '/ in fr': { performance: 97, largestPaintMs: 2000, blockedMs: 100, kilobytes: 175 },
  '/j/CODE': { performance: 97, largestPaintMs: 2000, blockedMs: 100, kilobytes: 130 },
  '/join': { performance: 97, largestPaintMs: 2000, blockedMs: 100, kilobytes: 130 },
  '/screen/CODE': { performance: 95, largestPaintMs: 2300, blockedMs: 150 },
  '/search': { performance: 96, largestPaintMs: 2300, blockedMs: 100, kilobytes: 200 },
  '/build': { performance: 96, largestPaintMs: 2300, blockedMs: 100, kilobytes: 200 },
  '/login': { performance: 96, largestPaintMs: 2300, blockedMs: 100, kilobytes: 200 },
  '/my-wheels': { performance: 96, largestPaintMs: 2300, blockedMs: 100, kilobytes: 200 },
  '/game': { performance: 92, largestPaintMs: 2500, blockedMs: 150, kilobytes: 330 },
};
type Limits = {
  readonly performance: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly kilobytes?: number;
};

export const lighthouseBench: Bench = {
  title: 'Lighthouse: what a phone on a slow line sees',
  chart: { title: 'Lighthouse: performance out of 100, mobile profile', column: 'performance' },
  run: (options) =>
    withPeerPages((peerOrigin) =>
      withPages(async (origin, browser) => {
        const host = await browser.newContext({ baseURL: origin });
        const ours = await targetsOf(origin, host);
        const results = await measure([...ours, ...rivals(peerOrigin)], browser.version(), options);
        await host.close();
        return results;
      }),
    ),
};

/** Ours, with a room that a host has opened and an account that is signed in. */
async function targetsOf(origin: string, host: BrowserContext): Promise<readonly Target[]> {
  const stage = await host.newPage();
  await hostShow(stage, { teams: ['Red Pandas', 'Blue Whales'] });
  const code = await openRoom(stage);
  const { username, token } = await createAccount(host.request);
  return Object.keys(limits).map((name) => {
    const [path = '', language] = name.split(' in ');
    const user = path === '/my-wheels' && { user: { username, token } };
    return { name, address: origin + path.replace('CODE', code), language, ...user };
  });
}

const rivals = (origin: string): readonly Target[] => [
  ...peers.map((peer) => ({ name: `${peer} on a bare page`, address: `${origin}/${peer}.html` })),
  { name: 'a bare turning box', address: `${origin}/bare.html` },
];

/** Everybody takes a turn in every round, so that a busy moment of the machine falls on all alike. */
async function measure(
  all: readonly Target[],
  chromium: string,
  { isQuick, seed }: Options,
): Promise<string> {
  const audits = new Map<string, Audit[]>(all.map(({ name }) => [name, []]));
  for (let round = 1; round <= (isQuick ? 1 : 5); round++) {
    for (const target of all) {
      say(`  round ${round}: ${target.name}`);
      audits.get(target.name)?.push(await audit(target));
    }
  }
  const versions = [`Chromium ${chromium}`, ...['lighthouse', ...peers].map(versionOf)];
  const results = tableOf('Mobile profile', columns, audits);
  const missed = [...audits].flatMap(([name, visits]) => missedBy(name, visits));
  const verdict = missed.length === 0 ? 'Every screen is within its limits.' : missed.join('\n');
  return [explanation, results, verdict, provenance(seed, versions)].join('\n\n');
}

const explanation = `Lighthouse as it comes, on its mobile profile: a first visit with a small screen, a processor slowed 4× and a line of 1.6 Mbit/s
with 150 ms, both reckoned from what an unhindered visit did. The rest is the lowest score of accessibility, best practices
and search engines. Blocked is the time in which the page could not have answered, main thread all work on it. Ours are
whole screens of the built product: \`/j/CODE\` is what a phone opens by a QR code, \`/my-wheels\` that of a signed-in host,
\`/game\` with a board, a keyboard and a wheel. The rivals are no products: each
page holds one wheel made by that library and one button, has no text, no fonts and no server behind it, and stands here
for what a wheel alone costs. The bare box is no rival: it has a few lines and shows what this machine makes of next to nothing.`;

/** Which limits the median visit to a screen is outside of. */
function missedBy(name: string, visits: readonly Audit[]): readonly string[] {
  const limit = limits[name];
  if (!limit) return [];
  const of = (key: keyof Audit) => median(visits.map((visit) => visit[key]));
  const isMissed = {
    [`performance ${limit.performance}`]: of('performance') < limit.performance,
    'the rest 100': of('rest') < 100,
    'shift 0': of('shift') >= 0.0005,
    [`largest paint ${limit.largestPaintMs} ms`]: of('largestPaintMs') > limit.largestPaintMs,
    [`blocked ${limit.blockedMs} ms`]: of('blockedMs') > limit.blockedMs,
    [`${limit.kilobytes} kB`]: of('bytes') / 1000 > (limit.kilobytes ?? Number.POSITIVE_INFINITY),
  };
  const outside = Object.keys(isMissed).filter((what) => isMissed[what]);
  return outside.map((what) => `- \`${name}\` is outside of its limit: ${what}.`);
}

const each = (key: keyof Audit) => (visits: readonly Audit[]) => visits.map((visit) => visit[key]);
const range = (key: keyof Audit) => (visits: readonly Audit[]) => withRange(each(key)(visits));
const columns: Columns<readonly Audit[]> = {
  performance: range('performance'),
  'the rest': range('rest'),
  'first paint ms': range('firstPaintMs'),
  'largest paint ms': range('largestPaintMs'),
  'blocked ms': range('blockedMs'),
  'main thread ms': range('mainThreadMs'),
  shift: (visits) => median(each('shift')(visits)).toFixed(3),
  'over the wire': (visits) => kilobytes(median(each('bytes')(visits))),
};

type Audit = {
  /** Out of 100. */
  readonly performance: number;
  /** The lowest of accessibility, best practices and search engines, out of 100. */
  readonly rest: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly mainThreadMs: number;
  /** How far things jump while the page loads; Lighthouse's own figure. */
  readonly shift: number;
  readonly bytes: number;
};

type Report = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

const program = `${peersFolder}/visit.mjs`;
const mostTries = 3;

/** One visit by Lighthouse as it comes: a fresh browser and its mobile profile. */
async function audit(target: Target): Promise<Audit> {
  for (let tries = 1; ; tries++) {
    try {
      return readReport(await reportOn(target));
    } catch (error) {
      // Now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again.
      if (tries === mostTries) throw error;
      say(`  once more: ${String(error)}`);
    }
  }
}

async function reportOn({ address, user, language }: Target): Promise<string> {
  const visit = { address, user, language, executablePath: browserPath(), args: browserFlags };
  const child = startChild(process.execPath, [program, JSON.stringify(visit)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
  return Buffer.concat(chunks).toString();
}

export function readReport(text: string): Audit {
  const { runtimeError, categories, audits }: Report = JSON.parse(text);
  if (runtimeError) throw new Error(`Lighthouse saw no page: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    rest: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    blockedMs: figure('total-blocking-time'),
    mainThreadMs: figure('mainthread-work-breakdown'),
    shift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  };
}
