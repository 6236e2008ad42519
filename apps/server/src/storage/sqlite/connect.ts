import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

export const DATABASE_FILE = 'wheel.sqlite';

const SYNCHRONOUS_FULL = 2;
/** Earlier versions can damage a WAL database that two connections write to. */
const SQLITE_MIN = [3, 51, 3] as const;

/**
 * `timeout` is how long SQLite itself waits for a lock, and this process with it. Keep the connection as long as
 * its statements: once it is garbage, they fail.
 */
export function connectSqlite(
  dataDir: string,
  { timeout }: { timeout: number },
): DatabaseSyncInstance {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, DATABASE_FILE);
  keepToOwner(dataDir, file);
  const connection = new DatabaseSync(file, { timeout });
  try {
    assertVersion(connection);
    connection.exec('PRAGMA journal_mode = WAL');
    // The driver is compiled to lower this to NORMAL under WAL, which may lose commits in a power cut.
    connection.exec('PRAGMA synchronous = FULL');
    connection.exec('PRAGMA foreign_keys = ON');
    assertDurable(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Hashes and keys are nothing for other users of the machine. SQLite gives the files beside a database the mode of the database;
 * those of before are tightened where the system lets us.
 */
function keepToOwner(dataDir: string, file: string): void {
  createForOwner(file);
  for (const each of [dataDir, file, `${file}-wal`, `${file}-shm`]) tighten(each);
}

/**
 * An empty file is a new database to SQLite. One that is there is never opened here: closing it would end all locks that this
 * process has on it, and another program could take the log away from under it.
 */
export function createForOwner(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
}

const STICKY = 0o1000;

function tighten(path: string): void {
  try {
    const { mode } = statSync(path);
    // A folder such as /tmp is meant for all.
    if ((mode & STICKY) === 0) chmodSync(path, mode & 0o700);
  } catch {
    // Not there, owned by another user, or on a disk without modes.
  }
}

function assertVersion(connection: DatabaseSyncInstance): void {
  const version = String(readValue(connection, 'SELECT sqlite_version()'));
  const parts = version.split('.').map(Number);
  const difference = SQLITE_MIN.map((wanted, at) => (parts[at] ?? 0) - wanted).find(
    (by) => by !== 0,
  );
  if (difference !== undefined && difference < 0) {
    throw new Error(`SQLite ${SQLITE_MIN.join('.')} or newer is needed; this is ${version}.`);
  }
}

function assertDurable(connection: DatabaseSyncInstance): void {
  const read = (pragma: string) => readValue(connection, `PRAGMA ${pragma}`);
  if (read('journal_mode') !== 'wal' || read('synchronous') !== SYNCHRONOUS_FULL) {
    throw new Error(
      'SQLite did not accept WAL with synchronous=FULL, so writes would not be safe.',
    );
  }
}

/** The first column of the first row. */
export function readValue(connection: DatabaseSyncInstance, sql: string): unknown {
  return Object.values(connection.prepare(sql).get() ?? {})[0];
}
