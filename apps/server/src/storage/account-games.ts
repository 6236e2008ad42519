import type { Entry } from '@wheel/contract';
import type { Engine } from './engine.ts';
import { foldName } from './fold.ts';
import { literal, sql } from './sql.ts';
import type { ExportedGame } from './store.ts';
import { visibilityAt, WISH } from './who-sees.ts';

/** Of the largest games, some 20,000 entries: read in a moment, so that others hardly wait. */
const GAMES_PER_PAGE = 20;

type Row = Omit<ExportedGame, 'visibility' | 'hidden' | 'entries'> &
  Entry & { readonly id: number; readonly level: number; readonly hiddenAt: number | null };

/** One statement a page, so that the title, the entries and the revision of a game belong together. */
const page = (ownerKey: string, beforeId: number) => sql<Row>`
  SELECT games.id, quiz_id AS "quizId", title AS "gameTitle", ${WISH} AS level,
    puzzle_count AS "puzzleCount", plays, games.created_at AS "createdAt",
    COALESCE(updated_at, games.created_at) AS "updatedAt", deleted_at AS "deletedAt",
    hidden_at AS "hiddenAt", revision, category, searched_word AS "searchedWord"
  FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
  WHERE games.id IN (
    SELECT id FROM games WHERE owner_key = ${ownerKey} AND id < ${beforeId}
    ORDER BY id DESC LIMIT ${literal(GAMES_PER_PAGE)})
  ORDER BY games.id DESC, position`;

function gamesIn(rows: readonly Row[]): ExportedGame[] {
  const games = new Map<number, ExportedGame>();
  for (const { id, level, hiddenAt, category, searchedWord, ...row } of rows) {
    const game = games.get(id) ?? {
      ...row,
      visibility: visibilityAt(level),
      hidden: hiddenAt !== null,
      entries: [],
    };
    game.entries.push({ category, searchedWord });
    games.set(id, game);
  }
  return [...games.values()];
}

/** Everything of one owner, newest first, the trash included: page by page, so that no library is too large for it. */
export async function* exportGames(
  engine: Engine,
  owner: string,
): AsyncGenerator<readonly ExportedGame[]> {
  let beforeId = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await engine.read(page(foldName(owner), beforeId));
    const last = rows.at(-1);
    if (!last) return;
    yield gamesIn(rows);
    beforeId = last.id;
  }
}
