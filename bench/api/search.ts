import { median, percentile, plain } from '../../testing/figures.ts';
import { provenance } from '../../testing/system/machine.ts';
import { type Bench, type Options, say, startApp, table } from '../lib/bench.ts';
import type { Engine } from './databases.ts';
import { anyWords, postgres, searchTexts, sizes, sqlite } from './databases.ts';
import { Connection, searchRequest } from './load.ts';
import { programs, startLoader } from './loader.ts';

type Times = { readonly p50Ms: number; readonly p99Ms: number };
type Search = { readonly name: string; readonly requests: readonly string[] };
type SizeResult = {
  readonly games: number;
  readonly times: ReadonlyMap<string, readonly Times[]>;
  /** How many games an answer holds, on average. */
  readonly found: ReadonlyMap<string, number>;
};

const writePauseMs = 50;
const answersCounted = 500;

const searches = (seed: number): readonly Search[] => [
  ...Object.entries(searchTexts).map(([name, text]) => ({
    name: `${name} (\`${text}\`)`,
    requests: [searchRequest(text)],
  })),
  { name: 'any of 5,000 words', requests: anyWords(seed).map(searchRequest) },
];

export const searchBench: Bench = {
  title: 'Search: flat as the games grow',
  chart: {
    title: 'Search: p50 in the largest database ÷ p50 in the smallest',
    column: 'p50 grows ×',
  },
  async run(options) {
    const parts: string[] = [];
    for (const engine of [sqlite, postgres]) {
      const results: SizeResult[] = [];
      for (const games of sizes(options)) results.push(await measureSize(games, engine, options));
      parts.push(report(engine.name, searches(options.seed), results));
    }
    const versions = [sqlite.version(), postgres.version()];
    return [explanation, ...parts, provenance(options.seed, versions)].join('\n\n');
  },
};

async function measureSize(
  games: number,
  engine: Engine,
  { isQuick, seed }: Options,
): Promise<SizeResult> {
  const database = await engine.seeded(games, seed);
  const app = await startApp(database.settings);
  const folder = await programs();
  const [searcher, writer] = [startLoader(folder), startLoader(folder)];
  const rounds = isQuick ? 1 : 3;
  const durationMs = isQuick ? 200 : 2000;
  const asked = searches(seed);
  const { port } = app;
  try {
    say(`  ${engine.name}, ${games.toLocaleString('en-US')} games, ${asked.length} searches`);
    const found = await countFound(port, asked);
    const writing = writer.run({
      port,
      connections: 1,
      durationMs: durationMs * rounds * asked.length,
      requests: 'create',
      pauseMs: writePauseMs,
    });
    const times = new Map<string, Times[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { name, requests } of asked) {
        const load = await searcher.run({ port, connections: 1, durationMs, requests, pauseMs: 0 });
        const at = (share: number) => percentile(load.latenciesUs, share) / 1000;
        times.set(name, [...(times.get(name) ?? []), { p50Ms: at(0.5), p99Ms: at(0.99) }]);
      }
    }
    await writing;
    return { games, times, found };
  } finally {
    await Promise.all([searcher.stop(), writer.stop(), app.terminate()]);
    await database.remove();
  }
}

async function countFound(port: number, asked: readonly Search[]) {
  const connection = await Connection.open(port);
  const found = new Map<string, number>();
  for (const { name, requests } of asked) {
    const counted = requests.slice(0, answersCounted);
    let games = 0;
    for (const request of counted) {
      games += JSON.parse(String((await connection.ask(request)).body)).length;
    }
    found.set(name, games / counted.length);
  }
  connection.close();
  return found;
}

const explanation = `One connection searches, another creates up to 20 games a second meanwhile. Times are whole HTTP answers of our server, up to
50 games each, as p50 / p99 in ms (medians of the rounds). Found is how many games an answer holds in the smallest and in the
largest database, and the last columns divide the times of the largest by those of the smallest.`;

function report(engine: string, asked: readonly Search[], results: readonly SizeResult[]): string {
  const figure = (result: SizeResult | undefined, name: string, part: keyof Times) =>
    median((result?.times.get(name) ?? []).map((times) => times[part]));
  const [smallest, largest] = [results[0], results.at(-1)];
  const growth = (name: string, part: keyof Times) =>
    plain(figure(largest, name, part) / figure(smallest, name, part));
  const found = (result: SizeResult | undefined, name: string) =>
    Math.round(result?.found.get(name) ?? 0);
  const rows = asked.map(({ name }) => [
    name,
    ...results.map(
      (result) =>
        `${plain(figure(result, name, 'p50Ms'))} / ${plain(figure(result, name, 'p99Ms'))}`,
    ),
    `${found(smallest, name)} → ${found(largest, name)}`,
    growth(name, 'p50Ms'),
    growth(name, 'p99Ms'),
  ]);
  const sizes = results.map(({ games }) => `${games.toLocaleString('en-US')} games`);
  return table([engine, ...sizes, 'found', 'p50 grows ×', 'p99 grows ×'], rows);
}
