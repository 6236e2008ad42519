import { setImmediate as nextTurn } from 'node:timers/promises';
import { LIMITS } from '@wheel/contract';
import { lockGames, removeGames } from './change-game.ts';
import type { Engine } from './engine.ts';
import { literal, type Sql, sql } from './sql.ts';

const TRASH_MS = LIMITS.trashDays * 24 * 60 * 60 * 1000;
/** Games per transaction: on SQLite everybody waits while one is written. */
const BATCH_MAX = 50;
/** Games can be long; beyond this many puzzles a batch is full. */
const PUZZLES_MAX = 2000;

/** Removes the first of these games; false when there are none. */
async function removeSome(engine: Engine, theseIds: Sql): Promise<boolean> {
  return engine.transaction(async (tx) => {
    const condition = sql`id IN (SELECT id FROM (${theseIds} LIMIT ${literal(BATCH_MAX)}) AS these)`;
    const games = await lockGames(engine, tx, condition);
    let puzzles = 0;
    const batch = games.filter(({ puzzleCount }, nth) => {
      puzzles += puzzleCount;
      return nth === 0 || puzzles <= PUZZLES_MAX;
    });
    await removeGames(engine, tx, batch);
    return batch.length > 0;
  });
}

/** Games belong to a name, so the name of a deleted account becomes free with the last of them, never before. */
const freeNames = (engine: Engine) =>
  engine.transaction(async (tx) => {
    const left = sql`SELECT id FROM users WHERE deleted_at IS NOT NULL
      AND NOT EXISTS (SELECT id FROM games WHERE owner_key = users.name_key)`;
    await tx(sql`DELETE FROM sessions WHERE user_id IN (${left})`);
    await tx(sql`DELETE FROM users WHERE id IN (${left})`);
  });

export type Purge = {
  /** Resolves when nothing is left to remove. */
  run(atMs: number): Promise<void>;
  /** Resolves once the batch that is being removed is. */
  stop(): Promise<void>;
};

/** Batch by batch, so that nobody waits long; each is whole, so that a crash between two only puts off the rest. */
export function createPurge(engine: Engine): Purge {
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();

  async function removeAll(theseIds: Sql): Promise<void> {
    while (!isStopped && (await removeSome(engine, theseIds))) await nextTurn();
  }

  async function work(atMs: number): Promise<void> {
    await removeAll(sql`
      SELECT id FROM games WHERE deleted_at IS NOT NULL AND deleted_at <= ${atMs - TRASH_MS}`);
    await removeAll(sql`
      SELECT id FROM games
      WHERE owner_key IN (SELECT name_key FROM users WHERE deleted_at IS NOT NULL)`);
    if (!isStopped) await freeNames(engine);
  }

  return {
    run(atMs) {
      const next = () => work(atMs);
      working = working.then(next, next);
      return working;
    },
    async stop() {
      isStopped = true;
      await working.catch(() => {});
    },
  };
}
