import { openStore } from '../../apps/server/src/storage/store.ts';
import { seededGames, seedGames } from '../../apps/server/test/support/seed.ts';
import { scratchFolder } from '../../testing/system/own.ts';

export { seededQuizId } from '../../apps/server/test/support/seed.ts';

/** A data folder with very many made-up games, the same for the same seed. */
export async function manyGames(count: number, seed: number): Promise<string> {
  const dataDir = scratchFolder('faults-many');
  const settings = { databaseUrl: null, dataDir };
  await (await openStore(settings)).close();
  await seedGames(settings, seededGames(count, seed), count);
  return dataDir;
}
