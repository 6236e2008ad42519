import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { retryWhileBusy } from './sqlite-errors.ts';

/** Reads wait while a group is written, so a crowd of writers is taken in portions. */
const GROUP_MAX = 50;
/** Games can be long; beyond this many rows a group is full, and others have a turn. */
const ROWS_MAX = 2000;

type Job = { run(): Promise<unknown>; done(result: unknown): void; failed(error: unknown): void };

/**
 * Writes that come at the same time share one transaction and one flush of the disk, and each is answered after it. If
 * anything in a group fails, all of it is undone and each write has a transaction of its own, so that none fails for another.
 */
export function createGroupCommit(connection: DatabaseSyncInstance) {
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const commit = connection.prepare('COMMIT');
  const rollback = connection.prepare('ROLLBACK');
  const waiting: Job[] = [];
  let working: Promise<void> | null = null;
  let rowsInGroup = 0;

  /** Stops before the first job for which the group is full. */
  async function transact(group: readonly Job[]): Promise<unknown[]> {
    await retryWhileBusy(() => begin.run());
    rowsInGroup = 0;
    try {
      const results: unknown[] = [];
      for (const job of group) {
        if (rowsInGroup >= ROWS_MAX) break;
        results.push(await job.run());
      }
      commit.run();
      return results;
    } finally {
      // SQLite has already rolled back by itself after some errors, a full disk among them.
      if (connection.isTransaction) rollback.run();
    }
  }

  async function write(group: readonly Job[]): Promise<void> {
    try {
      const results = await transact(group);
      waiting.unshift(...group.slice(results.length));
      for (const [nth, result] of results.entries()) group[nth]?.done(result);
    } catch (error) {
      if (group.length === 1) group[0]?.failed(error);
      else await writeOneByOne(group);
    }
  }

  async function writeOneByOne(group: readonly Job[]): Promise<void> {
    for (const job of group) {
      await write([job]);
      await nextTurn();
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      // Writes that have arrived by now join in; a lone write waits for nothing.
      await nextTurn();
      await write(waiting.splice(0, GROUP_MAX));
    }
    working = null;
  }

  return {
    /** Resolves once what `run` did is on the disk. */
    write: <T>(run: () => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ run, done: (result) => resolve(result as T), failed: reject });
        working ??= work();
      }),
    /** To be called by what `run` does. */
    wrote(rows: number): void {
      rowsInGroup += rows;
    },
    /** Resolves when nothing is being written. */
    idle: async () => working,
  };
}
