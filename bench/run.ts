import { parseArgs } from 'node:util';
import { fromRoot } from '../scripts/lib/paths.ts';
import { apiBench } from './api/api-bench.ts';
import { postgres } from './api/postgres.ts';
import { searchBench } from './api/search-bench.ts';
import { sqlite } from './api/sqlite.ts';
import { type Bench, type Options, say } from './lib/bench.ts';
import { section, updateDocument } from './lib/document.ts';
import { libraryBench } from './library/library-bench.ts';
import { lighthouseBench } from './lighthouse/lighthouse-bench.ts';
import { pageBench } from './page/page-bench.ts';
import { roomBench } from './rooms/room-bench.ts';
import { showBench } from './show/show-bench.ts';
import { startupBench } from './startup/startup-bench.ts';
import { wheelBench } from './wheel/wheel-bench.ts';

const benches: Readonly<Record<string, Bench>> = {
  show: showBench,
  wheel: wheelBench,
  page: pageBench,
  lighthouse: lighthouseBench,
  startup: startupBench,
  api: apiBench,
  search: searchBench,
  library: libraryBench,
  rooms: roomBench,
};
const names = Object.keys(benches);

const usage = `npm run bench -- [${names.join('] [')}] [--quick] [--full] [--games N] [--seed N]

Without names, everything is measured. The results go to docs/benchmarks.md.
  --quick  tiny sizes, one round; proves the harness, prints the result and writes no file
  --full   start-up also installs a fresh clone, which takes minutes
  --games  leaves out databases with more games than this (default 1000000)
  --seed   fixes the made-up games and the order of the requests (default 20261115)`;

/** Names the valid calls when this one is not. */
class WrongCall extends Error {
  constructor(reason: string) {
    super(`${reason}\n\n${usage}`);
  }
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        games: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: '20261115' },
      },
    });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

function chosen(): { readonly picked: readonly string[]; readonly options: Options } {
  const { values, positionals } = parsed();
  const unknown = positionals.find((name) => !(name in benches));
  if (unknown !== undefined) throw new WrongCall(`There is no benchmark called ${unknown}.`);
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new WrongCall('--seed takes a whole number.');
  const gamesMax = Number(values.games);
  if (!(gamesMax >= 1000)) throw new WrongCall('--games takes a number from 1000 on.');
  const options = { isQuick: values.quick, isFull: values.full, gamesMax, seed };
  return { picked: positionals.length > 0 ? positionals : names, options };
}

async function main() {
  const { picked, options } = chosen();
  await import('../scripts/build-if-stale.ts');
  const sections = new Map<string, string>();
  for (const [name, bench] of Object.entries(benches)) {
    if (!picked.includes(name)) continue;
    const startedAt = Date.now();
    say(`${name}: ${bench.title}`);
    const text = section(name, bench.title, await bench.run(options));
    sections.set(name, text);
    console.log(`\n${text}\n`);
    say(`${name}: done in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    if (!options.isQuick) updateDocument(fromRoot('docs/benchmarks.md'), names, sections);
  }
}

async function tidyUp() {
  await Promise.all([sqlite.close(), postgres.close()]);
}

main()
  .finally(tidyUp)
  .then(
    () => process.exit(0),
    (error: unknown) => {
      const isOurs = error instanceof Error && !(error instanceof WrongCall);
      say(String((isOurs && error.stack) || (error instanceof Error ? error.message : error)));
      process.exit(1);
    },
  );
