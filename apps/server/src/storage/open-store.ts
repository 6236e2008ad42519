import { addUser, findUser } from './accounts.ts';
import type { Engine } from './engine.ts';
import { createGame, gamesOf, quiz } from './games.ts';
import { createPlayCounter } from './plays.ts';
import { openPostgresEngine } from './postgres/postgres-engine.ts';
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
  const purging = setInterval(() => {
    purgeSessions(engine, Date.now()).catch(warn('Expired sessions could not be removed.'));
  }, PURGE_EVERY_MS).unref();

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
      if (refusal === null && game.isPublic) suggestions.forget();
      return refusal;
    },
    quiz: (quizId, viewer) => quiz(engine, quizId, viewer),
    gamesOf: (owner, viewer) => gamesOf(engine, owner, viewer),
    search: (text) => searchGames(engine, text),
    suggestions: suggestions.read,
    countPlay: (quizId) => plays.count(quizId),
    async close() {
      clearInterval(purging);
      await plays.close().catch(warn('The last plays could not be written.'));
      await engine.close();
    },
  };
}
