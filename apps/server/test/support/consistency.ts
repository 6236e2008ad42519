import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { DATABASE_FILE } from '../../src/storage/sqlite/connect.ts';
import { tokensOf } from '../../src/storage/sqlite/title-index.ts';
import type { StorageSettings } from '../../src/storage/store.ts';

/** Games whose parts do not belong together. */
const BROKEN = `
  SELECT quiz_id FROM games
  WHERE revision < 1
    OR puzzle_count <> (SELECT count(*) FROM puzzles WHERE game_id = games.id)
    OR puzzle_count <> 1 + (SELECT max(position) FROM puzzles WHERE game_id = games.id)
    OR is_public <> (CASE WHEN COALESCE(visibility, 2 * is_public) = 2 AND deleted_at IS NULL
      AND hidden_at IS NULL AND pending_at IS NULL THEN 1 ELSE 0 END)`;
const ORPHANS = 'SELECT id FROM puzzles WHERE game_id NOT IN (SELECT id FROM games)';

/** Everything in the database that contradicts something else in it: all games, all puzzles, the whole index of titles. */
export const inconsistencies = ({ databaseUrl, dataDir }: StorageSettings): Promise<string[]> =>
  databaseUrl === null ? inSqlite(dataDir) : inPostgres(databaseUrl);

/** A gram of version 0.1, which had runs of five characters too; nothing asks for them any more. */
const isOfOldIndex = (token: string) => token.split('x').length > 4;

async function inSqlite(dataDir: string): Promise<string[]> {
  const connection = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 5000 });
  try {
    connection.exec(
      'CREATE VIRTUAL TABLE temp.terms USING fts5vocab (main, title_grams, instance)',
    );
    connection.exec('BEGIN');
    const rows = (sql: string) => connection.prepare(sql).all() as Record<string, unknown>[];
    const indexed = new Set(
      rows('SELECT term, doc FROM temp.terms')
        .filter(({ term }) => !isOfOldIndex(String(term)))
        .map(({ term, doc }) => `${term} of ${doc}`),
    );
    const expected = new Set(
      rows('SELECT id, title_key FROM games WHERE is_public = 1').flatMap(({ id, title_key }) =>
        tokensOf(String(title_key))
          .split(' ')
          .map((term) => `${term} of ${id}`),
      ),
    );
    return [...problemsIn(rows(BROKEN), rows(ORPHANS)), ...differences(indexed, expected)];
  } finally {
    connection.close();
  }
}

async function inPostgres(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    const rows = async (sql: string, values: unknown[] = []) =>
      (await client.query<Record<string, unknown>>(sql, values)).rows;
    const expected = new Set<string>();
    const grams = new Set<string>();
    for (const { id, gram } of await rows(
      'SELECT id, unnest(title_grams(id, title_key)) AS gram FROM games WHERE is_public = 1',
    )) {
      expected.add(`${gram} of ${id}`);
      grams.add(String(gram));
    }
    await client.query('SET LOCAL enable_seqscan = off');
    const indexed = new Set<string>();
    for (const gram of grams) {
      const found = await rows(
        'SELECT id FROM games WHERE is_public = 1 AND title_grams(id, title_key) @> ARRAY[$1]',
        [gram],
      );
      for (const { id } of found) indexed.add(`${gram} of ${id}`);
    }
    return [
      ...problemsIn(await rows(BROKEN), await rows(ORPHANS)),
      ...differences(indexed, expected),
    ];
  } finally {
    await client.end();
  }
}

const problemsIn = (games: Record<string, unknown>[], puzzles: Record<string, unknown>[]) => [
  ...games.map(({ quiz_id }) => `game ${quiz_id} does not belong together`),
  ...puzzles.map(({ id }) => `puzzle ${id} belongs to no game`),
];

const differences = (indexed: ReadonlySet<string>, expected: ReadonlySet<string>) => [
  ...[...indexed].filter((one) => !expected.has(one)).map((one) => `${one} is still in the index`),
  ...[...expected].filter((one) => !indexed.has(one)).map((one) => `${one} is not in the index`),
];
