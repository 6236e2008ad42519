import { parseArgs } from 'node:util';
import { fromRoot } from '../scripts/lib/paths.ts';
import { apiBench } from './api/api.ts';
import { postgres, sqlite } from './api/databases.ts';
import { searchBench } from './api/search.ts';
import { type Bench, type Options, say } from './lib/bench.ts';
import { updateDocument } from './lib/document.ts';
import { libraryBench } from './library.ts';
import { lighthouseBench } from './lighthouse.ts';
import { pageBench } from './page.ts';
import { phonesBench } from './phones.ts';
import { roomBench } from './rooms/rooms.ts';
import { showBench } from './show.ts';
import { startupBench } from './startup.ts';
import { wheelBench } from './wheel.ts';

const benches: Readonly<Record<string, Bench>> = {
  show: showBench,
  wheel: wheelBench,
  page: pageBench,
  lighthouse: lighthouseBench,
  phones: phonesBench,
  startup: startupBench,
  api: apiBench,
  search: searchBench,
  library: libraryBench,
  rooms: roomBench,
};

const usage = `npm run bench -- [${Object.keys(benches).join('] [')}] [--quick] [--full] [--charts] [--games N] [--seed N]

Without names, everything is measured. The results go to docs/benchmarks.md.
  --quick  tiny sizes, one round; proves the harness, prints the result and writes no file
  --full   start-up also installs a fresh clone, which takes minutes
  --charts measures nothing; draws the charts again from the tables in docs/benchmarks.md
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
        charts: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        games: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: '20261115' },
      },
    });
  } catch (error) {
    throw new WrongCall(error instanceof Error ? error.message : String(error));
  }
}

function chosen() {
  const { values, positionals } = parsed();
  const unknown = positionals.find((name) => !(name in benches));
  if (unknown !== undefined) throw new WrongCall(`There is no benchmark called ${unknown}.`);
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new WrongCall('--seed takes a whole number.');
  const gamesMax = Number(values.games);
  if (!(gamesMax >= 1000)) throw new WrongCall('--games takes a number from 1000 on.');
  const options: Options = { isQuick: values.quick, isFull: values.full, gamesMax, seed };
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  return { names: values.charts ? [] : names, options };
}

async function main() {
  const { names, options } = chosen();
  const path = fromRoot('docs/benchmarks.md');
  if (names.length === 0) updateDocument(path, benches, new Map());
  else await import('../scripts/build-if-stale.ts');
  for (const [name, bench] of Object.entries(benches)) {
    if (!names.includes(name)) continue;
    const startedAt = Date.now();
    say(`${name}: ${bench.title}`);
    const body = (await bench.run(options)).trim();
    console.log(`\n## ${bench.title}\n\n${body}\n`);
    say(`${name}: done in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    if (!options.isQuick) updateDocument(path, benches, new Map([[name, body]]));
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
