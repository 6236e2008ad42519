import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import type { NewGame } from '../../apps/server/src/storage/games.ts';
import { gameTitles } from '../../apps/server/test/support/game-titles.ts';
import { seedGames } from '../../apps/server/test/support/seed.ts';

const LEAVER = 'Leaver';

function* leavings(count: number, seed: number): Generator<NewGame> {
  let nth = 0;
  for (const title of gameTitles(count, seed)) {
    const isTrash = nth++ % 2 === 0;
    yield {
      quizId: randomUUID(),
      title,
      owner: isTrash ? 'Thrower' : LEAVER,
      visibility: isTrash ? 'private' : 'public',
      entries: [{ category: 'Word', searchedWord: 'Lucky spin' }],
    };
  }
}

function inDatabase<T>(dataDir: string, work: (connection: DatabaseSyncInstance) => T): T {
  const connection = new DatabaseSync(join(dataDir, 'wheel.sqlite'), { timeout: 5000 });
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

/** Games for the next purge: some long in the trash, the others of an account that was deleted. */
export async function leaveGames(dataDir: string, count: number, seed: number): Promise<void> {
  await seedGames({ databaseUrl: null, dataDir }, leavings(count, seed), count);
  inDatabase(dataDir, (connection) =>
    connection.exec(`
      UPDATE games SET deleted_at = 1 WHERE owner = 'Thrower';
      INSERT INTO users (name, name_key, password_hash, created_at, deleted_at)
        VALUES ('${LEAVER}', '${LEAVER.toLowerCase()}', '', 0, 1)
        ON CONFLICT (name_key) DO NOTHING;`),
  );
}

/** How many of them there still are, and whether their owner is. */
export const leavingsIn = (dataDir: string): { games: number; users: number } =>
  inDatabase(dataDir, (connection) => ({
    games: Number(
      connection
        .prepare(`SELECT count(*) AS n FROM games WHERE owner IN ('Thrower', '${LEAVER}')`)
        .get()?.n,
    ),
    users: Number(
      connection.prepare('SELECT count(*) AS n FROM users WHERE deleted_at IS NOT NULL').get()?.n,
    ),
  }));
