import { STEPS as POSTGRES_STEPS } from '../../src/storage/postgres/migrations.ts';
import { STEPS as SQLITE_STEPS } from '../../src/storage/sqlite/migrations.ts';

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
