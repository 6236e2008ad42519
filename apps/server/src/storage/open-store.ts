import { addUser, findUser } from './accounts.ts';
import { copyGame, editGame, removeGame, restoreGame, trashGame } from './edits.ts';
import type { Engine } from './engine.ts';
import { createGame, gamesOf, quiz } from './games.ts';
import { libraryOf, wholeGame } from './library.ts';
import { createPlayCounter } from './plays.ts';
import { openPostgresEngine } from './postgres/postgres-engine.ts';
import { createPurge } from './purge.ts';
import { searchGames } from './search.ts';
import { addSession, findSession, purgeSessions, removeSession } from './sessions.ts';
import { sql } from './sql.ts';
import { openSqliteEngine } from './sqlite/sqlite-engine.ts';
import { addStarterGames } from './starter-games.ts';
import type { Store } from './store.ts';
import { createSuggestionList } from './suggestions.ts';

export type StorageSettings = {
  /** A `postgres://` address, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Where the embedded database lives; created when missing. */
  readonly dataDir: string;
  /** Whether an empty database gets its first games; true unless said otherwise. */
  readonly starterGames?: boolean;
};

export type StorageLog = {
  warn(details: { err: unknown }, message: string): void;
};

const PURGE_EVERY_MS = 60 * 60 * 1000;
const SILENT: StorageLog = { warn() {} };

export async function openStore(
  settings: StorageSettings,
  log: StorageLog = SILENT,
): Promise<Store> {
  const engine = await openEngine(settings, (err) =>
    log.warn({ err }, 'A connection to the database was lost.'),
  );
  try {
    if (settings.starterGames ?? true) await addStarterGames(engine, Date.now());
    await purgeSessions(engine, Date.now());
  } catch (error) {
    await engine.close();
    throw error;
  }
  return storeOver(engine, log);
}

export async function openEngine(
  { databaseUrl, dataDir }: StorageSettings,
  onLost: (error: unknown) => void,
): Promise<Engine> {
  return databaseUrl === null ? openSqliteEngine(dataDir) : openPostgresEngine(databaseUrl, onLost);
}

function storeOver(engine: Engine, log: StorageLog): Store {
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message);
  const suggestions = createSuggestionList(engine);
  const plays = createPlayCounter(engine, {
    onWritten: suggestions.forget,
    onError: warn('Plays could not be written; trying again.'),
  });
  const purge = createPurge(engine);
  const purgeGames = () =>
    purge.run(Date.now()).catch(warn('Deleted games could not be removed; trying again later.'));
  const purging = setInterval(() => {
    purgeSessions(engine, Date.now()).catch(warn('Expired sessions could not be removed.'));
    purgeGames();
  }, PURGE_EVERY_MS).unref();
  // What a crash broke off goes on now, while the server already answers.
  purgeGames();

  /** A change may put a title into the suggestions or take it out. */
  async function changing<T>(change: Promise<T>): Promise<T> {
    const result = await change;
    suggestions.forget();
    return result;
  }

  return {
    async ping() {
      await engine.read(sql`SELECT name FROM milestones LIMIT 1`);
    },
    addUser: (user, atMs) => addUser(engine, user, atMs),
    findUser: (name) => findUser(engine, name),
    addSession: (session, atMs) => addSession(engine, session, atMs),
    findSession: (tokenHash, atMs) => findSession(engine, tokenHash, atMs),
    removeSession: (tokenHash) => removeSession(engine, tokenHash),
    async createGame(game, by, atMs) {
      const refusal = await createGame(engine, game, by, atMs);
      if (refusal === null && game.visibility === 'public') suggestions.forget();
      return refusal;
    },
    libraryOf: (owner, place) => libraryOf(engine, owner, place),
    wholeGame: (quizId, viewer) => wholeGame(engine, quizId, viewer),
    editGame: (quizId, change, by, atMs) => changing(editGame(engine, quizId, change, by, atMs)),
    trashGame: (quizId, by, atMs) => changing(trashGame(engine, quizId, by, atMs)),
    restoreGame: (quizId, by, atMs) => changing(restoreGame(engine, quizId, by, atMs)),
    removeGame: (quizId, by, atMs) => removeGame(engine, quizId, by, atMs),
    copyGame: (quizId, newQuizId, by, atMs) => copyGame(engine, quizId, newQuizId, by, atMs),
    purge: (atMs) => changing(purge.run(atMs)),
    quiz: (quizId, viewer) => quiz(engine, quizId, viewer),
    gamesOf: (owner, viewer) => gamesOf(engine, owner, viewer),
    search: (text) => searchGames(engine, text),
    suggestions: suggestions.read,
    countPlay: (quizId) => plays.count(quizId),
    async close() {
      clearInterval(purging);
      await purge.stop();
      await plays.close().catch(warn('The last plays could not be written.'));
      await engine.close();
    },
  };
}
