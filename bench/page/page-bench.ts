import { launchBrowser } from '../../testing/browser/launch.ts';
import { kilobytes, median, withRange } from '../../testing/figures.ts';
import { provenance } from '../../testing/system/machine.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { startApp } from '../lib/app.ts';
import { type Bench, type Options, say } from '../lib/bench.ts';
import { repeated } from '../lib/repeat.ts';
import { table } from '../lib/table.ts';
import { type Conditions, type Visit, visitTwice } from './visit.ts';

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
  async run(options) {
    const data = scratchFolder('page');
    const app = await startApp({ DATA_DIR: data });
    try {
      return await measure(app.origin, options);
    } finally {
      await app.terminate();
      removeFolder(data);
    }
  },
};

async function measure(origin: string, { isQuick, seed }: Options): Promise<string> {
  const browser = await launchBrowser();
  const rounds = isQuick ? 1 : 5;
  try {
    const rows: string[][] = [];
    for (const conditions of allConditions) {
      const visits = await repeated(
        rounds,
        (round) => {
          say(`  ${conditions.name}, round ${round}`);
          return visitTwice(browser, `${origin}/`, conditions);
        },
        [({ cold }) => cold.usableMs, ({ warm }) => warm.usableMs],
      );
      const cold = visits.map((visit) => visit.cold);
      const warm = visits.map((visit) => visit.warm);
      rows.push(row(`${conditions.name}, cold`, cold), row(`${conditions.name}, warm`, warm));
    }
    return [
      explanation,
      table(head, rows),
      provenance(seed, [`Chromium ${browser.version()}`]),
    ].join('\n\n');
  } finally {
    await browser.close();
  }
}

const explanation = `The start screen from the built product in Chromium. Usable means that the search field can be focused and suggestions are
shown. Cold is a first visit, warm the same visitor's second. Bytes are what came over the wire, compressed, headers
included, with everything the page fetches ahead for later screens.`;

const head = [
  'Start screen',
  'first paint ms',
  'usable ms',
  'requests',
  'over the wire',
  'of it script',
];

function row(name: string, visits: readonly Visit[]): string[] {
  const middle = (figure: (visit: Visit) => number) => median(visits.map(figure));
  return [
    name,
    withRange(visits.map(({ firstPaintMs }) => firstPaintMs)),
    withRange(visits.map(({ usableMs }) => usableMs)),
    String(middle(({ requests }) => requests)),
    kilobytes(middle(({ bytes }) => bytes)),
    kilobytes(middle(({ scriptBytes }) => scriptBytes)),
  ];
}
