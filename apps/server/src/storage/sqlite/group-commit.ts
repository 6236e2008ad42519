import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { patiently } from './patience.ts';

/** Reads wait while a group is written, so a crowd of writers is taken in portions. */
const GROUP_MAX = 50;

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

  async function transact(group: readonly Job[]): Promise<unknown[]> {
    await patiently(() => begin.run());
    try {
      const results: unknown[] = [];
      for (const job of group) results.push(await job.run());
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
      for (const [nth, job] of group.entries()) job.done(results[nth]);
    } catch (error) {
      if (group.length === 1) group[0]?.failed(error);
      else for (const job of group) await write([job]);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      // Whatever else has arrived by now joins in; a lone write waits for nothing.
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
    /** Resolves when nothing is being written. */
    idle: async () => working,
  };
}
