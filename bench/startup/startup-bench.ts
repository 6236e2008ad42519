import { plain, withRange } from '../../testing/figures.ts';
import { provenance } from '../../testing/system/machine.ts';
import { sizes } from '../api/sizes.ts';
import { sqlite } from '../api/sqlite.ts';
import { type Bench, say } from '../lib/bench.ts';
import { table } from '../lib/table.ts';
import { timeFreshClone } from './fresh-clone.ts';
import { restartTimes } from './restart.ts';

const explanation = `A restart is a server killed without warning and started again on the same embedded database, timed from starting the
process to the first good answer of \`/readyz\`. A fresh clone is \`git clone\`, \`npm ci\` with a warm package cache, and
\`npm start\` with its build, up to the first page.`;

export const startupBench: Bench = {
  title: 'Start-up: restart to first answer, clone to first page',
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
