import type { Engine } from './engine.ts';
import { insertWholeGame } from './games.ts';
import { RESERVED_OWNER } from './reserved-names.ts';
import { sql } from './sql.ts';
import { STARTER_GAMES } from './starter-games/index.ts';

/** Once in the life of a database: servers that start together meet at the milestone, and one passes. */
export function addStarterGames(engine: Engine, atMs: number): Promise<void> {
  return engine.transaction(async (tx) => {
    const [reached] = await tx(sql`
      INSERT INTO milestones (name, reached_at) VALUES ('starter-games', ${atMs})
      ON CONFLICT (name) DO NOTHING RETURNING name`);
    if (!reached) return;
    const [game] = await tx(sql`SELECT id FROM games LIMIT 1`);
    if (game) return;
    for (const { quizId, title, puzzles } of STARTER_GAMES) {
      const entries = puzzles.map(([category, searchedWord]) => ({ category, searchedWord }));
      const starter = { quizId, title, owner: RESERVED_OWNER, isPublic: true, entries };
      await insertWholeGame(engine, tx, starter, atMs);
    }
  });
}
