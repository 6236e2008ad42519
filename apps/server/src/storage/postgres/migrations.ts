import pg from 'pg';
import { START } from '../grams.ts';
import { CONNECT_TIMEOUT_MS } from './connect.ts';
import { BLOCK_BITS } from './title-index.ts';

/** Any number that nothing else on the database takes a lock by. */
const LOCK = 7_203_114_905;

/** As released in the first steps: with runs of five characters as well. */
const titleGramsOnce = (blockBits: number) => `
  CREATE OR REPLACE FUNCTION title_grams(id bigint, title_key text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
    AS $$
      SELECT array_agg((id >> ${blockBits}) || ':' || substr(marked, at, size))
      FROM (SELECT '${START}' || title_key AS marked) AS title,
           (VALUES (1), (2), (3), (5)) AS sizes (size),
           generate_series(CASE size WHEN 1 THEN 2 ELSE 1 END, length(marked) - size + 1) AS at
    $$;
  -- Without the pending list, which every search would have to read through while games are created.
  CREATE INDEX games_by_gram ON games USING gin (title_grams(id, title_key))
    WITH (fastupdate = off) WHERE is_public = 1;
`;

/**
 * Each step runs once, in order. A step that has been released is never edited; add another.
 * Text that is compared is kept in byte order, so that every server sorts alike. Times are epoch milliseconds. Ids grow with
 * time, so the highest id is the newest.
 */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE users (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL UNIQUE,
    password_hash text NOT NULL,
    created_at bigint NOT NULL
  );

  CREATE TABLE sessions (
    token_hash text COLLATE "C" PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users (id),
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
  );
  CREATE INDEX sessions_by_use ON sessions (used_at);
  CREATE INDEX sessions_by_age ON sessions (created_at);

  CREATE TABLE games (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    quiz_id text COLLATE "C" NOT NULL UNIQUE,
    title text NOT NULL,
    title_key text COLLATE "C" NOT NULL,
    owner text NOT NULL,
    owner_key text COLLATE "C" NOT NULL,
    is_public smallint NOT NULL CHECK (is_public IN (0, 1)),
    puzzle_count integer NOT NULL,
    plays bigint NOT NULL DEFAULT 0,
    created_at bigint NOT NULL
  ) WITH (fillfactor = 90);
  CREATE INDEX games_by_owner ON games (owner_key, id);
  CREATE INDEX games_by_title ON games (title_key, id) WHERE is_public = 1;

  CREATE TABLE puzzles (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game_id bigint NOT NULL REFERENCES games (id),
    position integer NOT NULL,
    category text NOT NULL,
    searched_word text NOT NULL,
    UNIQUE (game_id, position)
  );

  CREATE TABLE suggestions (
    title text COLLATE "C" PRIMARY KEY,
    plays bigint NOT NULL,
    game_id bigint NOT NULL REFERENCES games (id)
  );
  CREATE INDEX suggestions_best_first ON suggestions (plays DESC, game_id DESC);

  CREATE TABLE milestones (
    name text PRIMARY KEY,
    reached_at bigint NOT NULL
  );

  ${titleGramsOnce(15)}
  `,
  `
  DROP INDEX games_by_gram;
  ${titleGramsOnce(14)}
  `,
  `
  -- Once made an index with the extension pg_trgm. A later step drops it, so a new database needs neither.
  `,
  `
  DROP TABLE suggestions;
  CREATE INDEX games_by_plays ON games (plays DESC, id DESC) WHERE is_public = 1;
  `,
  `
  DROP INDEX IF EXISTS games_by_trigram;
  DROP INDEX games_by_gram;
  -- The same runs of characters as gramsOfTitle in grams.ts, each with the block of its game.
  CREATE OR REPLACE FUNCTION title_grams(id bigint, title_key text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
    AS $$
      SELECT array_agg((id >> ${BLOCK_BITS}) || ':' || substr(marked, at, size))
      FROM (SELECT '${START}' || title_key AS marked) AS title,
           generate_series(1, 3) AS size,
           generate_series(CASE size WHEN 1 THEN 2 ELSE 1 END, length(marked) - size + 1) AS at
    $$;
  -- Without the pending list, which every search would have to read through while games are created.
  CREATE INDEX games_by_gram ON games USING gin (title_grams(id, title_key))
    WITH (fastupdate = off) WHERE is_public = 1;
  `,
];

/**
 * Several servers may start on one database; the lock lets one of them through at a time. A connection
 * of its own, because a step on much data may take longer than any request should.
 */
export async function migratePostgres(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Whatever breaks the connection also rejects the query that waits on it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY)');
    const { rows } = await client.query<{ done: number }>(
      'SELECT count(*)::integer AS done FROM migrations',
    );
    const done = rows[0]?.done ?? 0;
    if (done > STEPS.length) {
      throw new Error('This database was made by a newer version of the server.');
    }
    for (const [nth, step] of STEPS.entries()) {
      if (nth < done) continue;
      await client.query(step);
      await client.query('INSERT INTO migrations (step) VALUES ($1)', [nth + 1]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
