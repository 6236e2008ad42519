import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { foldName, foldTitle } from '../../src/storage/fold.ts';
import type { NewGame } from '../../src/storage/games.ts';
import { DATABASE_FILE } from '../../src/storage/sqlite/connect.ts';
import { tokensOf } from '../../src/storage/sqlite/title-index.ts';
import type { StorageSettings } from '../../src/storage/store.ts';
import { gameTitles } from './game-titles.ts';

const BATCH = 10_000;
/** From here on it is quicker to build PostgreSQL's gram index after the games are in. */
const REBUILD_FROM = 20_000;

/** A version-4 UUID that tells which game it is. */
export const seededQuizId = (nth: number) =>
  `00000000-0000-4000-8000-${nth.toString(16).padStart(12, '0')}`;

/** Many public games of one puzzle each, always the same. */
export function* seededGames(count: number, seed = 1): Generator<NewGame> {
  let nth = 0;
  for (const title of gameTitles(count, seed)) {
    yield {
      quizId: seededQuizId(nth++),
      title,
      owner: 'Guest',
      visibility: 'public',
      entries: [{ category: 'Word', searchedWord: 'Lucky spin' }],
    };
  }
}

/** Puts games of one puzzle into a database that a store has opened before, past all its checks. */
export async function seedGames(
  settings: StorageSettings,
  games: Iterable<NewGame>,
  count: number,
): Promise<void> {
  if (settings.databaseUrl === null) seedSqlite(settings.dataDir, games);
  else await seedPostgres(settings.databaseUrl, games, count);
}

function seedSqlite(dataDir: string, games: Iterable<NewGame>): void {
  const connection = new DatabaseSync(join(dataDir, DATABASE_FILE));
  // Nothing is lost with a seeded database that a crash damages.
  connection.exec('PRAGMA synchronous = OFF');
  connection.exec('PRAGMA cache_size = -400000');
  const addGame = connection.prepare(
    `INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
  );
  const addPuzzle = connection.prepare(
    'INSERT INTO puzzles (game_id, position, category, searched_word) VALUES (?, 0, ?, ?)',
  );
  const addGrams = connection.prepare('INSERT INTO title_grams (rowid, grams) VALUES (?, ?)');
  const addBatch = (batch: readonly NewGame[]) => {
    connection.exec('BEGIN');
    for (const { quizId, title, owner, visibility, entries } of batch) {
      const key = foldTitle(title);
      const isPublic = visibility === 'public';
      const open = isPublic ? 1 : 0;
      const values = [quizId, title, key, owner, foldName(owner), open, entries.length];
      const { lastInsertRowid: id } = addGame.run(...values);
      addPuzzle.run(id, entries[0]?.category, entries[0]?.searchedWord);
      if (isPublic) addGrams.run(id, tokensOf(key));
    }
    connection.exec('COMMIT');
  };
  try {
    for (const batch of batches(games)) addBatch(batch);
  } finally {
    connection.close();
  }
  writeOut(join(dataDir, DATABASE_FILE));
}

/** What the disk has still to write would slow down whatever is measured next. */
function writeOut(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

async function seedPostgres(
  databaseUrl: string,
  games: Iterable<NewGame>,
  count: number,
): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const addAll = async () => {
      for (const batch of batches(games)) await client.query(ADD_BATCH, columnsOf(batch));
    };
    await (count >= REBUILD_FROM ? withoutTextIndexes(client, addAll) : addAll());
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Many rows at once are sooner in a table whose text indexes are made anew afterwards. */
async function withoutTextIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE indexdef LIKE '% ON public.games USING gin %'",
  );
  for (const { indexname } of indexes) await client.query(`DROP INDEX ${indexname}`);
  await work();
  await client.query("SET maintenance_work_mem = '512MB'");
  for (const { indexdef } of indexes) await client.query(indexdef);
}

const ADD_BATCH = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[])
      AS game (quiz_id, title, title_key, owner, owner_key, is_public)
  ), added AS (
    INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
    SELECT quiz_id, title, title_key, owner, owner_key, is_public, 1, 0 FROM given
    RETURNING id
  )
  INSERT INTO puzzles (game_id, position, category, searched_word)
  SELECT id, 0, 'Word', 'Lucky spin' FROM added`;

function columnsOf(batch: readonly NewGame[]): unknown[][] {
  return [
    batch.map(({ quizId }) => quizId),
    batch.map(({ title }) => title),
    batch.map(({ title }) => foldTitle(title)),
    batch.map(({ owner }) => owner),
    batch.map(({ owner }) => foldName(owner)),
    batch.map(({ visibility }) => (visibility === 'public' ? 1 : 0)),
  ];
}

function* batches(games: Iterable<NewGame>): Generator<NewGame[]> {
  let batch: NewGame[] = [];
  for (const game of games) {
    batch.push(game);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
