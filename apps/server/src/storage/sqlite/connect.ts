import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

export const DATABASE_FILE = 'wheel.sqlite';

const SYNCHRONOUS_FULL = 2;
/** Earlier versions can damage a WAL database that two connections write to. */
const SQLITE_MIN = [3, 51, 3] as const;

/** `timeout` is how long SQLite itself waits for a lock, and this process with it. */
export function connectSqlite(
  dataDir: string,
  { timeout }: { timeout: number },
): BetterSqlite3.Database {
  mkdirSync(dataDir, { recursive: true });
  const connection = new BetterSqlite3(join(dataDir, DATABASE_FILE), { timeout });
  try {
    assertVersion(connection);
    connection.pragma('journal_mode = WAL');
    // better-sqlite3 lowers this to NORMAL under WAL, which may lose commits in a power cut.
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    assertDurable(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function assertVersion(connection: BetterSqlite3.Database): void {
  const version = String(connection.prepare('SELECT sqlite_version()').pluck().get());
  const parts = version.split('.').map(Number);
  const difference = SQLITE_MIN.map((wanted, at) => (parts[at] ?? 0) - wanted).find(
    (by) => by !== 0,
  );
  if (difference !== undefined && difference < 0) {
    throw new Error(`SQLite ${SQLITE_MIN.join('.')} or newer is needed; this is ${version}.`);
  }
}

function assertDurable(connection: BetterSqlite3.Database): void {
  const read = (pragma: string) => connection.pragma(pragma, { simple: true });
  if (read('journal_mode') !== 'wal' || read('synchronous') !== SYNCHRONOUS_FULL) {
    throw new Error(
      'SQLite did not accept WAL with synchronous=FULL, so writes would not be safe.',
    );
  }
}
