import BetterSqlite3 from 'better-sqlite3';
import { StorageError } from '../errors.ts';

export function translateSqliteError(error: unknown): unknown {
  if (!(error instanceof BetterSqlite3.SqliteError)) return error;
  if (error.code === 'SQLITE_FULL' || error.code.startsWith('SQLITE_IOERR')) {
    return new StorageError('STORAGE_FULL', error);
  }
  if (error.code.startsWith('SQLITE_BUSY') || error.code.startsWith('SQLITE_LOCKED')) {
    return new StorageError('STORAGE_BUSY', error);
  }
  return error;
}
