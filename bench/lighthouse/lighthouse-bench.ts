import { launchBrowser } from '../../testing/browser/launch.ts';
import { kilobytes, median, withRange } from '../../testing/figures.ts';
import { installed, provenance } from '../../testing/system/machine.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { startApp } from '../lib/app.ts';
import { type Bench, type Options, say } from '../lib/bench.ts';
import { buildPeerPages, peers, peersFolder } from '../lib/peer-pages.ts';
import { serveFolder } from '../lib/static-server.ts';
import { table } from '../lib/table.ts';
import { type Audit, audit } from './audit.ts';

type Target = { readonly name: string; readonly address: string };

const screens = ['/', '/search', '/build', '/game'] as const;

export const lighthouseBench: Bench = {
  title: 'Lighthouse: what a phone on a slow line sees',
  async run(options) {
    const pages = await buildPeerPages();
    const peerServer = await serveFolder(pages);
    const data = scratchFolder('lighthouse');
    const app = await startApp({ DATA_DIR: data });
    try {
      return await measure(targets(app.origin, peerServer.origin), options);
    } finally {
      await app.terminate();
      peerServer.close();
      removeFolder(data);
      removeFolder(pages);
    }
  },
};

const targets = (appOrigin: string, peerOrigin: string): readonly Target[] => [
  ...screens.map((path) => ({ name: `ours, ${path}`, address: appOrigin + path })),
  ...peers.map((peer) => ({
    name: `${peer} on a bare page`,
    address: `${peerOrigin}/${peer}.html`,
  })),
  { name: 'a bare turning box', address: `${peerOrigin}/bare.html` },
];

/** Everybody takes a turn in every round, so that a busy moment of the machine falls on all alike. */
async function measure(all: readonly Target[], { isQuick, seed }: Options): Promise<string> {
  const audits = new Map<string, Audit[]>(all.map(({ name }) => [name, []]));
  for (let round = 1; round <= (isQuick ? 1 : 5); round++) {
    for (const { name, address } of all) {
      say(`  round ${round}: ${name}`);
      audits.get(name)?.push(await audit(address));
    }
  }
  const versions = [
    `Chromium ${await browserVersion()}`,
    ...['lighthouse', ...peers].map(
      (name) => `${name} ${installed(name, `${peersFolder}/node_modules`)}`,
    ),
  ];
  const rows = [...audits].map(([name, visits]) => row(name, visits));
  return [explanation, table(head, rows), provenance(seed, versions)].join('\n\n');
}

async function browserVersion(): Promise<string> {
  const browser = await launchBrowser();
  const version = browser.version();
  await browser.close();
  return version;
}

const explanation = `Lighthouse as it comes, on its mobile profile: a first visit with a small screen, a processor slowed 4× and a line of 1.6 Mbit/s
with 150 ms, both reckoned from what an unhindered visit did. The rest is the lowest score of accessibility, best practices
and search engines. Blocked is the time in which the page could not have answered, main thread all work on it. Ours are
whole screens of the built product, \`/game\` with a board, a keyboard and a wheel. The rivals are no products: each
page holds one wheel made by that library and one button, has no text, no fonts and no server behind it, and stands here
for what a wheel alone costs. The bare box is no rival: it has a few lines and shows what this machine makes of next to nothing.`;

const head = [
  'Mobile profile',
  'performance',
  'the rest',
  'first paint ms',
  'largest paint ms',
  'blocked ms',
  'main thread ms',
  'shift',
  'over the wire',
];

function row(name: string, visits: readonly Audit[]): string[] {
  const each = (figure: keyof Audit) => visits.map((visit) => visit[figure]);
  return [
    name,
    withRange(each('performance')),
    withRange(each('rest')),
    withRange(each('firstPaintMs')),
    withRange(each('largestPaintMs')),
    withRange(each('blockedMs')),
    withRange(each('mainThreadMs')),
    median(each('shift')).toFixed(3),
    kilobytes(median(each('bytes'))),
  ];
}
