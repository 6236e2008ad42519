import type { GameStatus } from '../../src/storage/access.ts';
import { changeGame, lockGames } from '../../src/storage/change-game.ts';
import { sql } from '../../src/storage/sql.ts';
import { openEngine, type StorageSettings } from '../../src/storage/store.ts';

/** Changes the status of a game without asking who may. */
export async function setGameStatus(
  settings: StorageSettings,
  quizId: string,
  status: Partial<GameStatus>,
): Promise<void> {
  const engine = await openEngine(settings, () => {});
  await engine.transaction(async (tx) => {
    for (const game of await lockGames(engine, tx, sql`quiz_id = ${quizId}`)) {
      await changeGame(engine, tx, game, status);
    }
  });
  await engine.close();
}
