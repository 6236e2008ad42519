import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { MigrationWatch } from '../engine.ts';
import { newerDatabase } from '../errors.ts';
import { readValue } from './connect.ts';

/**
 * Each step runs once, in order. A step that has been released is never edited; add another.
 * Times are epoch milliseconds. Ids grow with time, so the highest id is the newest.
 */
export const STEPS: readonly string[] = [
  `
  CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_use ON sessions (used_at);
  CREATE INDEX sessions_by_age ON sessions (created_at);

  CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    quiz_id TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    title_key TEXT NOT NULL,
    owner TEXT NOT NULL,
    owner_key TEXT NOT NULL,
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    puzzle_count INTEGER NOT NULL,
    plays INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX games_by_owner ON games (owner_key, id);
  CREATE INDEX games_by_title ON games (title_key, id) WHERE is_public = 1;

  CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES games (id),
    position INTEGER NOT NULL,
    category TEXT NOT NULL,
    searched_word TEXT NOT NULL,
    UNIQUE (game_id, position)
  ) STRICT;

  CREATE TABLE suggestions (
    title TEXT PRIMARY KEY,
    plays INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES games (id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX suggestions_best_first ON suggestions (plays DESC, game_id DESC);

  CREATE TABLE milestones (
    name TEXT PRIMARY KEY,
    reached_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Only the lists of games per gram are kept: no text, no positions, no sizes.
  CREATE VIRTUAL TABLE title_grams
    USING fts5 (grams, content = '', detail = none, columnsize = 0, tokenize = 'ascii');
  `,
  `
  -- Segments are merged a little with each new game instead (see title-index.ts).
  INSERT INTO title_grams (title_grams, rank) VALUES ('automerge', 0), ('usermerge', 3);
  `,
  // Titles indexed by earlier versions also stand under runs of five characters, which nothing asks for any more; to index a
  // million of them anew would keep a server from starting for minutes.
  `
  DROP TABLE suggestions;
  CREATE INDEX games_by_plays ON games (plays DESC, id DESC) WHERE is_public = 1;
  `,
  // None of the new columns touches a game that is there, however many there are.
  `
  ALTER TABLE games ADD COLUMN visibility INTEGER; -- 0 private, 1 link, 2 public; null: as is_public says
  ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE games ADD COLUMN updated_at INTEGER; -- null: as created
  ALTER TABLE games ADD COLUMN deleted_at INTEGER; -- in the trash since
  ALTER TABLE games ADD COLUMN hidden_at INTEGER; -- by a reviewer
  ALTER TABLE games ADD COLUMN pending_at INTEGER; -- waits for a reviewer since
  CREATE INDEX games_in_trash ON games (deleted_at) WHERE deleted_at IS NOT NULL;
  CREATE INDEX games_hidden ON games (hidden_at) WHERE hidden_at IS NOT NULL;
  CREATE INDEX games_pending ON games (pending_at) WHERE pending_at IS NOT NULL;

  ALTER TABLE users ADD COLUMN deleted_at INTEGER; -- goes with the last of its games; cannot sign in
  CREATE INDEX users_leaving ON users (name_key) WHERE deleted_at IS NOT NULL;

  CREATE TABLE reports (
    game_id INTEGER NOT NULL REFERENCES games (id),
    reporter TEXT NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    closed_at INTEGER,
    PRIMARY KEY (game_id, reporter)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_open ON reports (game_id) WHERE closed_at IS NULL;
  `,
  `
  CREATE TABLE rooms (
    code TEXT PRIMARY KEY,
    host_hash TEXT NOT NULL,
    seat_key TEXT NOT NULL,
    term INTEGER NOT NULL,
    claims INTEGER NOT NULL,
    settings TEXT NOT NULL,
    banned TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    closed_at INTEGER
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE users ADD COLUMN name_skeleton TEXT; -- null: not written yet (see accounts.ts)
  CREATE INDEX users_by_skeleton ON users (name_skeleton);

  ALTER TABLE games ADD COLUMN played_at INTEGER; -- null: not since the milestone
  INSERT INTO milestones (name, reached_at)
    VALUES ('plays-dated', 1000 * CAST(strftime('%s', 'now') AS INTEGER));

  CREATE TABLE removed_games (
    quiz_hash TEXT PRIMARY KEY,
    account TEXT -- the owner; null: a guest or a deleted account
  ) STRICT, WITHOUT ROWID;
  `,
  `
  ALTER TABLE games ADD COLUMN language TEXT; -- of its puzzles; null: English
  -- A starter game that is German.
  UPDATE games SET language = 'de'
    WHERE quiz_id = '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0b' AND owner_key = 'wheel studio';
  CREATE INDEX games_by_language ON games (language, plays DESC, id DESC)
    WHERE is_public = 1 AND language IS NOT NULL;
  `,
  `
  ALTER TABLE games ADD COLUMN setup TEXT; -- JSON; null: none
  `,
];

/** Several servers may start on one file; the write lock lets one of them through at a time. */
export function migrateSqlite(
  connection: DatabaseSyncInstance,
  { onMigrate }: MigrationWatch = {},
): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const done = Number(readValue(connection, 'PRAGMA user_version'));
    if (done > STEPS.length) throw newerDatabase();
    if (done > 0 && done < STEPS.length) onMigrate?.();
    for (const step of STEPS.slice(done)) connection.exec(step);
    if (done < STEPS.length) connection.exec(`PRAGMA user_version = ${STEPS.length}`);
    connection.exec('COMMIT');
  } finally {
    if (connection.isTransaction) connection.exec('ROLLBACK');
  }
}
