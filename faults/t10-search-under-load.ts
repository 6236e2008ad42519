import { percentile } from '../testing/figures.ts';
import { removeFolder } from '../testing/system/own.ts';
import { createClient, patiently } from './support/client.ts';
import { type Fault, secondsOf } from './support/fault.ts';
import { makeGame } from './support/games.ts';
import { manyGames } from './support/many-games.ts';
import { openLoop } from './support/open-loop.ts';
import { startServer } from './support/server.ts';

const COMMON = ['night', 'quiz', 'the', 'a', 'qu', 'game show', 'music'];
const RARE = ['zyzzyva', 'wxqzkj', 'kärtöl', 'bamoquing', 'lefidäment'];
const HOSTILE = [
  '"',
  "'",
  '*',
  'a-b',
  'NOT',
  'AND OR',
  '(',
  '%',
  '_',
  '\0',
  'a\0b',
  'title:x',
  '^a',
  '{',
  '\\',
];

/** Seen to fail on `planted/scan-titles.mjs`, which reads every title beside each search. */
export const searchUnderLoad: Fault = {
  title: 'search over very many games while games are written',
  needs: 'server',
  plant: 'each search reads all titles',

  async run({ options, report, random, say }) {
    const games = options.isQuick || options.isPlanted ? 100_000 : 1_000_000;
    const seconds = secondsOf(options, 60, 8);
    const isSmall = options.isQuick || options.isPlanted;
    const rates = isSmall ? { searches: 40, writes: 8 } : { searches: 100, writes: 20 };
    say(`making up ${games.toLocaleString('en-US')} games`);
    const dataDir = await manyGames(games, options.seed);
    const planted = options.isPlanted ? 'scan-titles.mjs' : undefined;
    const server = await startServer({ env: { DATA_DIR: dataDir }, planted });
    const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
    const search = () => pick(random() < 0.5 ? COMMON : RARE);

    const writing = openLoop(server.origin, {
      perSecond: rates.writes,
      seconds,
      next: () => ({ path: '/api/games', call: { body: makeGame().entries } }),
    });
    const searching = openLoop(server.origin, {
      perSecond: rates.searches,
      seconds,
      next: () => ({ path: `/api/search?query=${encodeURIComponent(search())}` }),
      onSecond: (second) => second % 15 === 0 && say(`${second} of ${seconds} s`),
    });
    const [writes, searches] = await Promise.all([writing, searching]);

    const client = createClient(server.origin);
    const hostileTries = isSmall ? 100 : 500;
    let hostile = 0;
    for (let nth = 0; nth < hostileTries; nth++) {
      const text = Array.from({ length: 1 + (nth % 4) }, () => pick(HOSTILE)).join(
        nth % 2 ? ' ' : '',
      );
      const { status } = await patiently(client, `/api/search?query=${encodeURIComponent(text)}`);
      if (status >= 500) hostile += 1;
    }
    client.close();
    report.tried(
      `${searches.sent} searches and ${writes.sent} creates in ${seconds} s over ` +
        `${games.toLocaleString('en-US')} games, then ${hostileTries} hostile searches`,
    );
    for (const [kind, result] of Object.entries({ searches, writes })) {
      const good = kind === 'writes' ? 201 : 200;
      const shed = result.statuses.get(503) ?? 0;
      const wrong = result.sent - (result.statuses.get(good) ?? 0) - shed;
      report.expect(wrong === 0, `${wrong} of ${result.sent} ${kind} failed`);
      report.expect(shed <= result.sent / 2, `${shed} of ${result.sent} ${kind} were turned away`);
      if (shed > 0)
        report.measured(`${shed} of ${result.sent} ${kind} were told to come back later`);
    }
    report.expect(hostile === 0, `${hostile} of ${hostileTries} hostile searches gave a 5xx`);
    const p99 = percentile(searches.timesMs, 0.99);
    report.measured(`median search ${percentile(searches.timesMs, 0.5).toFixed(1)} ms`);
    report.speed({
      name: 'search p99, from the moment it was due',
      value: p99,
      atMost: 50,
      unit: 'ms',
    });
    await server.kill();
    removeFolder(dataDir);
  },
};
