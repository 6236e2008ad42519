import { once } from 'node:events';
import { root } from '../scripts/lib/paths.ts';
import { plain, withRange } from '../testing/figures.ts';
import { provenance } from '../testing/system/machine.ts';
import {
  lastWords,
  removeFolder,
  scratchFolder,
  startChild,
  stopChild,
} from '../testing/system/own.ts';
import { freePort } from '../testing/system/port.ts';
import { type SeededDatabase, sizes, sqlite } from './api/databases.ts';
import { type Bench, say, startApp, table } from './lib/bench.ts';

const explanation = `A restart is a server killed without warning and started again on the same embedded database, timed from starting the
process to the first good answer of \`/readyz\`. A fresh clone is \`git clone\`, \`npm ci\` with a warm package cache, and
\`npm start\` with its build, up to the first page.`;

export const startupBench: Bench = {
  title: 'Start-up: restart to first answer, clone to first page',
  chart: { title: 'Start-up: ms from a kill to the first answer', column: 'ms', rows: /^restart/ },
  async run(options) {
    const { isQuick, isFull, seed } = options;
    const rows: string[][] = [];
    for (const games of sizes(options)) {
      const count = games.toLocaleString('en-US');
      const database = await sqlite.seeded(games, seed);
      say(`  restarting on ${count} games`);
      const readyMs = await restartTimes(database, isQuick ? 2 : 5);
      await database.remove();
      rows.push([`restart, ${count} games`, withRange(readyMs)]);
    }
    if (isFull) {
      const { cloneMs, installMs, startMs } = await timeFreshClone();
      rows.push(
        ['fresh clone: git clone', plain(cloneMs)],
        ['fresh clone: npm ci', plain(installMs)],
        ['fresh clone: npm start to first page', plain(startMs)],
        ['fresh clone: in all', plain(cloneMs + installMs + startMs)],
      );
    }
    return [explanation, table(['Start-up', 'ms'], rows), provenance(seed)].join('\n\n');
  },
};

/** Kills a server without warning and times the next one up to its first ready answer. */
async function restartTimes(database: SeededDatabase, times: number): Promise<number[]> {
  const readyMs: number[] = [];
  let app = await startApp(database.settings);
  for (let nth = 0; nth < times; nth += 1) {
    await app.kill();
    app = await startApp(database.settings);
    readyMs.push(app.readyMs);
  }
  await app.terminate();
  return readyMs;
}

/** The README's first command in an empty folder, up to the first page. */
async function timeFreshClone() {
  const folder = scratchFolder('clone');
  const checkout = `${folder}/checkout`;
  const cloneMs = await timed('git', ['clone', '--quiet', '--no-local', root, checkout], folder);
  const installMs = await timed('npm', ['ci'], checkout);
  const startMs = await timedStart(checkout, `${folder}/data`);
  removeFolder(folder);
  return { cloneMs, installMs, startMs };
}

/** A newcomer's shell: bundling sets NODE_ENV in this process, and npm would then leave out what builds. */
const newcomersEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('npm_')),
  );

async function timed(command: string, args: readonly string[], cwd: string): Promise<number> {
  say(`  ${command} ${args[0]}`);
  const startedAt = performance.now();
  // npm starts further processes; as a group they are stopped together.
  const child = startChild(command, args, {
    cwd,
    env: newcomersEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed with ${code}.`);
  return performance.now() - startedAt;
}

async function timedStart(cwd: string, dataDir: string): Promise<number> {
  say('  npm start');
  const port = await freePort();
  const env = { ...newcomersEnv(), PORT: String(port), DATA_DIR: dataDir };
  const startedAt = performance.now();
  const child = startChild('npm', ['start'], { cwd, env, detached: true });
  const complaints = lastWords(child);
  while (!(await hasPage(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error(`npm start ended early:\n${complaints()}`);
    if (performance.now() - startedAt > 300_000) throw new Error('npm start never served a page.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const startMs = performance.now() - startedAt;
  await stopChild(child);
  return startMs;
}

const hasPage = (address: string) =>
  fetch(address).then(
    async (response) => response.ok && (await response.text()).includes('<html'),
    () => false,
  );
