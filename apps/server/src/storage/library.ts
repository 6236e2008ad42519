import {
  type AccountExport,
  type Entry,
  type Language,
  LIMITS,
  type LibraryGame,
  type WholeGame,
} from '@wheel/contract';
import { isOpenTo, VISIBILITY, visibilityAt } from './access.ts';
import type { Engine, Run } from './engine.ts';
import { foldName } from './fold.ts';
import { LANGUAGE } from './language.ts';
import { SETUP_ONCE, setupIn, withSetup } from './setups.ts';
import { literal, sql } from './sql.ts';

type LibraryRow = Omit<LibraryGame, 'visibility' | 'hidden'> & {
  readonly level: number;
  readonly hiddenAt: number | null;
};

/** A game as its owner sees it. */
const LIBRARY_COLUMNS = sql`
  quiz_id AS "quizId", title AS "gameTitle", ${VISIBILITY} AS level,
  ${LANGUAGE} AS language, puzzle_count AS "puzzleCount",
  plays, games.created_at AS "createdAt", COALESCE(updated_at, games.created_at) AS "updatedAt",
  deleted_at AS "deletedAt", hidden_at AS "hiddenAt", revision`;

const libraryGameOf = ({ level, hiddenAt, ...game }: LibraryRow): LibraryGame => ({
  ...game,
  visibility: visibilityAt(level),
  hidden: hiddenAt !== null,
});

/** The games of one owner, as their owner sees them: newest first, the newest 1000. */
export async function libraryOf(
  engine: Engine,
  owner: string,
  folder: 'library' | 'trash',
): Promise<readonly LibraryGame[]> {
  const isThere = folder === 'trash' ? sql`IS NOT NULL` : sql`IS NULL`;
  const rows = await engine.read(sql<LibraryRow>`
    SELECT ${LIBRARY_COLUMNS}
    FROM games WHERE owner_key = ${foldName(owner)} AND deleted_at ${isThere}
    ORDER BY id DESC LIMIT ${literal(LIMITS.libraryMax)}`);
  return rows.map(libraryGameOf);
}

type EntryRow = Omit<WholeGame, 'visibility' | 'isMine' | 'entries' | 'setup'> &
  Entry & { readonly level: number; readonly setup: string | null };

/** One statement, so that title, revision and entries belong together. What a reviewer hid is not copied either. */
export async function readWholeGame(
  run: Run,
  quizId: string,
  viewer: string | null,
  { copied = false } = {},
): Promise<WholeGame | null> {
  const rows = await run(sql<EntryRow>`
    SELECT quiz_id AS "quizId", title AS "gameTitle", owner AS username, ${VISIBILITY} AS level,
      ${LANGUAGE} AS language, revision, category, searched_word AS "searchedWord",
      ${SETUP_ONCE} AS setup
    FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
    WHERE quiz_id = ${quizId.toLowerCase()} AND ${isOpenTo(viewer)}
      ${copied ? sql`AND hidden_at IS NULL` : sql``}
    ORDER BY position`);
  const [first] = rows;
  if (!first) return null;
  const { quizId: kept, gameTitle, username, level, language, revision, setup } = first;
  return {
    quizId: kept,
    gameTitle,
    username,
    visibility: visibilityAt(level),
    language,
    isMine: viewer !== null && foldName(username) === foldName(viewer),
    revision,
    entries: rows.map(({ category, searchedWord }) => ({ category, searchedWord })),
    ...withSetup(setup),
  };
}

/** The game as it is edited and copied; null when absent or not for this viewer. */
export const wholeGame = (engine: Engine, quizId: string, viewer: string | null) =>
  readWholeGame(engine.read, quizId, viewer);

type KeptRow = {
  readonly language: Language;
  readonly revision: number;
  readonly setup: string | null;
};

/** What an edit of an own game may leave as it is, and the revision that has it; null when there is no such game. */
export async function keptOfOwn(engine: Engine, quizId: string, owner: string) {
  const [game] = await engine.read(sql<KeptRow>`
    SELECT ${LANGUAGE} AS language, revision, setup FROM games
    WHERE quiz_id = ${quizId.toLowerCase()} AND owner_key = ${foldName(owner)} AND deleted_at IS NULL`);
  return game ? { ...game, setup: setupIn(game.setup) } : null;
}

export type ExportedGame = AccountExport['games'][number];

/** Of the largest games, some 20,000 entries: read in a moment, so that others hardly wait. */
const GAMES_PER_PAGE = 20;

type Row = LibraryRow & Entry & { readonly id: number; readonly setup: string | null };

/** One statement a page, so that the title, the entries and the revision of a game belong together. */
const page = (ownerKey: string, beforeId: number) => sql<Row>`
  SELECT games.id, ${LIBRARY_COLUMNS}, category, searched_word AS "searchedWord",
    ${SETUP_ONCE} AS setup
  FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
  WHERE games.id IN (
    SELECT id FROM games WHERE owner_key = ${ownerKey} AND id < ${beforeId}
    ORDER BY id DESC LIMIT ${literal(GAMES_PER_PAGE)})
  ORDER BY games.id DESC, position`;

function gamesIn(rows: readonly Row[]): ExportedGame[] {
  const games = new Map<number, ExportedGame>();
  for (const { id, category, searchedWord, setup, ...row } of rows) {
    const game = games.get(id) ?? { ...libraryGameOf(row), entries: [], ...withSetup(setup) };
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
