import { exportGames } from './account-games.ts';
import { account, addUser, changePassword, closeAccount, findUser } from './accounts.ts';
import { copyGame, editGame, removeGame, restoreGame, trashGame } from './edits.ts';
import type { Engine } from './engine.ts';
import { createGame, gamesOf, quiz } from './games.ts';
import { libraryOf, wholeGame } from './library.ts';
import { createPlayCounter } from './plays.ts';
import { openPostgresEngine } from './postgres/postgres-engine.ts';
import { createPurge } from './purge.ts';
import { reportGame } from './reports.ts';
import { judge, releaseWaiting, reviewList } from './review.ts';
import {
  addRoom,
  claimRoom,
  closeRoom,
  findRoom,
  purgeRooms,
  raiseTerm,
  saveRoom,
  touchRoom,
} from './rooms.ts';
import { searchGames } from './search.ts';
import { addSession, findSession, purgeSessions, removeSession } from './sessions.ts';
import { sql } from './sql.ts';
import { openSqliteEngine } from './sqlite/sqlite-engine.ts';
import { addStarterGames } from './starter-games.ts';
import type { PublicGames, Store } from './store.ts';
import { createSuggestionList } from './suggestions.ts';

export type StorageSettings = {
  /** A `postgres://` address, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Where the embedded database lives; created when missing. */
  readonly dataDir: string;
  /** Whether an empty database gets its first games; true unless said otherwise. */
  readonly starterGames?: boolean;
  /** How public games are listed; `on` unless said otherwise. */
  readonly publicGames?: PublicGames;
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
  const { publicGames = 'on' } = settings;
  const engine = await openEngine(settings, (err) =>
    log.warn({ err }, 'A connection to the database was lost.'),
  );
  try {
    if (settings.starterGames ?? true) await addStarterGames(engine, Date.now());
    if (publicGames === 'on') await releaseWaiting(engine);
    await purgeSessions(engine, Date.now());
    await purgeRooms(engine, Date.now());
  } catch (error) {
    await engine.close();
    throw error;
  }
  return storeOver(engine, publicGames, log);
}

export async function openEngine(
  { databaseUrl, dataDir }: StorageSettings,
  onLost: (error: unknown) => void,
): Promise<Engine> {
  return databaseUrl === null ? openSqliteEngine(dataDir) : openPostgresEngine(databaseUrl, onLost);
}

function storeOver(engine: Engine, publicGames: PublicGames, log: StorageLog): Store {
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message);
  const suggestions = createSuggestionList(engine);
  const isListing = publicGames !== 'off';
  /** Since when what is written now waits for a reviewer; null where nothing has to. */
  const waitsFrom = (atMs: number) => (publicGames === 'reviewed' ? atMs : null);
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
    purgeRooms(engine, Date.now()).catch(warn('Rooms that ended could not be removed.'));
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
    account: (userName) => account(engine, userName),
    exportGames: (userName) => exportGames(engine, userName),
    changePassword: (user, to, atMs) => changePassword(engine, user, to, atMs),
    async closeAccount(user, atMs) {
      const isClosed = await changing(closeAccount(engine, user, atMs));
      if (isClosed) purgeGames();
      return isClosed;
    },
    addSession: (session, atMs) => addSession(engine, session, atMs),
    findSession: (tokenHash, atMs) => findSession(engine, tokenHash, atMs),
    removeSession: (tokenHash) => removeSession(engine, tokenHash),
    async createGame(game, by, atMs) {
      const refusal = await createGame(engine, game, by, atMs, waitsFrom(atMs));
      if (refusal === null && game.visibility === 'public') suggestions.forget();
      return refusal;
    },
    libraryOf: (owner, place) => libraryOf(engine, owner, place),
    wholeGame: (quizId, viewer) => wholeGame(engine, quizId, viewer),
    editGame: (quizId, change, by, atMs) =>
      changing(editGame(engine, quizId, change, by, atMs, waitsFrom(atMs))),
    trashGame: (quizId, by, atMs) => changing(trashGame(engine, quizId, by, atMs)),
    restoreGame: (quizId, by, atMs) => changing(restoreGame(engine, quizId, by, atMs)),
    removeGame: (quizId, by, atMs) => removeGame(engine, quizId, by, atMs),
    copyGame: (quizId, newQuizId, by, atMs) =>
      copyGame(engine, quizId, newQuizId, by, atMs, waitsFrom(atMs)),
    purge: (atMs) => changing(purge.run(atMs)),
    quiz: (quizId, viewer) => quiz(engine, quizId, viewer),
    gamesOf: (owner, viewer) => gamesOf(engine, owner, viewer, publicGames),
    reportGame: (quizId, by, report, atMs) => reportGame(engine, quizId, by, report, atMs),
    reviewList: () => reviewList(engine),
    judge: (quizId, verdict, atMs) => changing(judge(engine, quizId, verdict, atMs)),
    search: async (text) => (isListing ? searchGames(engine, text) : []),
    suggestions: async () => (isListing ? suggestions.read() : []),
    addRoom: (room, atMs) => addRoom(engine, room, atMs),
    findRoom: (code, atMs) => findRoom(engine, code, atMs),
    raiseTerm: (code, from, atMs) => raiseTerm(engine, code, from, atMs),
    claimRoom: (code, atMs) => claimRoom(engine, code, atMs),
    saveRoom: (room) => saveRoom(engine, room),
    touchRoom: (code, atMs) => touchRoom(engine, code, atMs),
    closeRoom: (code, atMs) => closeRoom(engine, code, atMs),
    countPlay: (quizId) => plays.count(quizId),
    async close() {
      clearInterval(purging);
      await purge.stop();
      await plays.close().catch(warn('The last plays could not be written.'));
      await engine.close();
    },
  };
}
