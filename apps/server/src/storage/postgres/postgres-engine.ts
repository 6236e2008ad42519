import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Engine, MigrationWatch, Run } from '../engine.ts';
import { translating } from '../errors.ts';
import { literal, type Sql, sql } from '../sql.ts';
import { assertFit, connectPostgres } from './connect.ts';
import { migratePostgres } from './migrate.ts';
import { isConnectionLost, translatePostgresError } from './postgres-errors.ts';
import { newestTitled } from './title-index.ts';

const READ_TRIES = 3;
const READ_PAUSE_MS = 50;
/** Advisory locks are numbers for all who use the database; any number will do. */
const QUEUES = 1_937;

export async function openPostgresEngine(
  databaseUrl: string,
  onLost: (error: unknown) => void,
  watch?: MigrationWatch,
): Promise<Engine> {
  const pool = connectPostgres(databaseUrl, onLost);
  try {
    await translating(translatePostgresError, async () => {
      await assertFit(pool);
      await migratePostgres(databaseUrl, watch);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }

  const run = runOn(pool);
  const read: Run = (query) => reading(() => run(query));

  async function transact<T>(work: (tx: Run) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(runOn(client));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Ending the connection rolls back in any state.
      client.release(true);
      throw error;
    }
  }

  return {
    isShared: true,
    read,
    write: (query) => translating(translatePostgresError, () => run(query)),
    transaction: (work) => translating(translatePostgresError, () => transact(work)),

    async saveGame(tx, statement, entries) {
      const [game] = await tx(sql<{ id: number }>`
        WITH game AS (${statement}), added AS (
          INSERT INTO puzzles (game_id, position, category, searched_word)
          SELECT game.id, nth - 1, category, searched_word
          FROM game, unnest(
            ${entries.map(({ category }) => category)}::text[],
            ${entries.map(({ searchedWord }) => searchedWord)}::text[]
          ) WITH ORDINALITY AS entry (category, searched_word, nth)
          ON CONFLICT (game_id, position)
            DO UPDATE SET category = excluded.category, searched_word = excluded.searched_word
        )
        SELECT id FROM game`);
      return game?.id ?? null;
    },
    lockGames: sql`FOR UPDATE OF games`,
    holdSession: sql`FOR KEY SHARE OF sessions`,
    holdUser: sql`FOR SHARE OF users`,
    async queueFor(tx, what) {
      await tx(sql`SELECT pg_advisory_xact_lock(${literal(QUEUES)}, hashtext(${what}))`);
    },
    // The index follows the title by itself.
    async indexTitle() {},
    async unindexTitle() {},
    newestTitled: (where, key) => read(newestTitled(where, key)),

    close: () => pool.end(),
  };
}

/** The name of each statement, under which the server plans it once for each connection. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `wheel-${names.size}`;
  names.set(text, name);
  return name;
}

function runOn(connection: pg.Pool | pg.PoolClient): Run {
  return async <Row>(query: Sql<Row>) => {
    const text = query.text((nth) => `$${nth}`);
    const values = [...query.values];
    const { rows } = await connection.query({ name: nameOf(text), text, values });
    return rows as Row[];
  };
}

/** When the database restarts, the pool needs a moment to notice; a read may simply be asked again. */
function reading<T>(work: () => Promise<T>): Promise<T> {
  return translating(translatePostgresError, async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (!isConnectionLost(error) || tries === READ_TRIES) throw error;
        await wait(READ_PAUSE_MS);
      }
    }
  });
}
