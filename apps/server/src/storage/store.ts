import type { Language } from '@wheel/contract';
import type { Clock } from '../clock.ts';
import type { PublicGames } from './access.ts';
import * as accounts from './accounts.ts';
import * as edits from './edits.ts';
import type { Engine, MigrationWatch } from './engine.ts';
import { type Creator, createGame, gamesOf, type NewGame, quiz } from './games.ts';
import { exportGames, keptOfOwn, libraryOf, wholeGame } from './library.ts';
import { createPlayCounter } from './plays.ts';
import { openPostgresEngine } from './postgres/postgres-engine.ts';
import { createRoomOwners } from './postgres/room-owners.ts';
import { createPurge } from './purge.ts';
import * as review from './review.ts';
import * as rooms from './rooms.ts';
import { searchGames } from './search.ts';
import {
  addSession,
  clampSessions,
  createEndedSessions,
  findSession,
  purgeSessions,
} from './sessions.ts';
import { gameSetup } from './setups.ts';
import { sql } from './sql.ts';
import { openSqliteEngine } from './sqlite/sqlite-engine.ts';
import { addStarterGames } from './starter-games.ts';
import { createSuggestionList } from './suggestions.ts';
import { type CallTimer, timeCalls } from './timed-engine.ts';

export type StorageSettings = {
  /** A `postgres://` address, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Where the embedded database lives; created when missing. */
  readonly dataDir: string;
  /** Whether an empty database gets its first games; true unless said otherwise. */
  readonly starterGames?: boolean;
  /** How public games are listed; `on` unless said otherwise. */
  readonly publicGames?: PublicGames;
  /** After how many days without a play a guest's game is removed; never unless said otherwise. */
  readonly guestGamesDays?: number | null;
};

export type StorageLog = {
  warn(details: { err?: unknown }, message: string): void;
  info(details: object, message: string): void;
};

/**
 * Everything the server keeps. SQLite and PostgreSQL answer alike. Times are epoch milliseconds.
 * Any call may reject with a `StorageError`: STORAGE_FULL when there is no room for a write,
 * STORAGE_BUSY when the database does not answer now and a retry is worth it.
 */
export type Store = ReturnType<typeof storeOver>;

const PURGE_EVERY_MS = 60 * 60 * 1000;
const SILENT: StorageLog = { warn() {}, info() {} };

export async function openStore(
  settings: StorageSettings,
  log: StorageLog = SILENT,
  clock: Clock = Date.now,
  onCall?: CallTimer,
): Promise<Store> {
  const { publicGames = 'on' } = settings;
  const opened = await openEngine(
    settings,
    (err) => log.warn({ err }, 'A connection to the database was lost.'),
    {
      onWait: () => log.warn({}, 'Waiting for another server that migrates this database.'),
      onMigrate: () => log.info({}, 'Migrating the database of an earlier version.'),
    },
  );
  const engine = onCall ? timeCalls(opened, onCall) : opened;
  try {
    if (settings.starterGames ?? true) await addStarterGames(engine, clock());
    if (publicGames === 'on') await review.releaseWaiting(engine);
    await accounts.completeSkeletons(engine);
    await clampSessions(engine, clock());
    await purgeSessions(engine, clock());
    await rooms.purgeRooms(engine, clock());
  } catch (error) {
    await engine.close();
    throw error;
  }
  return storeOver(engine, settings, log, clock);
}

export async function openEngine(
  { databaseUrl, dataDir }: StorageSettings,
  onLost: (error: unknown) => void,
  watch?: MigrationWatch,
): Promise<Engine> {
  return databaseUrl === null
    ? openSqliteEngine(dataDir, watch)
    : openPostgresEngine(databaseUrl, onLost, watch);
}

type Calls = Readonly<Record<string, (engine: Engine, ...args: never[]) => unknown>>;
type Bound<T extends Calls> = {
  readonly [Name in keyof T]: T[Name] extends (engine: Engine, ...args: infer Args) => infer Result
    ? (...args: Args) => Result
    : never;
};

/** The calls with their first argument filled in. */
const bind = <T extends Calls>(engine: Engine, calls: T) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, call.bind(null, engine)]),
  ) as Bound<T>;

function storeOver(
  engine: Engine,
  { publicGames = 'on', guestGamesDays = null }: StorageSettings,
  log: StorageLog,
  clock: Clock,
) {
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message);
  const suggestions = createSuggestionList(engine);
  const ended = createEndedSessions(engine);
  const isListing = publicGames !== 'off';
  /** Since when what is written now waits for a reviewer; null where nothing has to. */
  const waitsFrom = (atMs: number) => (publicGames === 'on' ? null : atMs);
  const plays = createPlayCounter(engine, {
    clock,
    onWritten: suggestions.forget,
    onError: warn('Plays could not be written; trying again.'),
  });
  const purge = createPurge(engine, guestGamesDays);
  const purgeGames = () =>
    purge.run(clock()).catch(warn('Deleted games could not be removed; trying again later.'));
  const purging = setInterval(() => {
    purgeSessions(engine, clock()).catch(warn('Expired sessions could not be removed.'));
    purgeGames();
    rooms.purgeRooms(engine, clock()).catch(warn('Rooms that ended could not be removed.'));
  }, PURGE_EVERY_MS).unref();
  // What a crash broke off goes on now, while the server already answers.
  purgeGames();

  /** A change may put a title into the suggestions or take it out. */
  const changing =
    <Args extends unknown[], T>(change: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const result = await change(...args);
      suggestions.forget();
      return result;
    };

  const calls = bind(engine, {
    ...accounts,
    ...edits,
    ...review,
    ...rooms,
    addSession,
    exportGames,
    gameSetup,
    keptOfOwn,
    libraryOf,
    quiz,
    wholeGame,
  });

  return {
    ...calls,
    /** Resolves when the database answers; used by the readiness check. */
    async ping() {
      await engine.read(sql`SELECT name FROM milestones LIMIT 1`);
    },
    closeAccount: changing(async (user: accounts.User, atMs: number) => {
      const isClosed = await calls.closeAccount(user, atMs);
      if (isClosed) purgeGames();
      return isClosed;
    }),
    findSession: async (tokenHash: string, atMs: number) =>
      ended.has(tokenHash) ? null : findSession(engine, tokenHash, atMs),
    /** The token is dead from then on, also when the database cannot be written to: it is removed there later. */
    removeSession: ended.end,
    async createGame(game: NewGame, by: Creator, atMs: number) {
      const refusal = await createGame(engine, game, by, atMs, waitsFrom(atMs));
      if (refusal === null && game.visibility === 'public') suggestions.forget();
      return refusal;
    },
    editGame: changing((quizId: string, change: edits.GameChange, by: edits.Editor, atMs: number) =>
      calls.editGame(quizId, change, by, atMs, waitsFrom(atMs)),
    ),
    trashGame: changing(calls.trashGame),
    restoreGame: changing(calls.restoreGame),
    copyGame: (quizId: string, newQuizId: string, by: edits.Editor, atMs: number) =>
      calls.copyGame(quizId, newQuizId, by, atMs, waitsFrom(atMs)),
    judge: changing(calls.judge),
    /** Removes what has been in the trash too long, and what is left of deleted accounts; soon begun by itself. */
    purge: changing(purge.run),
    gamesOf: (owner: string, viewer: string | null) => gamesOf(engine, owner, viewer, publicGames),
    search: async (text: string) => (isListing ? searchGames(engine, text) : []),
    /** Titles in the language first, where one is named. */
    suggestions: async (language: Language | null = null) =>
      isListing ? suggestions.read(language) : [],
    /** Null where the database has one server only. */
    roomOwners: engine.isShared ? createRoomOwners(engine) : null,
    /** Notes one play; returns at once, written in the background and flushed on close. */
    countPlay: plays.count,
    async close(): Promise<void> {
      clearInterval(purging);
      ended.close();
      await purge.stop();
      await plays.close().catch(warn('The last plays could not be written.'));
      await engine.close();
    },
  };
}
