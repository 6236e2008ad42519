import { median, percentile, plain, withRange } from '../../testing/figures.ts';
import { provenance } from '../../testing/system/machine.ts';
import { postgres } from '../api/postgres.ts';
import { sizes } from '../api/sizes.ts';
import { sqlite } from '../api/sqlite.ts';
import { type Bench, type Options, say } from '../lib/bench.ts';
import { table } from '../lib/table.ts';
import { editCost } from './edits.ts';
import { migratePostgres, migrateSqlite } from './migration.ts';
import { staysAtMyWheels } from './my-wheels.ts';

const explanation = `One host creates games of three puzzles and edits fifty of them, in turns of a hundred and one call at a time; an edit brings a
new title and new puzzles. The aim is an edit for at most the price of two creates. A migration opens a database as version
0.1 left it; on PostgreSQL three connections go on creating, searching and listing as 0.1 does, and the longest that
any of their calls took is told beside the longest without a migration. My Wheels is opened until the last of its menus is there; then a
title is typed into its filter letter by letter and taken out again. Held is the longest task in which the page could not
have answered; tasks under 50 ms count as none.`;

export const libraryBench: Bench = {
  title: 'Library: what an edit, the move from 0.1 and a thousand games cost',
  async run(options) {
    const edits = table(
      [
        'Edits',
        'create ms, p50',
        'edit ms, p50',
        'edit ms, p99',
        'edit ÷ create',
        'CPU, edit ÷ create',
      ],
      await editRows(options),
    );
    const migrations = table(
      ['Moving from 0.1', 's', 'longest call meanwhile, ms', 'without, ms'],
      await migrationRows(options),
    );
    const stays = table(
      ['My Wheels', 'opens ms', 'held while opening, ms', 'held while filtering, ms'],
      await myWheelsRows(options),
    );
    return [explanation, edits, migrations, stays, provenance(options.seed)].join('\n\n');
  },
};

const counted = (games: number) => `${games.toLocaleString('en-US')} games`;

async function editRows(options: Options): Promise<string[][]> {
  const rows: string[][] = [];
  for (const engine of [sqlite, postgres]) {
    for (const games of sizes(options)) {
      const database = await engine.seeded(games, options.seed);
      say(`  editing on ${engine.name} with ${counted(games)}`);
      const pace = options.isQuick ? { rounds: 1, calls: 20 } : { rounds: 6, calls: 100 };
      const { createMs, editMs, createCpuMs, editCpuMs } = await editCost(database.settings, pace);
      await database.remove();
      rows.push([
        `${engine.name}, ${counted(games)}`,
        plain(median(createMs)),
        plain(median(editMs)),
        plain(percentile(editMs, 0.99)),
        `**${plain(median(editMs) / median(createMs))}**`,
        plain(editCpuMs / createCpuMs),
      ]);
    }
  }
  return rows;
}

async function migrationRows(options: Options): Promise<string[][]> {
  const games = sizes(options).at(-1) ?? 1000;
  const sqliteMs = await migrateSqlite(games, options.seed);
  const { tookMs, before, meanwhile } = await migratePostgres(games, options.seed);
  return [
    [`SQLite, ${counted(games)}`, plain(sqliteMs / 1000), '–', '–'],
    [
      `PostgreSQL, ${counted(games)}`,
      plain(tookMs / 1000),
      `**${plain(meanwhile.longestMs)}**`,
      plain(before.longestMs),
    ],
  ];
}

async function myWheelsRows({ isQuick }: Options): Promise<string[][]> {
  const rows: string[][] = [];
  for (const games of isQuick ? [20] : [20, 1000]) {
    say(`  opening My Wheels with ${counted(games)}`);
    const stays = await staysAtMyWheels(games, isQuick ? 1 : 5);
    rows.push([
      counted(games),
      withRange(stays.map(({ opensMs }) => opensMs)),
      withRange(stays.map(({ heldOpeningMs }) => heldOpeningMs)),
      withRange(stays.map(({ heldFilteringMs }) => heldFilteringMs)),
    ]);
  }
  return rows;
}
