import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openStore } from '../apps/server/src/storage/store.ts';
import { releasedSchema } from '../apps/server/test/support/released.ts';
import { seededGames, seedGames } from '../apps/server/test/support/seed.ts';
import { executeSql } from '../apps/server/test/support/sql.ts';
import { median, percentile, plain, withRange } from '../testing/figures.ts';
import { provenance } from '../testing/system/machine.ts';
import { removeFolder, scratchFolder } from '../testing/system/own.ts';
import { startPostgres } from '../testing/system/postgres.ts';
import { cpuMs } from '../testing/system/usage.ts';
import { postgres, sizes, sqlite } from './api/databases.ts';
import { Connection, requestWith } from './api/load.ts';
import { type Bench, type Options, say, startApp, table } from './lib/bench.ts';
import { signIn, staysAtMyWheels } from './my-wheels.ts';

const explanation = `One host creates games of three puzzles and edits fifty of them, in turns of a hundred and one call at a time; an edit brings a
new title and new puzzles. The aim is an edit for at most the price of two creates. A migration opens a database as version
0.1 left it; on PostgreSQL three connections go on creating, searching and listing as 0.1 does, and the longest that
any of their calls took is told beside the longest without a migration. My Wheels is opened until the last of its menus is there; then a
title is typed into its filter letter by letter and taken out again. Held is the longest task in which the page could not
have answered; tasks under 50 ms count as none.`;

export const libraryBench: Bench = {
  title: 'Library: what an edit, the move from 0.1 and a thousand games cost',
  chart: {
    title: 'Library: time of an edit ÷ time of a create',
    column: 'edit ÷ create',
    limit: { name: 'limit', value: 2 },
  },
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

const GAMES = 50;

const WORDS = ['Quiz', 'Night', 'Harbour', 'Violin', 'Summer', 'Curtain', 'Family', 'Wheel'];
const titleOf = (nth: number) =>
  `${[nth, nth * 3 + 1, nth * 5 + 2].map((at) => WORDS[at % WORDS.length]).join(' ')} ${nth}`;
const entriesOf = (nth: number) =>
  ['Quiet harbour', 'Second violin', 'Behind the curtain'].map((searchedWord) => ({
    category: `Round ${nth}`,
    searchedWord,
  }));

/** Creates and edits of three puzzles each, in turns: every edit has a new title and new entries. */
async function editCost(
  settings: Readonly<Record<string, string>>,
  { rounds, calls }: { readonly rounds: number; readonly calls: number },
) {
  const server = await startApp(settings);
  const connection = await Connection.open(server.port);
  try {
    const username = 'Editor';
    const token = await signIn(server.origin, { username, password: 'long enough' });
    const headers = { authorization: `Bearer ${token}` };
    const ask = async (text: string) => {
      const { status, body } = await connection.ask(text);
      if (status >= 300) throw new Error(`${text.split('\r\n')[0]} answered ${status}: ${body}`);
    };
    let nth = 0;

    const create = async () => {
      const shared = { gameTitle: titleOf(nth), username, isPublic: true, quizId: randomUUID() };
      const body = entriesOf(nth++).map((entry) => ({ ...shared, ...entry }));
      await ask(requestWith('POST', '/api/games', body, headers));
      return shared.quizId;
    };
    const games: { quizId: string; revision: number }[] = [];
    while (games.length < GAMES) games.push({ quizId: await create(), revision: 1 });
    const edit = async () => {
      const game = games[nth % GAMES];
      if (game === undefined) return;
      const body = { gameTitle: titleOf(nth), visibility: 'public', entries: entriesOf(nth++) };
      const path = `/api/library/games/${game.quizId}`;
      const match = { 'if-match': `"${game.revision}"` };
      await ask(requestWith('PUT', path, body, { ...headers, ...match }));
      game.revision += 1;
    };

    const cost = { createMs: [] as number[], editMs: [] as number[], createCpuMs: 0, editCpuMs: 0 };
    for (let round = 0; round < rounds; round++) {
      const block = async (work: () => Promise<unknown>, times: number[]) => {
        const before = cpuMs(server.pid);
        for (let at = 0; at < calls; at++) {
          const startedAt = performance.now();
          await work();
          times.push(performance.now() - startedAt);
        }
        return cpuMs(server.pid) - before;
      };
      cost.createCpuMs += await block(create, cost.createMs);
      cost.editCpuMs += await block(edit, cost.editMs);
    }
    return cost;
  } finally {
    connection.close();
    await server.terminate();
  }
}

/** How long it takes to open a database of version 0.1. */
async function migrateSqlite(games: number, seed: number): Promise<number> {
  const settings = { databaseUrl: null, dataDir: scratchFolder('migration') };
  try {
    say(`  making up ${games.toLocaleString('en-US')} games of version 0.1 for SQLite`);
    await executeSql(settings, releasedSchema('SQLite'));
    await seedGames(settings, seededGames(games, seed), games);
    const startedAt = performance.now();
    const store = await openStore(settings);
    const tookMs = performance.now() - startedAt;
    await store.close();
    return tookMs;
  } finally {
    removeFolder(settings.dataDir);
  }
}

/** The same while a server of version 0.1 goes on, and how long that one had to wait at most, before and meanwhile. */
async function migratePostgres(games: number, seed: number) {
  const server = await startPostgres({ durable: true });
  try {
    const databaseUrl = await server.createDatabase();
    const settings = { databaseUrl, dataDir: '' };
    say(`  making up ${games.toLocaleString('en-US')} games of version 0.1 for PostgreSQL`);
    await executeSql(settings, releasedSchema('PostgreSQL'));
    await seedGames(settings, seededGames(games, seed), games);
    await executeSql(settings, 'CHECKPOINT');

    const quiet = startOldLoad(databaseUrl);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const before = await quiet.stop();

    const load = startOldLoad(databaseUrl);
    const startedAt = performance.now();
    const store = await openStore(settings);
    const tookMs = performance.now() - startedAt;
    const meanwhile = await load.stop();
    await store.close();
    return { tookMs, before, meanwhile };
  } finally {
    await server.stop();
  }
}

/** A server of version 0.1 that goes on working: what it sends to the database when games are created, searched and listed. */
function startOldLoad(databaseUrl: string) {
  let isStopped = false;
  let longestMs = 0;
  let calls = 0;

  async function work(call: (client: pg.Client, nth: number) => Promise<unknown>): Promise<void> {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    for (let nth = 0; !isStopped; nth++) {
      const startedAt = performance.now();
      await call(client, nth);
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      calls += 1;
    }
    await client.end();
  }

  async function create(client: pg.Client, nth: number): Promise<void> {
    const title = `Made meanwhile ${nth}`;
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
       VALUES ($1, $2, $3, 'Guest', 'guest', 1, 1, 0) RETURNING id`,
      [randomUUID(), title, title.toLowerCase()],
    );
    await client.query(
      "INSERT INTO puzzles (game_id, position, category, searched_word) VALUES ($1, 0, 'Word', 'Spin')",
      [rows[0]?.id],
    );
    await client.query(
      'INSERT INTO suggestions (title, plays, game_id) VALUES ($1, 0, $2) ON CONFLICT (title) DO NOTHING',
      [title, rows[0]?.id],
    );
    await client.query('COMMIT');
  }

  const search = (client: pg.Client) =>
    client.query(
      `SELECT id FROM games WHERE is_public = 1 AND title_key >= 'quiz' AND title_key < 'quiz~'
       ORDER BY title_key LIMIT 50`,
    );
  const list = (client: pg.Client) =>
    client.query("SELECT title FROM games WHERE owner_key = 'guest' ORDER BY id DESC LIMIT 50");

  const working = Promise.all([work(create), work(search), work(list)]);
  return {
    async stop(): Promise<{ longestMs: number; calls: number }> {
      isStopped = true;
      await working;
      return { longestMs, calls };
    },
  };
}
