import { openStore } from '../../apps/server/src/storage/open-store.ts';
import { releasedSchema } from '../../apps/server/test/support/released.ts';
import { seededGames, seedGames } from '../../apps/server/test/support/seed.ts';
import { executeSql } from '../../apps/server/test/support/sql.ts';
import { removeFolder, scratchFolder } from '../../testing/system/own.ts';
import { startPostgres } from '../../testing/system/postgres.ts';
import { say } from '../lib/bench.ts';
import { startOldLoad } from './old-load.ts';

/** How long it takes to open a database of version 0.1. */
export async function migrateSqlite(games: number, seed: number): Promise<number> {
  const settings = { databaseUrl: null, dataDir: scratchFolder('migration') };
  try {
    say(`  making up ${games.toLocaleString('en-US')} games of version 0.1 for SQLite`);
    await executeSql(settings, releasedSchema('SQLite'));
    await seedGames(settings, seededGames(games, seed), games);
    const startedAt = performance.now();
    const store = await openStore(settings);
    const tookMs = performance.now() - startedAt;
    await store.close();
    return tookMs;
  } finally {
    removeFolder(settings.dataDir);
  }
}

/** The same while a server of version 0.1 goes on, and how long that one had to wait at most, before and meanwhile. */
export async function migratePostgres(games: number, seed: number) {
  const server = await startPostgres({ durable: true });
  try {
    const databaseUrl = await server.createDatabase();
    const settings = { databaseUrl, dataDir: '' };
    say(`  making up ${games.toLocaleString('en-US')} games of version 0.1 for PostgreSQL`);
    await executeSql(settings, releasedSchema('PostgreSQL'));
    await seedGames(settings, seededGames(games, seed), games);
    await executeSql(settings, 'CHECKPOINT');

    const quiet = startOldLoad(databaseUrl);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const before = await quiet.stop();

    const load = startOldLoad(databaseUrl);
    const startedAt = performance.now();
    const store = await openStore(settings);
    const tookMs = performance.now() - startedAt;
    const meanwhile = await load.stop();
    await store.close();
    return { tookMs, before, meanwhile };
  } finally {
    await server.stop();
  }
}
