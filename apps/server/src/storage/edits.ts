import {
  copyTitleOf,
  type Entry,
  isPrize,
  type Language,
  revisionOf,
  type Setup,
  type Visibility,
} from '@wheel/contract';
import { changeGame, type LockedGame, lockGames, removeGames } from './change-game.ts';
import type { Engine, Run } from './engine.ts';
import { foldName } from './fold.ts';
import { addToLibrary } from './games.ts';
import { readWholeGame } from './library.ts';
import { sessionUser } from './sessions.ts';
import { sql } from './sql.ts';

/** The fields that get a new value. */
export type GameChange = {
  readonly title?: string;
  readonly visibility?: Visibility;
  readonly language?: Language;
  readonly entries?: readonly Entry[];
  readonly setup?: Setup | null;
};

/** Who asks for a change, and of which revision. */
export type Editor = { readonly tokenHash: string; readonly ifMatch?: string | undefined };

/** Why a change was not made. */
export type EditRefusal = 'SIGN_IN_AGAIN' | 'NO_SUCH_QUIZ' | 'REVISION_NEEDED' | 'GAME_CHANGED';
export type CopyRefusal = 'SIGN_IN_AGAIN' | 'NO_SUCH_QUIZ' | 'QUIZ_ID_TAKEN' | 'LIBRARY_FULL';
export type Changed<Refusal extends string = EditRefusal> =
  | { readonly revision: number }
  | { readonly refusal: Refusal };

type Folder = 'library' | 'trash';
type Edit = {
  readonly quizId: string;
  readonly folder: Folder;
  readonly by: Editor;
  readonly atMs: number;
};
type Work<T> = (tx: Run, game: LockedGame) => Promise<T>;

/** Runs `work` on the editor's own game, in one transaction that looks at session and owner inside it. */
function withOwnGame<T>(
  engine: Engine,
  { quizId, folder, by, atMs }: Edit,
  work: Work<T>,
): Promise<T | { refusal: EditRefusal }> {
  return engine.transaction(async (tx) => {
    const session = await sessionUser(tx, by.tokenHash, atMs, engine.holdSession);
    if (!session) return { refusal: 'SIGN_IN_AGAIN' };
    const isThere = folder === 'trash' ? sql`IS NOT NULL` : sql`IS NULL`;
    const condition = sql`quiz_id = ${quizId.toLowerCase()}
      AND owner_key = ${foldName(session.userName)} AND deleted_at ${isThere}`;
    const [game] = await lockGames(engine, tx, condition);
    return game ? work(tx, game) : { refusal: 'NO_SUCH_QUIZ' };
  });
}

/** What keeps the editor from changing this revision; null when nothing does. */
function refusalOf({ ifMatch }: Editor, { revision }: LockedGame): EditRefusal | null {
  if (ifMatch === undefined) return 'REVISION_NEEDED';
  return revisionOf(ifMatch) === revision ? null : 'GAME_CHANGED';
}

/** Makes the next revision of the editor's own game. */
function revise(
  engine: Engine,
  edit: Edit,
  changeOf: (game: LockedGame) => Parameters<typeof changeGame>[3],
): Promise<Changed> {
  return withOwnGame(engine, edit, async (tx, game) => {
    const refusal = edit.folder === 'library' ? refusalOf(edit.by, game) : null;
    if (refusal !== null) return { refusal };
    const revision = game.revision + 1;
    await changeGame(engine, tx, game, { ...changeOf(game), revision });
    return { revision };
  });
}

/** What players see of a setup. */
const textsOf = (setup: Setup | null): string[] =>
  setup ? [setup.name, ...setup.chips.filter(isPrize)] : [];

export const editGame = (
  engine: Engine,
  quizId: string,
  change: GameChange,
  by: Editor,
  atMs: number,
  pendingAt: number | null,
) =>
  revise(engine, { quizId, folder: 'library', by, atMs }, (game) => {
    const { title = game.title, entries, setup = game.setup } = change;
    const before = textsOf(game.setup);
    const hasNewText =
      entries !== undefined ||
      title !== game.title ||
      textsOf(setup).some((text) => !before.includes(text));
    return { ...change, ...(hasNewText && pendingAt !== null && { pendingAt }), updatedAt: atMs };
  });

export const trashGame = (engine: Engine, quizId: string, by: Editor, atMs: number) =>
  revise(engine, { quizId, folder: 'library', by, atMs }, () => ({ deletedAt: atMs }));

export const restoreGame = (engine: Engine, quizId: string, by: Editor, atMs: number) =>
  revise(engine, { quizId, folder: 'trash', by, atMs }, () => ({ deletedAt: null }));

/** For good; only what is in the trash. The quizId stays taken for all but its former owner. */
export async function removeGame(
  engine: Engine,
  quizId: string,
  by: Editor,
  atMs: number,
): Promise<EditRefusal | null> {
  const removed = await withOwnGame(engine, { quizId, folder: 'trash', by, atMs }, (tx, game) =>
    removeGames(engine, tx, [game]),
  );
  return removed?.refusal ?? null;
}

/** A private copy with a new quizId, for each viewer of the game. */
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
    if (!session) return { refusal: 'SIGN_IN_AGAIN' };
    const owner = session.userName;
    const original = await readWholeGame(tx, quizId, owner, { copied: true });
    if (!original) return { refusal: 'NO_SUCH_QUIZ' };
    const { gameTitle, isMine, language, entries, setup } = original;
    const title = isMine ? copyTitleOf(gameTitle, language) : gameTitle;
    const copy = { quizId: newQuizId, title, owner, language, entries, setup };
    const refusal = await addToLibrary(
      engine,
      tx,
      { ...copy, visibility: 'private' },
      atMs,
      pendingAt,
    );
    return refusal === null ? { revision: 1 } : { refusal };
  });
}
