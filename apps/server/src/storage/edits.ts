import { copyTitleOf, LIMITS, revisionOf } from '@wheel/contract';
import { changeGame, type LockedGame, lockGames, removeGames } from './change-game.ts';
import type { Engine, Run } from './engine.ts';
import { foldName } from './fold.ts';
import { insertWholeGame } from './games.ts';
import { readWholeGame } from './library.ts';
import { sessionUser } from './sessions.ts';
import { literal, sql } from './sql.ts';
import type { Changed, CopyRefusal, Editor, EditRefusal, GameChange } from './store.ts';

type Place = 'library' | 'trash';
type Work<T> = (tx: Run, game: LockedGame) => Promise<T>;

/** Runs `work` on the editor's own game, if it is where it is looked for. */
function withOwnGame<T>(
  engine: Engine,
  { quizId, place, by, atMs }: { quizId: string; place: Place; by: Editor; atMs: number },
  work: Work<T>,
): Promise<T | { refusal: EditRefusal }> {
  return engine.transaction(async (tx) => {
    const session = await sessionUser(tx, by.tokenHash, atMs, engine.holdSession);
    if (!session) return { refusal: 'SESSION_GONE' };
    const isThere = place === 'trash' ? sql`IS NOT NULL` : sql`IS NULL`;
    const condition = sql`quiz_id = ${quizId.toLowerCase()}
      AND owner_key = ${foldName(session.userName)} AND deleted_at ${isThere}`;
    const [game] = await lockGames(engine, tx, condition);
    return game ? work(tx, game) : { refusal: 'NO_SUCH_GAME' };
  });
}

/** What keeps the editor from changing this revision; null when nothing does. */
function refusalOf({ ifMatch }: Editor, { revision }: LockedGame): EditRefusal | null {
  if (ifMatch === undefined) return 'REVISION_NEEDED';
  return revisionOf(ifMatch) === revision ? null : 'STALE';
}

export function editGame(
  engine: Engine,
  quizId: string,
  change: GameChange,
  by: Editor,
  atMs: number,
  pendingAt: number | null,
): Promise<Changed> {
  return withOwnGame(engine, { quizId, place: 'library', by, atMs }, async (tx, game) => {
    const refusal = refusalOf(by, game);
    if (refusal !== null) return { refusal };
    const { title = game.title, entries } = change;
    const hasNewText = entries !== undefined || title !== game.title;
    await changeGame(engine, tx, game, {
      ...change,
      ...(hasNewText && pendingAt !== null && { pendingAt }),
      revision: game.revision + 1,
      updatedAt: atMs,
    });
    return { revision: game.revision + 1 };
  });
}

export function trashGame(
  engine: Engine,
  quizId: string,
  by: Editor,
  atMs: number,
): Promise<Changed> {
  return withOwnGame(engine, { quizId, place: 'library', by, atMs }, async (tx, game) => {
    const refusal = refusalOf(by, game);
    if (refusal !== null) return { refusal };
    const revision = game.revision + 1;
    await changeGame(engine, tx, game, { deletedAt: atMs, revision });
    return { revision };
  });
}

export function restoreGame(
  engine: Engine,
  quizId: string,
  by: Editor,
  atMs: number,
): Promise<Changed> {
  return withOwnGame(engine, { quizId, place: 'trash', by, atMs }, async (tx, game) => {
    const revision = game.revision + 1;
    await changeGame(engine, tx, game, { deletedAt: null, revision });
    return { revision };
  });
}

export async function removeGame(
  engine: Engine,
  quizId: string,
  by: Editor,
  atMs: number,
): Promise<EditRefusal | null> {
  const removed = await withOwnGame(engine, { quizId, place: 'trash', by, atMs }, (tx, game) =>
    removeGames(engine, tx, [game]),
  );
  return removed?.refusal ?? null;
}

async function isFull(tx: Run, ownerKey: string): Promise<boolean> {
  const games = await tx(sql`
    SELECT id FROM games WHERE owner_key = ${ownerKey} AND deleted_at IS NULL
    LIMIT ${literal(LIMITS.libraryMax)}`);
  return games.length >= LIMITS.libraryMax;
}

export function copyGame(
  engine: Engine,
  quizId: string,
  newQuizId: string,
  by: Editor,
  atMs: number,
  pendingAt: number | null,
): Promise<Changed<CopyRefusal>> {
  return engine.transaction(async (tx) => {
    const session = await sessionUser(tx, by.tokenHash, atMs, engine.holdSession);
    if (!session) return { refusal: 'SESSION_GONE' };
    const owner = session.userName;
    const original = await readWholeGame(tx, quizId, owner, { copied: true });
    if (!original) return { refusal: 'NO_SUCH_GAME' };
    // Asked for first: whoever repeats a copy whose answer was lost learns that it is there, in a full library too.
    const [taken] = await tx(sql`SELECT id FROM games WHERE quiz_id = ${newQuizId.toLowerCase()}`);
    if (taken) return { refusal: 'QUIZ_ID_TAKEN' };
    // Or copies made at the same moment would each find room for one.
    await engine.queueFor(tx, foldName(owner));
    if (await isFull(tx, foldName(owner))) return { refusal: 'LIBRARY_FULL' };
    const { gameTitle, isMine, entries } = original;
    const title = isMine ? copyTitleOf(gameTitle) : gameTitle;
    const copy = { quizId: newQuizId, title, owner, visibility: 'private', entries } as const;
    const isNew = await insertWholeGame(engine, tx, copy, atMs, pendingAt);
    return isNew ? { revision: 1 } : { refusal: 'QUIZ_ID_TAKEN' };
  });
}
