import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../testing/browser/launch.ts';
import { median, plain, withRange } from '../../testing/figures.ts';
import { installed, provenance } from '../../testing/system/machine.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { startApp } from '../lib/app.ts';
import { type Bench, type Options, say } from '../lib/bench.ts';
import { buildPeerPages, peers, peersFolder } from '../lib/peer-pages.ts';
import { repeated } from '../lib/repeat.ts';
import { serveFolder } from '../lib/static-server.ts';
import { table } from '../lib/table.ts';
import { bare, contestants } from './contestants.ts';
import { type Contestant, measureSpins, type Spin } from './spin.ts';

type Results = ReadonlyMap<string, readonly Spin[]>;

export const wheelBench: Bench = {
  title: 'Wheel: what a spin costs the page',
  async run(options) {
    const pages = await buildPeerPages();
    const peerServer = await serveFolder(pages);
    const data = scratchFolder('wheel');
    const app = await startApp({ DATA_DIR: data });
    try {
      return await measure(app.origin, peerServer.origin, options);
    } finally {
      await app.terminate();
      peerServer.close();
      removeFolder(data);
      removeFolder(pages);
    }
  },
};

async function measure(appOrigin: string, peerOrigin: string, options: Options): Promise<string> {
  const browser = await launchBrowser();
  const slowdowns = options.isQuick ? [4] : [1, 4];
  const rounds = options.isQuick ? 1 : 3;
  try {
    const parts: string[] = [];
    for (const slowdown of slowdowns) {
      const rivals = contestants(appOrigin, peerOrigin);
      const bouts = await repeated(
        rounds,
        (round) => bout(browser, rivals, slowdown, round),
        rivals.map((_, nth) => (spins: readonly Spin[]) => spins[nth]?.busyMs ?? Number.NaN),
      );
      const results = new Map(
        rivals.map(({ name }, nth) => [name, bouts.flatMap((spins) => spins[nth] ?? [])]),
      );
      parts.push(report(slowdown, results));
    }
    const versions = [
      `Chromium ${browser.version()}`,
      ...peers.map((peer) => `${peer} ${installed(peer, `${peersFolder}/node_modules`)}`),
    ];
    return [explanation, ...parts, provenance(options.seed, versions)].join('\n\n');
  } finally {
    await browser.close();
  }
}

/** Everybody takes a turn, the other way round every second time: who comes after a heavy page finds a slower machine. */
async function bout(
  browser: Browser,
  rivals: readonly Contestant[],
  slowdown: number,
  round: number,
): Promise<readonly Spin[]> {
  say(`  CPU slowed ${slowdown}×, round ${round}`);
  const turned = <T>(list: readonly T[]) => (round % 2 === 0 ? list.toReversed() : list);
  const spins: Spin[] = [];
  for (const rival of turned(rivals)) spins.push(await measureSpins(browser, rival, slowdown));
  return turned(spins);
}

const explanation = `20 segments for 6 s at 1366×768, each in a fresh page of the same Chromium. Busy is the main thread in tasks of any kind and
script in the page's own script, by the browser's counters in a second spin; tasks and frames are read from a trace of the
first, when everything is cold. A long task takes over 50 ms; a long frame comes more than 50 ms after the one before. Ours is
the whole wheel screen with its sounds and the saving of the show; the rivals stand alone on an empty page and make no
sound. The bare box is no rival: its time goes into showing some 360 frames, whatever is on them.`;

function report(slowdown: number, results: Results): string {
  const busy = (name: string) => median((results.get(name) ?? []).map(({ busyMs }) => busyMs));
  const rows = [...results].map(([name, spins]) => [
    name,
    withRange(spins.map(({ busyMs }) => busyMs)),
    withRange(spins.map(({ scriptMs }) => scriptMs)),
    withRange(spins.map(({ longestTaskMs }) => longestTaskMs)),
    withRange(spins.map(({ longTasks }) => longTasks)),
    withRange(spins.map(({ longFrames }) => longFrames)),
    withRange(spins.map(({ drawnFrames }) => drawnFrames)),
    plain(busy(name) / busy('ours')),
  ]);
  const head = [
    slowdown === 1 ? 'Full speed' : `CPU slowed ${slowdown}×`,
    'busy ms',
    'script ms',
    'longest task ms',
    'long tasks',
    'long frames',
    'frames drawn',
    'busy, ours = 1',
  ];
  const best = Math.min(...peers.map(busy));
  const above = (best - busy(bare)) / (busy('ours') - busy(bare));
  const sentence = `Ours keeps the main thread busy for 1/${plain(best / busy('ours'))} of the best rival's time, and for
1/${plain(above)} of it without what the frames cost by themselves. It is ${plain(busy('ours') / busy(bare))} times the bare box's time.`;
  return `${table(head, rows)}\n\n${sentence}`;
}
