import { changeGame, lockGames } from '../../src/storage/change-game.ts';
import { openEngine, type StorageSettings } from '../../src/storage/open-store.ts';
import { sql } from '../../src/storage/sql.ts';
import type { Standing } from '../../src/storage/who-sees.ts';

/** Changes how a game stands, past everything that asks who may. */
export async function setStanding(
  settings: StorageSettings,
  quizId: string,
  standing: Partial<Standing>,
): Promise<void> {
  const engine = await openEngine(settings, () => {});
  await engine.transaction(async (tx) => {
    for (const game of await lockGames(engine, tx, sql`quiz_id = ${quizId}`)) {
      await changeGame(engine, tx, game, standing);
    }
  });
  await engine.close();
}
