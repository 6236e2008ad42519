import { START } from '../grams.ts';
import { BLOCK_BITS } from './title-index.ts';

/** Statements that run as one transaction, or indexes on games that are built while others read and write. */
export type Step = string | { readonly indexes: Readonly<Record<string, string>> };

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
export const STEPS: readonly Step[] = [
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
  -- Once made an index with the extension pg_trgm, which only version 0.1 asks; a new database needs neither.
  `,
  `
  DO $do$ BEGIN
    -- Servers of version 0.1 that still run beside this one write to it; nothing reads it any more.
    IF EXISTS (SELECT FROM games) THEN
      ALTER TABLE suggestions DROP CONSTRAINT suggestions_game_id_fkey;
    ELSE
      DROP TABLE suggestions;
    END IF;
  END $do$;
  `,
  // An index of version 0.1, with runs of five characters that only 0.1 asks for, finds the same games. To build it anew would
  // take minutes at a million games.
  `
  DO $do$ BEGIN
    IF NOT EXISTS (SELECT FROM games) THEN
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
    END IF;
  END $do$;
  `,
  `
  ALTER TABLE users ADD COLUMN deleted_at bigint; -- goes with the last of its games; cannot sign in
  CREATE INDEX users_leaving ON users (name_key) WHERE deleted_at IS NOT NULL;
  `,
  // None of the new columns touches a game that is there, however many there are.
  `
  ALTER TABLE games
    ADD COLUMN visibility smallint, -- 0 private, 1 link, 2 public; null: as is_public says
    ADD COLUMN revision integer NOT NULL DEFAULT 1,
    ADD COLUMN updated_at bigint, -- null: as created
    ADD COLUMN deleted_at bigint, -- in the trash since
    ADD COLUMN hidden_at bigint, -- by a reviewer
    ADD COLUMN pending_at bigint; -- waits for a reviewer since

  CREATE TABLE reports (
    game_id bigint NOT NULL REFERENCES games (id),
    reporter text COLLATE "C" NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    created_at bigint NOT NULL,
    closed_at bigint,
    PRIMARY KEY (game_id, reporter)
  );
  CREATE INDEX reports_open ON reports (game_id) WHERE closed_at IS NULL;
  `,
  {
    indexes: {
      games_by_plays: '(plays DESC, id DESC) WHERE is_public = 1',
      games_in_trash: '(deleted_at) WHERE deleted_at IS NOT NULL',
      games_hidden: '(hidden_at) WHERE hidden_at IS NOT NULL',
      games_pending: '(pending_at) WHERE pending_at IS NOT NULL',
    },
  },
  `
  CREATE TABLE rooms (
    code text COLLATE "C" PRIMARY KEY,
    host_hash text NOT NULL,
    seat_key text NOT NULL,
    term integer NOT NULL,
    claims integer NOT NULL,
    settings text NOT NULL,
    banned text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL,
    closed_at bigint
  );
  `,
  `
  ALTER TABLE users ADD COLUMN name_skeleton text COLLATE "C"; -- null: not written yet (see accounts.ts)
  CREATE INDEX users_by_skeleton ON users (name_skeleton);
  `,
  `
  ALTER TABLE games ADD COLUMN played_at bigint; -- null: not since the milestone
  INSERT INTO milestones (name, reached_at)
    VALUES ('plays-dated', 1000 * extract(epoch FROM now())::bigint);

  CREATE TABLE removed_games (
    quiz_hash text COLLATE "C" PRIMARY KEY,
    account text -- the owner; null: a guest or a deleted account
  );
  `,
  `
  ALTER TABLE rooms
    ADD COLUMN owner text, -- the address of the server that has the room in its memory
    ADD COLUMN owner_key text COLLATE "C", -- null: none
    ADD COLUMN owner_seen_at timestamptz;
  CREATE INDEX rooms_by_owner ON rooms (owner_key) WHERE owner_key IS NOT NULL;
  `,
  `
  ALTER TABLE games ADD COLUMN language text COLLATE "C"; -- of its puzzles; null: English
  -- A starter game that is German.
  UPDATE games SET language = 'de'
    WHERE quiz_id = '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0b' AND owner_key = 'wheel studio';
  `,
  {
    indexes: {
      games_by_language:
        '(language, plays DESC, id DESC) WHERE is_public = 1 AND language IS NOT NULL',
    },
  },
  `
  ALTER TABLE games ADD COLUMN setup text; -- JSON; null: none
  `,
];
