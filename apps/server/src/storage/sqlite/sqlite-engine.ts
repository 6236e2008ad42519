import type { Engine, Runner } from '../engine.ts';
import { translating } from '../errors.ts';
import { connectSqlite } from './connect.ts';
import { migrateSqlite } from './migrations.ts';
import { createSqliteSearch, tokensOfTitle } from './search.ts';
import { translateSqliteError } from './sqlite-errors.ts';
import { statementsOn } from './statements.ts';

/**
 * One connection writes, another reads. A transaction awaits between its statements, and what runs
 * in between must neither join it nor see what it has not committed.
 */
export function openSqliteEngine(dataDir: string): Engine {
  const writer = connectSqlite(dataDir);
  migrateSqlite(writer);
  const reader = connectSqlite(dataDir);
  reader.pragma('query_only = ON');

  const writing = statementsOn(writer);
  const reading = statementsOn(reader);
  const search = createSqliteSearch(reader);
  const inTurn = createTurns();

  const insertGrams = writer.prepare('INSERT INTO title_grams (rowid, grams) VALUES (?, ?)');
  const begin = writer.prepare('BEGIN IMMEDIATE');
  const commit = writer.prepare('COMMIT');
  const rollback = writer.prepare('ROLLBACK');

  async function transact<T>(work: (tx: Runner) => Promise<T>): Promise<T> {
    begin.run();
    try {
      const result = await work(writing);
      commit.run();
      return result;
    } finally {
      // SQLite has already rolled back by itself after some errors, a full disk among them.
      if (writer.inTransaction) rollback.run();
    }
  }

  return {
    read: (query, args) => translating(translateSqliteError, () => reading.run(query, args)),
    write: (query, args) =>
      inTurn(() => translating(translateSqliteError, () => writing.run(query, args))),
    transaction: (work) => inTurn(() => translating(translateSqliteError, () => transact(work))),

    async indexTitle(_tx, { id, titleKey }) {
      insertGrams.run(id, tokensOfTitle(titleKey));
      search.noteTitle(titleKey);
    },
    search: (key, limit) => translating(translateSqliteError, async () => search.find(key, limit)),

    async close() {
      await inTurn(async () => {
        reader.close();
        writer.close();
      });
    },
  };
}

/** Runs tasks one after another, whatever became of the one before. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task);
    last = turn;
    return turn;
  };
}
