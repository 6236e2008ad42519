import { type GameSummary, GUEST, type Puzzle } from '@wheel/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Engine, Runner } from './engine.ts';
import { foldName, foldTitle } from './fold.ts';
import { query } from './query.ts';
import type { Database } from './schema.ts';
import { sessionUser } from './sessions.ts';
import type { CreateRefusal, NewGame } from './store.ts';
import { suggestNewGame } from './suggestions.ts';

/** Guests share one list, which has no end otherwise. */
const LISTED_GAMES_MAX = 1000;

/** Folding can make a title many times longer, and PostgreSQL refuses long index entries. */
export const TITLE_KEY_MAX = 240;

const insertGame = query(
  'insert-game',
  (
    db,
    game: {
      quizId: string;
      title: string;
      titleKey: string;
      owner: string;
      ownerKey: string;
      isPublic: 0 | 1;
      puzzleCount: number;
      atMs: number;
    },
  ) =>
    db
      .insertInto('games')
      .values({
        quiz_id: game.quizId,
        title: game.title,
        title_key: game.titleKey,
        owner: game.owner,
        owner_key: game.ownerKey,
        is_public: game.isPublic,
        puzzle_count: game.puzzleCount,
        created_at: game.atMs,
      })
      .onConflict((conflict) => conflict.column('quiz_id').doNothing())
      .returning('id'),
);

/**
 * The 1 is written out, here as in every limit: as a parameter, SQLite plans the query anew each time,
 * because a partial index might fit another value.
 */
const isOpenTo =
  (viewerKey: string) =>
  ({ eb, lit, or }: ExpressionBuilder<Database, 'games'>) =>
    or([eb('games.is_public', '=', lit(1)), eb('games.owner_key', '=', viewerKey)]);

const puzzlesOfGame = query(
  'puzzles-of-game',
  (db, { quizId, viewerKey }: { quizId: string; viewerKey: string }) =>
    db
      .selectFrom('games')
      .innerJoin('puzzles', 'puzzles.game_id', 'games.id')
      .select([
        'puzzles.id',
        'games.title as gametitle',
        'puzzles.category',
        'puzzles.searched_word as searchedWord',
      ])
      .where('games.quiz_id', '=', quizId)
      .where(isOpenTo(viewerKey))
      .orderBy('puzzles.position', 'desc'),
);

const gamesOfOwner = query(
  'games-of-owner',
  (db, { ownerKey, viewerKey }: { ownerKey: string; viewerKey: string }) =>
    db
      .selectFrom('games')
      .select(['title as gameTitle', 'quiz_id as quizId'])
      .where('owner_key', '=', ownerKey)
      .where(isOpenTo(viewerKey))
      .orderBy('id', 'desc')
      .limit(sql.lit(LISTED_GAMES_MAX)),
);

/** No name is empty, and guests own nothing that only they may see. */
const NOBODY = '';
const viewerKeyOf = (viewer: string | null) => (viewer === null ? NOBODY : foldName(viewer));

/** The owner's name as registered, or why there is none. */
async function ownerFor(
  tx: Runner,
  game: NewGame,
  tokenHash: string | null,
  atMs: number,
): Promise<{ owner: string } | { refusal: CreateRefusal }> {
  const session =
    tokenHash === null ? { userName: GUEST } : await sessionUser(tx.run, tokenHash, atMs);
  if (!session) return { refusal: 'SESSION_GONE' };
  if (foldName(session.userName) !== foldName(game.owner)) return { refusal: 'NOT_OWNER' };
  return { owner: session.userName };
}

/** False when the quizId is taken. */
export async function insertWholeGame(
  engine: Engine,
  tx: Runner,
  game: NewGame,
  atMs: number,
): Promise<boolean> {
  const titleKey = foldTitle(game.title).slice(0, TITLE_KEY_MAX);
  const [inserted] = await tx.run(insertGame, {
    quizId: game.quizId.toLowerCase(),
    title: game.title,
    titleKey,
    owner: game.owner,
    ownerKey: foldName(game.owner),
    isPublic: game.isPublic ? 1 : 0,
    puzzleCount: game.entries.length,
    atMs,
  });
  if (!inserted) return false;

  const puzzles = game.entries.map(({ category, searchedWord }, position) => ({
    game_id: inserted.id,
    position,
    category,
    searched_word: searchedWord,
  }));
  await tx.runOnce((db) => db.insertInto('puzzles').values(puzzles));
  if (game.isPublic) {
    await engine.indexTitle(tx, { id: inserted.id, titleKey });
    await tx.run(suggestNewGame, { title: game.title, gameId: inserted.id });
  }
  return true;
}

export function createGame(
  engine: Engine,
  game: NewGame,
  by: { tokenHash: string | null },
  atMs: number,
): Promise<CreateRefusal | null> {
  return engine.transaction(async (tx) => {
    const found = await ownerFor(tx, game, by.tokenHash, atMs);
    if ('refusal' in found) return found.refusal;
    const isNew = await insertWholeGame(engine, tx, { ...game, owner: found.owner }, atMs);
    return isNew ? null : 'QUIZ_ID_TAKEN';
  });
}

export async function quiz(
  engine: Engine,
  quizId: string,
  viewer: string | null,
): Promise<readonly Puzzle[] | null> {
  const puzzles = await engine.read(puzzlesOfGame, {
    quizId: quizId.toLowerCase(),
    viewerKey: viewerKeyOf(viewer),
  });
  return puzzles.length === 0 ? null : puzzles;
}

export function gamesOf(
  engine: Engine,
  owner: string,
  viewer: string | null,
): Promise<readonly GameSummary[]> {
  return engine.read(gamesOfOwner, { ownerKey: foldName(owner), viewerKey: viewerKeyOf(viewer) });
}
