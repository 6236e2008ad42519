import { startApp } from '../lib/app.ts';
import { type Bench, type Options, say } from '../lib/bench.ts';
import { median, percentile, plain } from '../lib/figures.ts';
import { provenance } from '../lib/machine.ts';
import { table } from '../lib/table.ts';
import type { Engine } from './database.ts';
import { startLoader } from './loader.ts';
import { searchTexts } from './made-up-games.ts';
import { postgres } from './postgres.ts';
import { programs } from './programs.ts';
import { searchRequest } from './requests.ts';
import { sizes } from './sizes.ts';
import { sqlite } from './sqlite.ts';

type Times = { readonly p50Ms: number; readonly p99Ms: number };
type SizeResult = { readonly games: number; readonly times: ReadonlyMap<string, readonly Times[]> };

const writePauseMs = 50;

export const searchBench: Bench = {
  title: 'Search: flat as the games grow',
  async run(options) {
    const parts: string[] = [];
    for (const engine of [sqlite, postgres]) {
      const results: SizeResult[] = [];
      for (const games of sizes(options)) results.push(await measureSize(games, engine, options));
      parts.push(report(engine.name, results));
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
  const texts = Object.entries(searchTexts);
  const { port } = app;
  try {
    say(`  ${engine.name}, ${games.toLocaleString('en-US')} games, ${texts.length} searches`);
    const writing = writer.run({
      port,
      connections: 1,
      durationMs: durationMs * rounds * texts.length,
      requests: 'create',
      pauseMs: writePauseMs,
    });
    const times = new Map<string, Times[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, text] of texts) {
        const requests = [searchRequest(text)];
        const load = await searcher.run({ port, connections: 1, durationMs, requests, pauseMs: 0 });
        const at = (share: number) => percentile(load.latenciesUs, share) / 1000;
        times.set(name, [...(times.get(name) ?? []), { p50Ms: at(0.5), p99Ms: at(0.99) }]);
      }
    }
    await writing;
    return { games, times };
  } finally {
    await Promise.all([searcher.stop(), writer.stop(), app.stop()]);
    await database.remove();
  }
}

const explanation = `One connection searches, another creates up to 20 games a second meanwhile. Times are whole HTTP answers of our server, up to
50 games each, as p50 / p99 in ms (medians of the rounds). The last columns divide the largest database by the smallest.`;

function report(engine: string, results: readonly SizeResult[]): string {
  const figure = (result: SizeResult | undefined, text: string, part: keyof Times) =>
    median((result?.times.get(text) ?? []).map((times) => times[part]));
  const [smallest, largest] = [results[0], results.at(-1)];
  const growth = (text: string, part: keyof Times) =>
    plain(figure(largest, text, part) / figure(smallest, text, part));
  const rows = Object.entries(searchTexts).map(([name, text]) => [
    `${name} (\`${text}\`)`,
    ...results.map(
      (result) =>
        `${plain(figure(result, name, 'p50Ms'))} / ${plain(figure(result, name, 'p99Ms'))}`,
    ),
    growth(name, 'p50Ms'),
    growth(name, 'p99Ms'),
  ]);
  const sizes = results.map(({ games }) => `${games.toLocaleString('en-US')} games`);
  return table([engine, ...sizes, 'p50 grows ×', 'p99 grows ×'], rows);
}
