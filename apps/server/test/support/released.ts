import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STEPS as POSTGRES_STEPS } from '../../src/storage/postgres/migrations.ts';
import { DATABASE_FILE } from '../../src/storage/sqlite/connect.ts';
import { STEPS as SQLITE_STEPS } from '../../src/storage/sqlite/migrations.ts';
import type { StorageSettings } from '../../src/storage/store.ts';
import { executeSql } from './sql.ts';

/** What a server of version 0.1 left behind when hosts had registered, built and played. */
export const STORED = fileURLToPath(new URL('../stored-0.1/', import.meta.url));

/** Puts it into an empty database, with its session as young as if it had begun now. */
export async function bringBack(settings: StorageSettings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl === null)
    copyFileSync(join(STORED, 'wheel.sqlite'), join(dataDir, DATABASE_FILE));
  else await executeSql(settings, readFileSync(join(STORED, 'postgres.sql'), 'utf8'));
  const now = Date.now();
  await executeSql(settings, `UPDATE sessions SET created_at = ${now}, used_at = ${now}`);
}

/** What step 3 made on PostgreSQL before it was emptied. */
const TRIGRAMS = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX games_by_trigram ON games USING gin (title_key gin_trgm_ops)
    WITH (fastupdate = off) WHERE is_public = 1;`;

/** Makes an empty database as version 0.1 left it: after two steps on SQLite, after three on PostgreSQL. */
export const releasedSchema = (engine: 'SQLite' | 'PostgreSQL'): string =>
  engine === 'SQLite'
    ? `${SQLITE_STEPS.slice(0, 2).join('')} PRAGMA user_version = 2;`
    : `${POSTGRES_STEPS.slice(0, 3).join('')} ${TRIGRAMS}
       CREATE TABLE migrations (step integer PRIMARY KEY);
       INSERT INTO migrations SELECT generate_series(1, 3);`;
