import { constants } from 'node:os';
import { StorageError } from '../errors.ts';

/** Result codes of SQLite; the upper bits of an error's code say more precisely what happened. */
const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const FULL = 13;

/** What the system says when there is no room, where SQLite itself only speaks of an I/O error. */
const { ENOSPC, EDQUOT, EFBIG } = constants.errno;
const NO_ROOM: readonly unknown[] = [ENOSPC, EDQUOT, EFBIG];

const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;

export const isBusy = (error: unknown) => codeOf(error) === BUSY;

export function translateSqliteError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === FULL || (code === IO_ERROR && NO_ROOM.includes(systemError(error)))) {
    return new StorageError('STORAGE_FULL', error);
  }
  if (code === BUSY || code === LOCKED) return new StorageError('STORAGE_BUSY', error);
  return error;
}

const systemError = (error: unknown) =>
  error instanceof Error && 'systemErrno' in error ? error.systemErrno : null;
