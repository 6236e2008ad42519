import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Runner } from '../engine.ts';
import { translating } from '../errors.ts';
import { assertFit, connectPostgres } from './connect.ts';
import { migratePostgres } from './migrations.ts';
import { isConnectionLost, translatePostgresError } from './postgres-errors.ts';
import { createPostgresSearch } from './search.ts';
import { statementsOn } from './statements.ts';

const READ_TRIES = 3;
const READ_PAUSE_MS = 50;

export async function openPostgresEngine(
  databaseUrl: string,
  onLost: (error: unknown) => void,
): Promise<Engine> {
  const pool = connectPostgres(databaseUrl, onLost);
  try {
    await translating(translatePostgresError, async () => {
      await assertFit(pool);
      await migratePostgres(databaseUrl);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }

  const pooled = statementsOn(pool);
  const search = createPostgresSearch(pool);

  async function transact<T>(work: (tx: Runner) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(statementsOn(client));
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      // Ending the connection rolls back, whatever state it is in.
      client.release(true);
      throw error;
    }
  }

  return {
    read: (query, args) => reading(() => pooled.run(query, args)),
    write: (query, args) => translating(translatePostgresError, () => pooled.run(query, args)),
    transaction: (work) => translating(translatePostgresError, () => transact(work)),

    // The index follows the title by itself.
    async indexTitle(_tx, { titleKey }) {
      search.noteTitle(titleKey);
    },
    search: (key) => reading(() => search.find(key)),

    close: () => pool.end(),
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
