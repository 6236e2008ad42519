import { STEPS as POSTGRES_STEPS } from '../../src/storage/postgres/migrations.ts';
import { STEPS as SQLITE_STEPS } from '../../src/storage/sqlite/migrations.ts';

type EngineName = 'SQLite' | 'PostgreSQL';

/** How many steps version 0.1 had. */
export const STEPS_OF_0_1: Readonly<Record<EngineName, number>> = { SQLite: 2, PostgreSQL: 3 };

/** What step 3 made on PostgreSQL before it was emptied. */
const TRIGRAMS = `
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX games_by_trigram ON games USING gin (title_key gin_trgm_ops)
    WITH (fastupdate = off) WHERE is_public = 1;`;

/** Makes an empty database as a released version left it after so many steps. */
export const releasedSchema = (engine: EngineName, steps = STEPS_OF_0_1[engine]): string =>
  engine === 'SQLite'
    ? `${SQLITE_STEPS.slice(0, steps).join('')} PRAGMA user_version = ${steps};`
    : `${POSTGRES_STEPS.slice(0, steps).join('')} ${steps === 3 ? TRIGRAMS : ''}
       CREATE TABLE migrations (step integer PRIMARY KEY);
       INSERT INTO migrations SELECT generate_series(1, ${steps});`;
