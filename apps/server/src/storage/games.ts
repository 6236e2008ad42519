import { DEFAULT_LANGUAGE } from '@wheel/alphabet';
import {
  type Entry,
  type GameSummary,
  GUEST,
  type Language,
  LIMITS,
  type Puzzle,
  type Setup,
  type Visibility,
} from '@wheel/contract';
import { isListed, isListedFor, isOpenTo, levelOf, type PublicGames } from './access.ts';
import { eraseGames, lockGames } from './change-game.ts';
import type { Engine, Run } from './engine.ts';
import { foldName, titleKeyOf } from './fold.ts';
import { keptLanguage, LANGUAGE } from './language.ts';
import { wasAnothers } from './removed-ids.ts';
import { sessionUser } from './sessions.ts';
import { keptSetup } from './setups.ts';
import { literal, sql } from './sql.ts';

export type NewGame = {
  /** Version-4 UUID in lower case. */
  readonly quizId: string;
  readonly title: string;
  /** The owner's name as registered, or `Guest`. */
  readonly owner: string;
  readonly visibility: Visibility;
  /** Of its puzzles; English unless said otherwise. */
  readonly language?: Language | undefined;
  /** In the order in which the host typed them. */
  readonly entries: readonly Entry[];
  /** Only a copy begins with one. */
  readonly setup?: Setup | undefined;
};

/** The session of the creator; null for a guest. */
export type Creator = { readonly tokenHash: string | null };

/** Why a game was not created. */
type CreateRefusal = 'QUIZ_ID_TAKEN' | 'SIGN_IN_AGAIN' | 'NOT_OWNER' | 'LIBRARY_FULL';

/** False when the quizId is taken. `pendingAt` is set where it has to wait for a reviewer before it is listed. */
export async function insertWholeGame(
  engine: Engine,
  tx: Run,
  game: NewGame,
  atMs: number,
  pendingAt: number | null = null,
): Promise<boolean> {
  const titleKey = titleKeyOf(game.title);
  const { visibility, language = DEFAULT_LANGUAGE, setup = null } = game;
  const isPublic = isListed({ visibility, deletedAt: null, hiddenAt: null, pendingAt });
  const insertGame = sql<{ id: number }>`
    INSERT INTO games
      (quiz_id, title, title_key, owner, owner_key, visibility, is_public, pending_at, language,
        puzzle_count, created_at, setup)
    VALUES (${game.quizId.toLowerCase()}, ${game.title}, ${titleKey}, ${game.owner},
      ${foldName(game.owner)}, ${levelOf(visibility)}, ${isPublic ? 1 : 0},
      ${pendingAt}, ${keptLanguage(language)}, ${game.entries.length}, ${atMs}, ${keptSetup(setup)})
    ON CONFLICT (quiz_id) DO NOTHING RETURNING id`;
  const id = await engine.saveGame(tx, insertGame, game.entries);
  if (id !== null && isPublic) await engine.indexTitle(tx, { id, titleKey });
  return id !== null;
}

async function isFull(tx: Run, ownerKey: string): Promise<boolean> {
  const [games] = await tx(sql<{ inLibrary: number; inAll: number }>`
    SELECT count(*) AS "inAll", sum(CASE WHEN deleted_at IS NULL THEN 1 ELSE 0 END) AS "inLibrary"
    FROM (SELECT deleted_at FROM games WHERE owner_key = ${ownerKey}
      LIMIT ${literal(2 * LIMITS.libraryMax)}) AS owned`);
  const { inLibrary = 0, inAll = 0 } = games ?? {};
  // With the trash it may be twice as many, or making and deleting in turns would fill the disk.
  return inLibrary >= LIMITS.libraryMax || inAll >= 2 * LIMITS.libraryMax;
}

/** Puts a game into the library of an account, or says why it cannot be there. */
export async function addToLibrary(
  engine: Engine,
  tx: Run,
  game: NewGame,
  atMs: number,
  pendingAt: number | null,
): Promise<'QUIZ_ID_TAKEN' | 'LIBRARY_FULL' | null> {
  const ownerKey = foldName(game.owner);
  // Asked first: a repeated call whose answer was lost learns that the game is there, in a full library too.
  const [taken] = await tx(sql`SELECT id FROM games WHERE quiz_id = ${game.quizId.toLowerCase()}`);
  if (taken) return 'QUIZ_ID_TAKEN';
  // Or games made at the same moment would each find room for one.
  await engine.queueFor(tx, ownerKey);
  if (await isFull(tx, ownerKey)) return 'LIBRARY_FULL';
  return (await addGame(engine, tx, game, atMs, pendingAt)) ? null : 'QUIZ_ID_TAKEN';
}

/** False when the quizId is taken, or was that of another owner's game. */
async function addGame(
  engine: Engine,
  tx: Run,
  game: NewGame,
  atMs: number,
  pendingAt: number | null,
): Promise<boolean> {
  const isNew = await insertWholeGame(engine, tx, game, atMs, pendingAt);
  if (!isNew || !(await wasAnothers(tx, game.quizId, game.owner))) return isNew;
  const condition = sql`quiz_id = ${game.quizId.toLowerCase()}`;
  await eraseGames(engine, tx, await lockGames(engine, tx, condition));
  return false;
}

/**
 * One transaction: the session is looked at again inside it, the quizId must be new and never have been that of another
 * owner's game, all entries or none.
 */
export function createGame(
  engine: Engine,
  game: NewGame,
  by: Creator,
  atMs: number,
  pendingAt: number | null,
): Promise<CreateRefusal | null> {
  return engine.transaction(async (tx) => {
    const session =
      by.tokenHash === null
        ? { userName: GUEST }
        : await sessionUser(tx, by.tokenHash, atMs, engine.holdSession);
    if (!session) return 'SIGN_IN_AGAIN';
    const owner = session.userName;
    if (foldName(owner) !== foldName(game.owner)) return 'NOT_OWNER';
    const whole = { ...game, owner };
    if (by.tokenHash !== null) return addToLibrary(engine, tx, whole, atMs, pendingAt);
    return (await addGame(engine, tx, whole, atMs, pendingAt)) ? null : 'QUIZ_ID_TAKEN';
  });
}

/** A puzzle of a game that brings a setup says so by a 1. */
type QuizPuzzle = Puzzle & { readonly hasSetup: number };

/** The puzzles, the entry created last first; null when absent or not for this viewer. */
export async function quiz(
  engine: Engine,
  quizId: string,
  viewer: string | null,
): Promise<readonly QuizPuzzle[] | null> {
  const puzzles = await engine.read(sql<QuizPuzzle>`
    SELECT puzzles.id, games.title AS gametitle, puzzles.category,
      puzzles.searched_word AS "searchedWord", ${LANGUAGE} AS language,
      CASE WHEN games.setup IS NULL THEN 0 ELSE 1 END AS "hasSetup"
    FROM games INNER JOIN puzzles ON puzzles.game_id = games.id
    WHERE games.quiz_id = ${quizId.toLowerCase()} AND ${isOpenTo(viewer)}
    ORDER BY puzzles.position DESC`);
  return puzzles.length === 0 ? null : puzzles;
}

/** Newest first, the newest 1000; for others than the owner only what everyone may find. */
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
