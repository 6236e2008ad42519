import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { newerDatabase } from '../errors.ts';
import { checkIntegrity, copyWhole, flush } from './backup.ts';
import { DATABASE_FILE, readValue } from './connect.ts';
import { STEPS } from './migrations.ts';
import { isBusy, isDamaged } from './sqlite-errors.ts';

/** Puts a copy that is checked in the place of the database. Answers where the old one is kept; null when there was none. */
export function restoreSqlite(dataDir: string, copy: string, at: Date): string | null {
  const file = join(dataDir, DATABASE_FILE);
  const unfinished = `${file}.unfinished-${process.pid}`;
  const kept = join(dataDir, `wheel-${at.toISOString().replaceAll(':', '-')}.sqlite`);
  try {
    copyWhole(copy, unfinished);
    const hasOld = existsSync(file);
    if (hasOld) replace(file, unfinished, kept);
    else putInto(file, unfinished, kept);
    flush(dirname(file));
    return hasOld ? kept : null;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Throws unless the file is a whole database that this version can read. */
export function checkCopy(copy: string): void {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`);
  try {
    checkIntegrity(copy);
  } catch (error) {
    throw isDamaged(error) ? new Error(`${copy} is no database, or a damaged one.`) : error;
  }
  const connection = new DatabaseSync(copy, { readOnly: true });
  try {
    const done = Number(readValue(connection, 'PRAGMA user_version'));
    const tables = `SELECT count(*) FROM sqlite_master WHERE name IN ('users', 'games', 'milestones')`;
    if (done === 0 || readValue(connection, tables) !== 3)
      throw new Error(`${copy} is no database of this product.`);
    if (done > STEPS.length) throw newerDatabase();
  } finally {
    connection.close();
  }
}

function replace(file: string, by: string, kept: string): void {
  const connection = new DatabaseSync(file);
  try {
    lockWhole(connection);
    rmSync(`${file}-shm`, { force: true });
    // A start that comes in between finds one of the two, and never none.
    linkSync(file, kept);
    renameSync(by, file);
  } catch (error) {
    if (isBusy(error)) throw new Error('A server runs on this database. Stop it first.');
    if (!isDamaged(error)) throw error;
    putInto(file, by, kept);
  } finally {
    connection.close();
  }
}

/**
 * Fails as long as anybody else has the database open, and writes its log into it. From then on the connection knows of no log, so
 * closing it cannot remove the one of a server that has started on the new file.
 */
function lockWhole(connection: DatabaseSyncInstance): void {
  connection.exec('PRAGMA locking_mode = EXCLUSIVE');
  connection.exec('PRAGMA journal_mode = DELETE');
  connection.exec('BEGIN EXCLUSIVE');
}

/** What is too damaged to be opened is kept as it is. A log without its database would spoil the new one. */
function putInto(file: string, by: string, kept: string): void {
  for (const end of ['-wal', '-shm', ''])
    if (existsSync(file + end)) renameSync(file + end, kept + end);
  linkSync(by, file);
}
