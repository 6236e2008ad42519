import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { StorageError } from '../errors.ts';

/** Result codes of SQLite; the upper bits of an error's code say more precisely what happened. */
const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/** What the system says when there is no room, where SQLite itself only speaks of an I/O error. */
const { ENOSPC, EDQUOT, EFBIG } = constants.errno;
const NO_ROOM: readonly unknown[] = [ENOSPC, EDQUOT, EFBIG];

const codeOf = (error: unknown) =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;

export const isBusy = (error: unknown) => codeOf(error) === BUSY;

/** Whether the file is no database, or no longer a whole one. */
export const isDamaged = (error: unknown) =>
  [CORRUPT, NOT_A_DATABASE].some((code) => code === codeOf(error));

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

const GIVE_UP_AFTER_MS = 3000;
const PAUSE_MS = 2;
const PAUSE_MAX_MS = 30;

/**
 * Tries again while another process holds the write lock. SQLite's own waiting would stop this whole
 * process, reads included.
 */
export async function retryWhileBusy<T>(
  task: () => T,
  giveUpAfterMs = GIVE_UP_AFTER_MS,
): Promise<T> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  for (let pause = PAUSE_MS; ; pause = Math.min(2 * pause, PAUSE_MAX_MS)) {
    try {
      return task();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await wait(pause);
    }
  }
}
