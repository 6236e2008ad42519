import type { Entry, Language, Setup } from '@wheel/contract';
import { type GameStatus, isListed, levelOf, VISIBILITY, visibilityAt } from './access.ts';
import type { Engine, Run } from './engine.ts';
import { titleKeyOf } from './fold.ts';
import { keptLanguage, LANGUAGE } from './language.ts';
import { keepRemovedId } from './removed-ids.ts';
import { keptSetup, setupIn } from './setups.ts';
import { type Sql, sql } from './sql.ts';

/** A game that no other transaction changes before this one is over. */
export type LockedGame = GameStatus & {
  readonly id: number;
  readonly quizId: string;
  readonly ownerKey: string;
  readonly title: string;
  readonly titleKey: string;
  readonly language: Language;
  readonly isPublic: boolean;
  readonly puzzleCount: number;
  readonly revision: number;
  readonly updatedAt: number | null;
  readonly setup: Setup | null;
};

type Row = Omit<LockedGame, 'isPublic' | 'visibility' | 'setup'> & {
  readonly isPublic: number;
  readonly level: number;
  readonly setup: string | null;
};

/** The games for which `condition` holds. All transactions lock them in one order, or two could wait for each other. */
export async function lockGames(engine: Engine, tx: Run, condition: Sql): Promise<LockedGame[]> {
  const rows = await tx(sql<Row>`
    SELECT id, quiz_id AS "quizId", owner_key AS "ownerKey", title, title_key AS "titleKey", is_public AS "isPublic", ${VISIBILITY} AS level,
      ${LANGUAGE} AS language, puzzle_count AS "puzzleCount", revision, updated_at AS "updatedAt",
      deleted_at AS "deletedAt", hidden_at AS "hiddenAt", pending_at AS "pendingAt", setup
    FROM games WHERE ${condition} ORDER BY quiz_id ${engine.lockGames}`);
  return rows.map(({ level, isPublic, setup, ...game }) => ({
    ...game,
    setup: setupIn(setup),
    isPublic: isPublic === 1,
    visibility: visibilityAt(level),
  }));
}

type Change = Partial<GameStatus> & {
  readonly title?: string;
  readonly language?: Language;
  readonly entries?: readonly Entry[];
  readonly revision?: number;
  readonly updatedAt?: number;
  readonly setup?: Setup | null;
};

/** Changes a locked game whole: who finds it is decided anew in the same statement, and the index of titles follows. */
export async function changeGame(
  engine: Engine,
  tx: Run,
  game: LockedGame,
  { entries, ...change }: Change,
): Promise<void> {
  const next = { ...game, ...change };
  const titleKey = titleKeyOf(next.title);
  const isPublic = isListed(next);
  const isIndexedAsIs = game.isPublic && isPublic && game.titleKey === titleKey;
  if (game.isPublic && !isIndexedAsIs) await engine.unindexTitle(tx, game);
  if (entries && entries.length < game.puzzleCount) {
    await tx(sql`
      DELETE FROM puzzles WHERE game_id = ${game.id} AND position >= ${entries.length}`);
  }
  const update = sql<{ id: number }>`
    UPDATE games SET title = ${next.title}, title_key = ${titleKey},
      language = ${keptLanguage(next.language)},
      visibility = ${levelOf(next.visibility)}, is_public = ${isPublic ? 1 : 0},
      puzzle_count = ${entries?.length ?? game.puzzleCount}, revision = ${next.revision},
      updated_at = ${next.updatedAt}, deleted_at = ${next.deletedAt},
      hidden_at = ${next.hiddenAt}, pending_at = ${next.pendingAt}, setup = ${keptSetup(next.setup)}
    WHERE id = ${game.id} RETURNING id`;
  await engine.saveGame(tx, update, entries ?? []);
  if (isPublic && !isIndexedAsIs) await engine.indexTitle(tx, { id: game.id, titleKey });
}

/** Removes locked games for good, with all that belongs to them; their quizIds stay taken. */
export async function removeGames(
  engine: Engine,
  tx: Run,
  games: readonly LockedGame[],
): Promise<void> {
  for (const game of games) await keepRemovedId(tx, game);
  await eraseGames(engine, tx, games);
}

/** As if they had never been. */
export async function eraseGames(
  engine: Engine,
  tx: Run,
  games: readonly LockedGame[],
): Promise<void> {
  for (const game of games) {
    if (game.isPublic) await engine.unindexTitle(tx, game);
    await tx(sql`DELETE FROM reports WHERE game_id = ${game.id}`);
    await tx(sql`DELETE FROM puzzles WHERE game_id = ${game.id}`);
    await tx(sql`DELETE FROM games WHERE id = ${game.id}`);
  }
}
