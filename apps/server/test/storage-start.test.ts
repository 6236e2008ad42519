import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { MIGRATION_LOCK, migratePostgres } from '../src/storage/postgres/migrate.ts';
import { connectSqlite, readValue } from '../src/storage/sqlite/connect.ts';
import { addStarterGames, STARTER_GAMES } from '../src/storage/starter-games.ts';
import { openEngine, openStore, type StorageSettings, type Store } from '../src/storage/store.ts';
import { inconsistencies } from './support/consistency.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { executeSql } from './support/sql.ts';
import { eachEngine } from './support/stores.ts';

const starterTitles = STARTER_GAMES.map(({ title }) => title);
const starterTitlesIn = async (store: Store) =>
  (await store.gamesOf('Wheel Studio', null)).map(({ gameTitle }) => gameTitle).toReversed();

eachEngine('a first start', (database) => {
  it('a start of several servers at once sets the database up once, with a dozen games a language', async () => {
    const starts = Array.from({ length: 5 }, () => database.open({ starterGames: true }));
    const stores = await Promise.all(starts);
    for (const store of stores) {
      await store.ping();
      expect(await starterTitlesIn(store)).toEqual(starterTitles);
    }
  });

  it('makes games that can be found, suggested and played', async () => {
    const store = await database.open({ starterGames: true });
    expect(await store.search('worter')).toHaveLength(1);
    expect(await store.suggestions()).toHaveLength(12);
    const [first] = STARTER_GAMES;
    const puzzles = await store.quiz(first?.quizId ?? '', null);
    expect(puzzles?.map(({ searchedWord }) => searchedWord).toReversed()).toEqual(
      first?.entries.map(({ searchedWord }) => searchedWord),
    );
    expect(await store.search('marchen')).toMatchObject([
      { gameTitle: 'Märchenstunde', language: 'de' },
    ]);
  });
});

eachEngine('a first start that breaks off halfway', (database) => {
  it('leaves nothing behind, and the next one makes every game once', async () => {
    const store = await database.open();
    const engine = await openEngine(database.settings(), () => {});
    let saved = 0;
    const breaking: typeof engine = {
      ...engine,
      saveGame(...game) {
        saved += 1;
        if (saved > 20) throw new Error('Broken off.');
        return engine.saveGame(...game);
      },
    };
    await expect(addStarterGames(breaking, 1)).rejects.toThrow('Broken off.');
    await engine.close();
    expect(saved).toBe(21);
    expect(await starterTitlesIn(store)).toEqual([]);

    for (let start = 1; start <= 2; start += 1) {
      const next = await database.open({ starterGames: true });
      expect(await starterTitlesIn(next)).toEqual(starterTitles);
    }
    expect(await inconsistencies(database.settings())).toEqual([]);
  });
});

eachEngine('a first start with starter games on a database with a game', (database) => {
  it('adds none', async () => {
    const before = await database.open();
    await before.createGame(gameWith({ title: 'Mine' }), GUEST_BUILDER, 1);
    const store = await database.open({ starterGames: true });
    expect(await starterTitlesIn(store)).toEqual([]);
    expect(await store.suggestions('de')).toEqual([{ gameTitle: 'Mine' }]);
  });
});

eachEngine('a stop', (database) => {
  it.runIf(database.engine === 'SQLite')('leaves everything in the one file', async () => {
    const store = await database.open({ starterGames: true });
    const { dataDir } = database.settings();
    expect(statSync(join(dataDir, 'wheel.sqlite-wal')).size).toBeGreaterThan(0);
    await store.close();
    const log = statSync(join(dataDir, 'wheel.sqlite-wal'), { throwIfNoEntry: false });
    expect(log?.size ?? 0).toBe(0);
  });
});

eachEngine('a later start', (database) => {
  it('adds no starter games to a database that has been used without them', async () => {
    const { settings } = database;
    await database.open({ starterGames: true });
    await empty(settings());
    const store = await database.open({ starterGames: true });
    expect(await store.suggestions()).toEqual([]);
  });

  it('refuses a database made by a newer version', async () => {
    await setVersion(database.settings(), 99);
    await expect(database.open()).rejects.toThrow('newer version');
  });
});

eachEngine('a start beside a server that migrates', (database) => {
  /** A server that hangs in its migration. */
  async function hungServer(): Promise<pg.Client> {
    const client = new pg.Client(`${database.settings().databaseUrl}`);
    await client.connect();
    await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    return client;
  }

  it.runIf(database.engine === 'PostgreSQL')(
    'Says once that it waits, and goes on once the other is done',
    async () => {
      const hung = await hungServer();
      const warn = vi.fn();
      const opening = openStore(
        { ...database.settings(), starterGames: false },
        { warn, info() {} },
      );
      await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 60_000 });
      await hung.end();
      const store = await opening;
      await store.ping();
      await store.close();
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        {},
        'Waiting for another server that migrates this database.',
      );
    },
  );

  it.runIf(database.engine === 'PostgreSQL')(
    'Gives up beside a server that never gets done',
    async () => {
      const hung = await hungServer();
      const onWait = vi.fn();
      const migrating = migratePostgres(
        `${database.settings().databaseUrl}`,
        { onWait },
        { warnAfterMs: 0, giveUpAfterMs: 200 },
      );
      await expect(migrating).rejects.toThrow('Another server has been migrating');
      expect(onWait).toHaveBeenCalledOnce();
      await hung.end();
    },
  );
});

const empty = (settings: StorageSettings) =>
  executeSql(settings, 'DELETE FROM puzzles; DELETE FROM games;');

const setVersion = (settings: StorageSettings, version: number) =>
  executeSql(
    settings,
    settings.databaseUrl === null
      ? `PRAGMA user_version = ${version}`
      : `INSERT INTO migrations SELECT * FROM generate_series(50, ${50 + version})`,
  );

describe('durability', () => {
  eachEngine('writes', (database) => {
    it('wait for the disk', async () => {
      await database.open();
      const { databaseUrl, dataDir } = database.settings();
      if (databaseUrl === null) {
        const connection = connectSqlite(dataDir, { timeout: 1000 });
        expect(readValue(connection, 'PRAGMA synchronous')).toBe(2);
        expect(readValue(connection, 'PRAGMA journal_mode')).toBe('wal');
        connection.close();
        expect(existsSync(join(dataDir, 'wheel.sqlite-wal'))).toBe(true);
        return;
      }
      const weakened = new URL(databaseUrl);
      weakened.searchParams.set('options', '-c synchronous_commit=off');
      await expect(database.open({ databaseUrl: String(weakened) })).resolves.toBeDefined();
    });
  });
});
