import { median, plain, withRange } from '../../testing/figures.ts';
import { installed, provenance } from '../../testing/system/machine.ts';
import { freePort } from '../../testing/system/port.ts';
import { startProgram } from '../../testing/system/program.ts';
import { residentMb } from '../../testing/system/usage.ts';
import { startApp } from '../lib/app.ts';
import { type Bench, type Options, say } from '../lib/bench.ts';
import { table } from '../lib/table.ts';
import type { Engine } from './database.ts';
import { type Duel, duel, type Pace, type Run } from './duel.ts';
import { jobsFor } from './jobs.ts';
import { startLoader } from './loader.ts';
import { postgres } from './postgres.ts';
import { programs } from './programs.ts';
import { assertSameAnswers } from './same-answers.ts';
import { sizes } from './sizes.ts';
import { sqlite } from './sqlite.ts';

type SizeResult = {
  readonly games: number;
  readonly duels: ReadonlyMap<string, Duel>;
  readonly idleMb: { readonly ours: number; readonly floor: number };
};

const thorough: Pace = { rounds: 3, durationMs: 2500, warmUpMs: 1000, connections: 16 };
const glance: Pace = { rounds: 1, durationMs: 300, warmUpMs: 100, connections: 16 };

export const apiBench: Bench = {
  title: 'API: how near we come to the bare database',
  async run(options) {
    const parts: string[] = [];
    for (const engine of [sqlite, postgres]) {
      const results: SizeResult[] = [];
      for (const games of sizes(options)) results.push(await measureSize(games, engine, options));
      parts.push(report(engine.name, results));
    }
    const versions = [`fastify ${installed('fastify')}`, sqlite.version(), postgres.version()];
    return [explanation, ...parts, provenance(options.seed, versions)].join('\n\n');
  },
};

async function measureSize(
  games: number,
  engine: Engine,
  { isQuick, seed }: Options,
): Promise<SizeResult> {
  const databases = [await engine.seeded(games, seed), await engine.seeded(games, seed)] as const;
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
      say(`  ${engine.name}, ${games.toLocaleString('en-US')} games, ${job.name}`);
      const result = await duel(loader, { ours, floor }, job, isQuick ? glance : thorough);
      const perSecond = (runs: readonly Run[]) => plain(median(runs.map((run) => run.perSecond)));
      say(`    ${perSecond(result.ours)} per s, floor ${perSecond(result.floor)}`);
      duels.set(job.name, result);
    }
    return { games, duels, idleMb };
  } finally {
    await Promise.all([loader.stop(), ours.terminate(), floor.terminate()]);
    for (const database of databases) await database.remove();
  }
}

async function startFloor(folder: string, settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', ...settings, PORT: String(port) };
  const args = [`${folder}/floor-process.js`];
  return startProgram({ args, env, port, readyPath: '/api/searchsuggestions' });
}

const explanation = `16 kept-alive connections ask again as soon as they are answered, from a process of their own; times therefore include
waiting in line. The floor is raw \`node:http\` with prepared statements on a copy of the same database: no framework, no
validation, no accounts, no limits, no logs. Both were seen to give the same answers first. Reads go to 5,000 games at
random; both servers count each as a play and write the counts every five seconds. A create is a game of three puzzles,
flushed to disk before it is answered. The share is ours divided by the floor of the same round.`;

function report(engine: string, results: readonly SizeResult[]): string {
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
    engine,
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
      `${games.toLocaleString('en-US')} games`,
      plain(idleMb.ours),
      plain(idleMb.floor),
      plain(peak(({ ours }) => ours)),
      plain(peak(({ floor }) => floor)),
    ];
  });
  const memoryHead = [
    `${engine}, server's memory in MB`,
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
