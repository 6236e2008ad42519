import { sql } from 'kysely';
import type { Engine } from './engine.ts';
import { insertWholeGame } from './games.ts';
import { query } from './query.ts';
import { RESERVED_OWNER } from './reserved-names.ts';
import { STARTER_GAMES } from './starter-games/index.ts';

const reachMilestone = query('reach-milestone', (db, at: { name: string; atMs: number }) =>
  db
    .insertInto('milestones')
    .values({ name: at.name, reached_at: at.atMs })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name'),
);

const anyGame = query('any-game', (db, _: object) =>
  db.selectFrom('games').select('id').limit(sql.lit(1)),
);

/** Once in the life of a database: servers that start together meet at the milestone, and one passes. */
export function addStarterGames(engine: Engine, atMs: number): Promise<void> {
  return engine.transaction(async (tx) => {
    const [reached] = await tx.run(reachMilestone, { name: 'starter-games', atMs });
    if (!reached) return;
    const [game] = await tx.run(anyGame, {});
    if (game) return;
    for (const { quizId, title, puzzles } of STARTER_GAMES) {
      const entries = puzzles.map(([category, searchedWord]) => ({ category, searchedWord }));
      const starter = { quizId, title, owner: RESERVED_OWNER, isPublic: true, entries };
      await insertWholeGame(engine, tx, starter, atMs);
    }
  });
}
