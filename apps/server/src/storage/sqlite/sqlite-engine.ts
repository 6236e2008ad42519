import type { Engine, Runner } from '../engine.ts';
import { translating } from '../errors.ts';
import { connectSqlite } from './connect.ts';
import { createGramWriter } from './gram-index.ts';
import { migrateSqlite } from './migrations.ts';
import { patiently } from './patience.ts';
import { createSqliteSearch } from './search.ts';
import { translateSqliteError } from './sqlite-errors.ts';
import { statementsOn } from './statements.ts';

/** Readers meet a lock only in the moments when a file is opened or closed by another process. */
const READ_TIMEOUT_MS = 1000;

const READ_CACHE_KIB = 64 * 1024;

/**
 * One connection writes, another reads. A transaction awaits between its statements, and what runs
 * in between must neither join it nor see what it has not committed.
 */
export async function openSqliteEngine(dataDir: string): Promise<Engine> {
  const writer = await patiently(() => connectSqlite(dataDir, { timeout: 0 }));
  await patiently(() => migrateSqlite(writer));
  const reader = await patiently(() => connectSqlite(dataDir, { timeout: READ_TIMEOUT_MS }));
  reader.exec('PRAGMA query_only = ON');
  reader.exec(`PRAGMA cache_size = -${READ_CACHE_KIB}`);

  const writing = statementsOn(writer);
  const reading = statementsOn(reader);
  const search = createSqliteSearch(reader);
  const inTurn = createTurns();

  const writeGrams = createGramWriter(writer);
  const begin = writer.prepare('BEGIN IMMEDIATE');
  const commit = writer.prepare('COMMIT');
  const rollback = writer.prepare('ROLLBACK');

  async function transact<T>(work: (tx: Runner) => Promise<T>): Promise<T> {
    await patiently(() => begin.run());
    try {
      const result = await work(writing);
      commit.run();
      return result;
    } finally {
      // SQLite has already rolled back by itself after some errors, a full disk among them.
      if (writer.isTransaction) rollback.run();
    }
  }

  return {
    read: (query, args) => translating(translateSqliteError, () => reading.run(query, args)),
    write: (query, args) =>
      inTurn(() =>
        translating(translateSqliteError, () => patiently(() => writing.run(query, args))),
      ),
    transaction: (work) => inTurn(() => translating(translateSqliteError, () => transact(work))),

    async indexTitle(_tx, { id, titleKey }) {
      writeGrams(id, titleKey);
      search.noteTitle(titleKey);
    },
    search: (key) => translating(translateSqliteError, async () => search.find(key)),

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
