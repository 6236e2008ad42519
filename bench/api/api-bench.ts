import { startApp, startServer } from '../lib/app.ts';
import { type Bench, type Options, say } from '../lib/bench.ts';
import { median, plain, withRange } from '../lib/figures.ts';
import { installed, provenance } from '../lib/machine.ts';
import { freePort } from '../lib/port.ts';
import { table } from '../lib/table.ts';
import { residentMb } from '../lib/usage.ts';
import { type SeededDatabase, sqliteDatabase } from './database.ts';
import { type Duel, duel, type Pace, type Run } from './duel.ts';
import { jobsFor } from './jobs.ts';
import { startLoader } from './loader.ts';
import { programs } from './programs.ts';
import { assertSameAnswers } from './same-answers.ts';

type SizeResult = {
  readonly games: number;
  readonly duels: ReadonlyMap<string, Duel>;
  readonly idleMb: { readonly ours: number; readonly floor: number };
};

const thorough: Pace = { rounds: 5, durationMs: 4000, warmUpMs: 1500, connections: 16 };
const glance: Pace = { rounds: 1, durationMs: 300, warmUpMs: 100, connections: 16 };

export const apiBench: Bench = {
  title: 'API: how near we come to the bare database',
  async run(options) {
    const results: SizeResult[] = [];
    for (const games of options.isQuick ? [1000, 3000] : [1000, 100_000, 1_000_000]) {
      results.push(await measureSize(games, sqliteDatabase, options));
    }
    const versions = ['fastify', 'better-sqlite3'].map((name) => `${name} ${installed(name)}`);
    return [explanation, '### SQLite', report(results), provenance(options.seed, versions)].join(
      '\n\n',
    );
  },
};

async function measureSize(
  games: number,
  makeDatabase: (games: number, seed: number) => Promise<SeededDatabase>,
  { isQuick, seed }: Options,
): Promise<SizeResult> {
  const databases = [await makeDatabase(games, seed), await makeDatabase(games, seed)] as const;
  const folder = await programs();
  const ours = await startApp(databases[0].settings);
  const floor = await startFloor(folder, databases[1].settings);
  const loader = startLoader(folder);
  try {
    const jobs = jobsFor(games, seed);
    const idleMb = { ours: residentMb(ours.pid), floor: residentMb(floor.pid) };
    await assertSameAnswers(ours, floor, jobs);
    const duels = new Map<string, Duel>();
    for (const job of jobs) {
      say(`  ${games.toLocaleString('en-US')} games, ${job.name}`);
      duels.set(job.name, await duel(loader, { ours, floor }, job, isQuick ? glance : thorough));
    }
    return { games, duels, idleMb };
  } finally {
    await Promise.all([loader.stop(), ours.stop(), floor.stop()]);
    for (const database of databases) await database.remove();
  }
}

async function startFloor(folder: string, settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const env = { ...process.env, ...settings, PORT: String(port) };
  return startServer([`${folder}/floor-process.js`], env, port, '/api/searchsuggestions');
}

const explanation = `16 kept-alive connections ask again as soon as they are answered, from a process of their own; times therefore include
waiting in line. The floor is raw \`node:http\` with prepared statements on a copy of the same database: no framework, no
validation, no accounts, no limits, no logs. Both count each read as a play and write the counts once a second. Both were seen to
give the same answers first. Reads go to 5,000 games at random. A create is a game of three puzzles, flushed to disk before it is answered. The share is ours divided by the floor of the same round.`;

function report(results: readonly SizeResult[]): string {
  const rows = results.flatMap(({ games, duels }) =>
    [...duels].map(([job, { ours, floor }]) => [
      `${games.toLocaleString('en-US')} games, ${job}${refused(ours, 'ours')}${refused(floor, 'floor')}`,
      withRange(ours.map(({ perSecond }) => perSecond)),
      withRange(floor.map(({ perSecond }) => perSecond)),
      `**${withRange(ours.map((run, nth) => run.perSecond / (floor[nth]?.perSecond ?? Number.NaN)))}**`,
      both(ours, floor, ({ p50Ms }) => p50Ms),
      both(ours, floor, ({ p99Ms }) => p99Ms),
      both(ours, floor, ({ cpuUs }) => cpuUs),
    ]),
  );
  const head = [
    'SQLite',
    'ours per s',
    'floor per s',
    'share of floor',
    'p50 ms, ours / floor',
    'p99 ms, ours / floor',
    'CPU µs, ours / floor',
  ];
  const memory = results.map(({ games, duels, idleMb }) => {
    const peak = (runs: (duel: Duel) => readonly Run[]) =>
      Math.max(...[...duels.values()].flatMap(runs).map(({ memoryMb }) => memoryMb));
    return [
      games.toLocaleString('en-US'),
      plain(idleMb.ours),
      plain(idleMb.floor),
      plain(peak(({ ours }) => ours)),
      plain(peak(({ floor }) => floor)),
    ];
  });
  const memoryHead = [
    'Memory, MB',
    'ours idle',
    'floor idle',
    'ours under load',
    'floor under load',
  ];
  return `${table(head, rows)}\n\n${table(memoryHead, memory)}`;
}

/** An overloaded server may refuse; then its figures are not to be read without that. */
function refused(runs: readonly Run[], name: string): string {
  const count = runs.reduce((sum, run) => sum + run.refused, 0);
  return count === 0 ? '' : ` (${name} refused ${count.toLocaleString('en-US')})`;
}

const both = (ours: readonly Run[], floor: readonly Run[], figure: (run: Run) => number) =>
  `${plain(median(ours.map(figure)))} / ${plain(median(floor.map(figure)))}`;
