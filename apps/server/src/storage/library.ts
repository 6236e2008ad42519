import { LIMITS, type LibraryGame, type WholeGame } from '@wheel/contract';
import type { Engine, Run } from './engine.ts';
import { foldName } from './fold.ts';
import { literal, sql } from './sql.ts';
import { isOpenTo, visibilityAt, WISH } from './who-sees.ts';

type LibraryRow = Omit<LibraryGame, 'visibility' | 'hidden'> & {
  level: number;
  hiddenAt: number | null;
};

/** The games of one owner, as their owner sees them. */
export async function libraryOf(
  engine: Engine,
  owner: string,
  place: 'library' | 'trash',
): Promise<readonly LibraryGame[]> {
  const isThere = place === 'trash' ? sql`IS NOT NULL` : sql`IS NULL`;
  const rows = await engine.read(sql<LibraryRow>`
    SELECT quiz_id AS "quizId", title AS "gameTitle", ${WISH} AS level,
      puzzle_count AS "puzzleCount", plays, created_at AS "createdAt",
      COALESCE(updated_at, created_at) AS "updatedAt", deleted_at AS "deletedAt",
      hidden_at AS "hiddenAt", revision
    FROM games WHERE owner_key = ${foldName(owner)} AND deleted_at ${isThere}
    ORDER BY id DESC LIMIT ${literal(LIMITS.libraryMax)}`);
  return rows.map(({ level, hiddenAt, ...game }) => ({
    ...game,
    visibility: visibilityAt(level),
    hidden: hiddenAt !== null,
  }));
}

type EntryRow = {
  readonly quizId: string;
  readonly gameTitle: string;
  readonly username: string;
  readonly level: number;
  readonly revision: number;
  readonly category: string;
  readonly searchedWord: string;
};

/** One statement, so that title, revision and entries belong together. What a reviewer hid is not copied either. */
export async function readWholeGame(
  run: Run,
  quizId: string,
  viewer: string | null,
  { copied = false } = {},
): Promise<WholeGame | null> {
  const rows = await run(sql<EntryRow>`
    SELECT quiz_id AS "quizId", title AS "gameTitle", owner AS username, ${WISH} AS level, revision,
      category, searched_word AS "searchedWord"
    FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
    WHERE quiz_id = ${quizId.toLowerCase()} AND ${isOpenTo(viewer)}
      ${copied ? sql`AND hidden_at IS NULL` : sql``}
    ORDER BY position`);
  const [first] = rows;
  if (!first) return null;
  return {
    quizId: first.quizId,
    gameTitle: first.gameTitle,
    username: first.username,
    visibility: visibilityAt(first.level),
    isMine: viewer !== null && foldName(first.username) === foldName(viewer),
    revision: first.revision,
    entries: rows.map(({ category, searchedWord }) => ({ category, searchedWord })),
  };
}

export const wholeGame = (engine: Engine, quizId: string, viewer: string | null) =>
  readWholeGame(engine.read, quizId, viewer);
