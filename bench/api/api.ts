import { seededRandom } from '../../apps/server/test/support/game-titles.ts';
import { median, percentile, plain, withRange } from '../../testing/figures.ts';
import { installed, provenance } from '../../testing/system/machine.ts';
import { freePort } from '../../testing/system/port.ts';
import { startProgram } from '../../testing/system/program.ts';
import type { RunningServer } from '../../testing/system/server.ts';
import { cpuMs, residentMb } from '../../testing/system/usage.ts';
import {
  type Bench,
  type Columns,
  type Options,
  repeated,
  say,
  startApp,
  tableOf,
} from '../lib/bench.ts';
import {
  anyWords,
  differentRequests,
  type Engine,
  postgres,
  quizIdOf,
  searchTexts,
  sizes,
  sqlite,
} from './databases.ts';
import { Connection, getRequest, searchRequest } from './load.ts';
import { type Loader, programs, startLoader } from './loader.ts';

type SizeResult = {
  readonly games: number;
  readonly duels: ReadonlyMap<string, Duel>;
  readonly idleMb: { readonly ours: number; readonly floor: number };
};

export const apiBench: Bench = {
  title: 'API: how near we come to the bare database',
  chart: {
    title: 'API: answers per second as a share of the bare database',
    column: 'share of floor',
    rows: /read|search|create/,
    limit: { name: 'floor', value: 1 },
  },
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
      const result = await duel(loader, { ours, floor }, job, isQuick);
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
  const args = [`${folder}/floor.js`];
  return startProgram({ args, env, port, readyPath: '/api/searchsuggestions' });
}

const explanation = `16 kept-alive connections ask again as soon as they are answered, from a process of their own; times therefore include
waiting in line. The floor is raw \`node:http\` with prepared statements on a copy of the same database: no framework, no
validation, no accounts, no limits, no logs. Both were seen to give the same answers first. Reads go to 5,000 games at
random; both servers count each as a play and write the counts every five seconds. A create is a game of three puzzles,
flushed to disk before it is answered. The share is ours divided by the floor of the same round.`;

function report(engine: string, results: readonly SizeResult[]): string {
  const each = (key: keyof Run) => (runs: readonly Run[]) => runs.map((run) => run[key]);
  const both =
    (key: keyof Run) =>
    ({ ours, floor }: Duel) =>
      `${plain(median(each(key)(ours)))} / ${plain(median(each(key)(floor)))}`;
  const columns: Columns<Duel> = {
    'ours per s': ({ ours }) => withRange(each('perSecond')(ours)),
    'floor per s': ({ floor }) => withRange(each('perSecond')(floor)),
    'share of floor': ({ ours, floor }) => {
      const shares = ours.map((run, nth) => run.perSecond / (floor[nth]?.perSecond ?? Number.NaN));
      return `**${withRange(shares)}**`;
    },
    'p50 ms, ours / floor': both('p50Ms'),
    'p99 ms, ours / floor': both('p99Ms'),
    'CPU µs, ours / floor': both('cpuUs'),
  };
  const peak =
    (name: keyof Duel) =>
    ({ duels }: SizeResult) =>
      plain(Math.max(...[...duels.values()].flatMap((duel) => each('memoryMb')(duel[name]))));
  const memory: Columns<SizeResult> = {
    'ours idle': ({ idleMb }) => plain(idleMb.ours),
    'floor idle': ({ idleMb }) => plain(idleMb.floor),
    'ours under load': peak('ours'),
    'floor under load': peak('floor'),
  };
  const sizeOf = ({ games }: SizeResult) => `${games.toLocaleString('en-US')} games`;
  const named = results.flatMap((result) =>
    [...result.duels].map(([job, duel]) => {
      const refusals = refused(duel.ours, 'ours') + refused(duel.floor, 'floor');
      return [`${sizeOf(result)}, ${job}${refusals}`, duel] as const;
    }),
  );
  const sized = results.map((result) => [sizeOf(result), result] as const);
  const memoryName = `${engine}, server's memory in MB`;
  return `${tableOf(engine, columns, named)}\n\n${tableOf(memoryName, memory, sized)}`;
}

/** An overloaded server may refuse; then its figures are not to be read without that. */
function refused(runs: readonly Run[], name: string): string {
  const count = runs.reduce((sum, run) => sum + run.refused, 0);
  return count === 0 ? '' : ` (${name} refused ${count.toLocaleString('en-US')})`;
}

type Run = Awaited<ReturnType<typeof runOnce>>;
type Duel = { readonly ours: readonly Run[]; readonly floor: readonly Run[] };

/** One run of one job on one server; `cpuUs` is the processor time of the server for one answer. */
async function runOnce(loader: Loader, server: RunningServer, job: Job, durationMs: number) {
  const cpuBefore = cpuMs(server.pid);
  const { port } = server;
  const plan = { port, connections: 16, durationMs, requests: job.requests, pauseMs: 0 };
  const load = await loader.run(plan);
  return {
    perSecond: (load.answers - load.refused) / load.seconds,
    p50Ms: percentile(load.latenciesUs, 0.5) / 1000,
    p99Ms: percentile(load.latenciesUs, 0.99) / 1000,
    cpuUs: ((cpuMs(server.pid) - cpuBefore) * 1000) / load.answers,
    memoryMb: residentMb(server.pid),
    refused: load.refused,
  };
}

/** Both servers take turns, so that a busy minute of the machine hits both. */
async function duel(
  loader: Loader,
  servers: { readonly ours: RunningServer; readonly floor: RunningServer },
  job: Job,
  isQuick: boolean,
): Promise<Duel> {
  const [rounds, durationMs, warmUpMs] = isQuick ? [1, 300, 100] : [3, 2500, 1000];
  await runOnce(loader, servers.ours, job, warmUpMs);
  await runOnce(loader, servers.floor, job, warmUpMs);
  const bouts = await repeated(
    rounds,
    async () => ({
      ours: await runOnce(loader, servers.ours, job, durationMs),
      floor: await runOnce(loader, servers.floor, job, durationMs),
    }),
    [({ ours, floor }) => ours.perSecond / floor.perSecond],
  );
  return { ours: bouts.map(({ ours }) => ours), floor: bouts.map(({ floor }) => floor) };
}

type Job = { readonly name: string; readonly requests: readonly string[] | 'create' };

function jobsFor(games: number, seed: number): readonly Job[] {
  const random = seededRandom(seed);
  const anyIds = Array.from({ length: differentRequests }, () =>
    quizIdOf(seed, Math.floor(random() * games)),
  );
  const asked = [...Object.values(searchTexts), ...anyWords(seed)];
  return [
    { name: 'read by id', requests: anyIds.map((id) => getRequest(`/api/quiz/${id}`)) },
    { name: 'search', requests: asked.map(searchRequest) },
    { name: 'suggestions', requests: [getRequest('/api/searchsuggestions')] },
    {
      name: 'suggestions for a language',
      requests: ['en', 'de'].map((code) => getRequest(`/api/searchsuggestions?language=${code}`)),
    },
    { name: 'durable create', requests: 'create' },
  ];
}

const samples = 50;

/** A floor that answers something else would be no floor, so both are compared first. */
async function assertSameAnswers(
  ours: RunningServer,
  floor: RunningServer,
  jobs: readonly Job[],
): Promise<void> {
  const [left, right] = await Promise.all([ours, floor].map(({ port }) => Connection.open(port)));
  if (!left || !right) return;
  // Reads come last: they are counted as plays, which change what is suggested a second later.
  for (const { name, requests } of [...jobs].reverse()) {
    if (requests === 'create') continue;
    for (const request of requests.slice(0, samples)) {
      const [our, their] = [await left.ask(request), await right.ask(request)];
      if (our.status === their.status && our.body.equals(their.body)) continue;
      throw new Error(
        `${name}: ours and the floor answer differently to\n${request}\n` +
          `ours  ${our.status} ${our.body}\nfloor ${their.status} ${their.body}`,
      );
    }
  }
  left.close();
  right.close();
}
