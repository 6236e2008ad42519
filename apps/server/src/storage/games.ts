import { type GameSummary, GUEST, LIMITS, type Puzzle } from '@wheel/contract';
import type { Engine, Run } from './engine.ts';
import { foldName, titleKeyOf } from './fold.ts';
import { sessionUser } from './sessions.ts';
import { literal, sql } from './sql.ts';
import type { CreateRefusal, NewGame, PublicGames } from './store.ts';
import { isListed, isListedFor, isOpenTo, levelOf } from './who-sees.ts';

/** The owner's name as registered, or why there is none. */
async function ownerFor(
  engine: Engine,
  tx: Run,
  game: NewGame,
  tokenHash: string | null,
  atMs: number,
): Promise<{ owner: string } | { refusal: CreateRefusal }> {
  const session =
    tokenHash === null
      ? { userName: GUEST }
      : await sessionUser(tx, tokenHash, atMs, engine.holdSession);
  if (!session) return { refusal: 'SESSION_GONE' };
  if (foldName(session.userName) !== foldName(game.owner)) return { refusal: 'NOT_OWNER' };
  return { owner: session.userName };
}

/** False when the quizId is taken. `pendingAt` is set where it has to wait for a reviewer before it is listed. */
export async function insertWholeGame(
  engine: Engine,
  tx: Run,
  game: NewGame,
  atMs: number,
  pendingAt: number | null = null,
): Promise<boolean> {
  const titleKey = titleKeyOf(game.title);
  const { visibility } = game;
  const isPublic = isListed({ visibility, deletedAt: null, hiddenAt: null, pendingAt });
  const insertGame = sql<{ id: number }>`
    INSERT INTO games
      (quiz_id, title, title_key, owner, owner_key, visibility, is_public, pending_at, puzzle_count,
        created_at)
    VALUES (${game.quizId.toLowerCase()}, ${game.title}, ${titleKey}, ${game.owner},
      ${foldName(game.owner)}, ${levelOf(visibility)}, ${isPublic ? 1 : 0},
      ${pendingAt}, ${game.entries.length}, ${atMs})
    ON CONFLICT (quiz_id) DO NOTHING RETURNING id`;
  const id = await engine.saveGame(tx, insertGame, game.entries);
  if (id !== null && isPublic) await engine.indexTitle(tx, { id, titleKey });
  return id !== null;
}

export function createGame(
  engine: Engine,
  game: NewGame,
  by: { tokenHash: string | null },
  atMs: number,
  pendingAt: number | null,
): Promise<CreateRefusal | null> {
  return engine.transaction(async (tx) => {
    const found = await ownerFor(engine, tx, game, by.tokenHash, atMs);
    if ('refusal' in found) return found.refusal;
    const whole = { ...game, owner: found.owner };
    const isNew = await insertWholeGame(engine, tx, whole, atMs, pendingAt);
    return isNew ? null : 'QUIZ_ID_TAKEN';
  });
}

export async function quiz(
  engine: Engine,
  quizId: string,
  viewer: string | null,
): Promise<readonly Puzzle[] | null> {
  const puzzles = await engine.read(sql<Puzzle>`
    SELECT puzzles.id, games.title AS gametitle, puzzles.category,
      puzzles.searched_word AS "searchedWord"
    FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
    WHERE games.quiz_id = ${quizId.toLowerCase()} AND ${isOpenTo(viewer)}
    ORDER BY puzzles.position DESC`);
  return puzzles.length === 0 ? null : puzzles;
}

export function gamesOf(
  engine: Engine,
  owner: string,
  viewer: string | null,
  publicGames: PublicGames,
): Promise<readonly GameSummary[]> {
  return engine.read(sql<GameSummary>`
    SELECT title AS "gameTitle", quiz_id AS "quizId" FROM games
    WHERE owner_key = ${foldName(owner)} AND ${isListedFor(viewer, publicGames)}
    ORDER BY id DESC LIMIT ${literal(LIMITS.libraryMax)}`);
}
