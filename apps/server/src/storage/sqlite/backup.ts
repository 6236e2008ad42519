import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createForOwner, DATABASE_FILE, readValue } from './connect.ts';

/**
 * Writes a consistent copy of the database to a new file while servers go on writing. The file has its
 * name only once it is whole, checked and on the disk.
 */
export function backupSqlite(dataDir: string, file: string): void {
  const source = join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new Error(`There is no database at ${source}.`);
  if (existsSync(file)) throw new Error(`${file} exists already and is left alone.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}. Make it.`);

  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    copyWhole(source, unfinished);
    // Unlike a rename, a link never replaces a file that has appeared in the meantime.
    linkSync(unfinished, file);
    flush(dirname(file));
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Copies a database and makes sure of the copy. */
export function copyWhole(source: string, target: string): void {
  copy(source, target);
  checkIntegrity(target);
  flush(target);
}

/** One read transaction from beginning to end, so it sees one moment and holds up no writer. */
function copy(source: string, target: string): void {
  const connection = new DatabaseSync(source);
  try {
    createForOwner(target);
    connection.prepare('VACUUM INTO ?').run(target);
  } finally {
    connection.close();
  }
}

export function checkIntegrity(file: string): void {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const result = readValue(connection, 'PRAGMA integrity_check');
    if (result !== 'ok') throw new Error(`The copy is damaged: ${result}`);
  } finally {
    connection.close();
  }
}

export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
