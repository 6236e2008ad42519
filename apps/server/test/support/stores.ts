import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import {
  type PostgresServer,
  postgresAt,
  startPostgres,
} from '../../../../testing/system/postgres.ts';
import { openStore, type StorageSettings, type Store } from '../../src/storage/store.ts';

export type EngineName = 'SQLite' | 'PostgreSQL';

/** An empty database of one engine, for one suite; gone after it. */
export type TestDatabase = {
  readonly engine: EngineName;
  /** Known once the suite's `beforeAll` hooks run. */
  settings(): StorageSettings;
  /** Opens one more store on it, without starter games unless asked for; closed after the suite. */
  open(more?: Partial<StorageSettings>): Promise<Store>;
};

/** Runs a suite unchanged on both databases, each time on an empty one. */
export function eachEngine(title: string, suite: (database: TestDatabase) => void): void {
  describe(`${title} on SQLite`, () => suite(useSqlite()));
  describe(`${title} on PostgreSQL`, () => suite(usePostgres()));
}

/** An empty PostgreSQL database, for suites that several servers share. */
export const usePostgres = (): TestDatabase => useDatabase('PostgreSQL', postgresDatabase);

/** An empty embedded database, for suites that do not depend on the engine. */
export const useSqlite = (): TestDatabase => useDatabase('SQLite', sqliteFolder);

type Prepared = { readonly settings: StorageSettings; readonly remove: () => Promise<void> };

function useDatabase(engine: EngineName, prepare: () => Promise<Prepared>): TestDatabase {
  let prepared: Prepared | null = null;
  const opened: Store[] = [];

  beforeAll(async () => {
    prepared = await prepare();
  });
  afterAll(async () => {
    await Promise.all(opened.map((store) => store.close().catch(() => {})));
    await prepared?.remove();
  });

  function settings(): StorageSettings {
    if (!prepared) throw new Error('The database is ready in hooks and tests only.');
    return prepared.settings;
  }
  return {
    engine,
    settings,
    async open(more) {
      const store = await openStore({ ...settings(), starterGames: false, ...more });
      opened.push(store);
      return store;
    },
  };
}

async function sqliteFolder(): Promise<Prepared> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wheel-sqlite-'));
  return {
    settings: { databaseUrl: null, dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** The server of this file, where none was started for the whole run. */
let ownServer: Promise<PostgresServer> | null = null;
afterAll(async () => {
  await (await ownServer)?.stop();
});

/** A PostgreSQL that is gone after the run. */
export function postgresServer(): PostgresServer | Promise<PostgresServer> {
  const sharedPort = inject('postgresPort');
  if (sharedPort) return postgresAt(sharedPort);
  ownServer ??= startPostgres();
  return ownServer;
}

async function postgresDatabase(): Promise<Prepared> {
  const server = await postgresServer();
  return {
    settings: { databaseUrl: await server.createDatabase(), dataDir: '' },
    remove: async () => {},
  };
}
