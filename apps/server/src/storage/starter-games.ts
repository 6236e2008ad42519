import { languageOf } from '@wheel/alphabet';
import type { Engine } from './engine.ts';
import { insertWholeGame, type NewGame } from './games.ts';
import { RESERVED_OWNER } from './name-skeleton.ts';
import { sql } from './sql.ts';
import games from './starter-games.json' with { type: 'json' };

/** What a host finds on the first start; entries in playing order. */
export const STARTER_GAMES: readonly Pick<NewGame, 'quizId' | 'title' | 'language' | 'entries'>[] =
  games.map((game) => ({ ...game, language: languageOf(game.language) }));

/** Once in the life of a database: servers that start together meet at the milestone, and one passes. */
export function addStarterGames(engine: Engine, atMs: number): Promise<void> {
  return engine.transaction(async (tx) => {
    const [reached] = await tx(sql`
      INSERT INTO milestones (name, reached_at) VALUES ('starter-games', ${atMs})
      ON CONFLICT (name) DO NOTHING RETURNING name`);
    if (!reached) return;
    const [game] = await tx(sql`SELECT id FROM games LIMIT 1`);
    if (game) return;
    for (const game of STARTER_GAMES) {
      const starter = { ...game, owner: RESERVED_OWNER, visibility: 'public' as const };
      await insertWholeGame(engine, tx, starter, atMs);
    }
  });
}
