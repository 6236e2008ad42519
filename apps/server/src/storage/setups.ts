import type { GameSetup, Setup } from '@wheel/contract';
import { isOpenTo } from './access.ts';
import type { Engine } from './engine.ts';
import { foldName } from './fold.ts';
import { sql } from './sql.ts';

/** As it is kept. */
export const keptSetup = (setup: Setup | null): string | null => setup && JSON.stringify(setup);

/** Only checked setups are kept. */
export const setupIn = (kept: string | null): Setup | null =>
  kept === null ? null : (JSON.parse(kept) as Setup);

/** As a field that is there only where there is a setup. */
export const withSetup = (kept: string | null): { setup?: Setup } => {
  const setup = setupIn(kept);
  return setup ? { setup } : {};
};

/** Beside the puzzles of a game, with the first of them alone: it may be as long as all the others. */
export const SETUP_ONCE = sql`CASE WHEN position = 0 THEN games.setup END`;

/** What a game brings; null when it brings nothing, is absent or not for this viewer. */
export async function gameSetup(
  engine: Engine,
  quizId: string,
  viewer: string | null,
): Promise<GameSetup | null> {
  const [game] = await engine.read(sql<{ setup: string | null; username: string }>`
    SELECT setup, owner AS username FROM games
    WHERE quiz_id = ${quizId.toLowerCase()} AND ${isOpenTo(viewer)}`);
  const setup = setupIn(game?.setup ?? null);
  if (!game || !setup) return null;
  const { username } = game;
  return { setup, username, isMine: viewer !== null && foldName(username) === foldName(viewer) };
}
