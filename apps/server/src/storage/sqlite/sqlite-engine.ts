import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { Engine, MigrationWatch, Run } from '../engine.ts';
import { translating } from '../errors.ts';
import { type Sql, sql } from '../sql.ts';
import { connectSqlite } from './connect.ts';
import { createGroupCommit } from './group-commit.ts';
import { migrateSqlite } from './migrations.ts';
import { retryWhileBusy, translateSqliteError } from './sqlite-errors.ts';
import { addTitle, mergeSome, newestTitled, removeTitle } from './title-index.ts';

/** Readers meet a lock only in the moments when a file is opened or closed by another process. */
const READ_TIMEOUT_MS = 1000;
const READ_CACHE_KIB = 64 * 1024;
/** A server that starts while another brings a large database up to date waits for it. */
const MIGRATION_WAIT_MS = 5 * 60_000;

/**
 * One connection writes, another reads. A transaction awaits between its statements, and what runs
 * in between must neither join it nor see what it has not committed.
 */
export async function openSqliteEngine(dataDir: string, watch?: MigrationWatch): Promise<Engine> {
  const { writer, reader } = await translating(translateSqliteError, () =>
    connectBoth(dataDir, watch),
  );
  reader.exec('PRAGMA query_only = ON');
  reader.exec(`PRAGMA cache_size = -${READ_CACHE_KIB}`);

  const runWrite = runOn(writer);
  const runRead = runOn(reader);
  const group = createGroupCommit(writer);
  const run: Run = (query) => {
    group.wrote(1);
    return runWrite(query);
  };
  const read: Run = (query) => translating(translateSqliteError, () => runRead(query));
  const inGroup = <T>(work: () => Promise<T>) =>
    translating(translateSqliteError, () => group.write(work));

  return {
    isShared: false,
    read,
    write: (query) => inGroup(() => run(query)),
    transaction: (work) => inGroup(() => work(run)),

    async saveGame(tx, statement, entries) {
      const [game] = await tx(statement);
      if (!game) return null;
      group.wrote(entries.length);
      // One statement for all of them, since other calls wait meanwhile. WHERE keeps ON from being read as part of a join.
      const rows = JSON.stringify(entries.map((entry) => [entry.category, entry.searchedWord]));
      await tx(sql`
        INSERT INTO puzzles (game_id, position, category, searched_word)
        SELECT ${game.id}, key, value ->> 0, value ->> 1 FROM json_each(${rows}) WHERE true
        ON CONFLICT (game_id, position)
          DO UPDATE SET category = excluded.category, searched_word = excluded.searched_word`);
      return game.id;
    },
    // One transaction writes at a time anyway.
    lockGames: sql``,
    holdSession: sql``,
    holdUser: sql``,
    async queueFor() {},
    async indexTitle(tx, game) {
      await tx(addTitle(game));
      await tx(mergeSome);
    },
    async unindexTitle(tx, game) {
      await tx(removeTitle(game));
    },
    newestTitled: (where, key) => read(newestTitled(where, key)),

    async close() {
      await group.idle();
      reader.close();
      foldLog(writer);
      writer.close();
    },
  };
}

/** The one file then holds everything, for those who copy it by hand. SQLite itself waits for statements to be dropped. */
function foldLog(writer: DatabaseSyncInstance): void {
  try {
    writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A full disk, or another server at work on the file: the log keeps what it holds.
  }
}

async function connectBoth(dataDir: string, watch?: MigrationWatch) {
  const writer = await retryWhileBusy(() => connectSqlite(dataDir, { timeout: 0 }));
  try {
    await retryWhileBusy(() => migrateSqlite(writer, watch), MIGRATION_WAIT_MS);
    const reader = await retryWhileBusy(() => connectSqlite(dataDir, { timeout: READ_TIMEOUT_MS }));
    return { writer, reader };
  } catch (error) {
    // Closing removes the files that SQLite has put beside the database.
    writer.close();
    throw error;
  }
}

/** Runs statements on one connection and keeps them prepared. */
function runOn(connection: DatabaseSyncInstance): Run {
  const prepared = new Map<string, StatementSyncInstance>();
  return async <Row>(query: Sql<Row>) => {
    const text = query.text(() => '?');
    const statement = prepared.get(text) ?? connection.prepare(text);
    prepared.set(text, statement);
    return statement.all(...query.values) as Row[];
  };
}
