import { setImmediate as nextTurn } from 'node:timers/promises';
import { GUEST, LIMITS } from '@wheel/contract';
import { lockGames, removeGames } from './change-game.ts';
import type { Engine } from './engine.ts';
import { foldName } from './fold.ts';
import { literal, type Sql, sql } from './sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TRASH_MS = LIMITS.trashDays * DAY_MS;
/** Games per transaction: on SQLite all callers wait while one is written. */
const BATCH_MAX = 50;
/** Games can be long; beyond this many puzzles a batch is full. */
const PUZZLES_MAX = 2000;
/** Guests' games that are looked at in one turn. */
const LOOKED_AT_ONCE = 500;

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

/** Removes in batches, so that other calls do not wait long; a crash between two of them only puts off the rest. */
export function createPurge(engine: Engine, guestGamesDays: number | null) {
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();

  async function removeAll(theseIds: Sql): Promise<void> {
    while (!isStopped && (await removeSome(engine, theseIds))) await nextTurn();
  }

  /** Games of which no play is known count from the day on which plays began to be dated, if that is later. */
  async function removeUnplayed(beforeMs: number): Promise<void> {
    const dated = sql`SELECT reached_at FROM milestones WHERE name = 'plays-dated'`;
    let afterId = 0;
    for (;;) {
      const games = await engine.read(sql<{ id: number }>`
        SELECT id FROM games WHERE owner_key = ${foldName(GUEST)} AND id > ${afterId}
        ORDER BY id LIMIT ${literal(LOOKED_AT_ONCE)}`);
      const last = games.at(-1);
      if (!last || isStopped) return;
      await removeAll(sql`
        SELECT id FROM games
        WHERE owner_key = ${foldName(GUEST)} AND id > ${afterId} AND id <= ${last.id}
          AND created_at <= ${beforeMs}
          AND COALESCE(played_at, (${dated})) <= ${beforeMs}`);
      afterId = last.id;
      await nextTurn();
    }
  }

  async function work(atMs: number): Promise<void> {
    await removeAll(sql`
      SELECT id FROM games WHERE deleted_at IS NOT NULL AND deleted_at <= ${atMs - TRASH_MS}`);
    await removeAll(sql`
      SELECT id FROM games
      WHERE owner_key IN (SELECT name_key FROM users WHERE deleted_at IS NOT NULL)`);
    if (guestGamesDays !== null) await removeUnplayed(atMs - guestGamesDays * DAY_MS);
    if (!isStopped) await freeNames(engine);
  }

  return {
    /** Resolves when nothing is left to remove. */
    run(atMs: number): Promise<void> {
      const next = () => work(atMs);
      working = working.then(next, next);
      return working;
    },
    /** Resolves once the batch that is being removed is. */
    async stop(): Promise<void> {
      isStopped = true;
      await working.catch(() => {});
    },
  };
}
