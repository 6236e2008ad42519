import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StorageSettings } from '../src/storage/open-store.ts';
import { STEPS as POSTGRES_STEPS } from '../src/storage/postgres/migrations.ts';
import { connectSqlite, readValue } from '../src/storage/sqlite/connect.ts';
import { STEPS as SQLITE_STEPS } from '../src/storage/sqlite/migrations.ts';
import { STARTER_GAMES } from '../src/storage/starter-games/index.ts';
import { executeSql } from './support/sql.ts';
import { type EngineName, eachEngine } from './support/stores.ts';

const starterTitles = STARTER_GAMES.map(({ title }) => title);

eachEngine('a first start', (database) => {
  it('of several servers at once sets the database up once, with a dozen games', async () => {
    const starts = Array.from({ length: 5 }, () => database.open({ starterGames: true }));
    const stores = await Promise.all(starts);
    for (const store of stores) {
      await store.ping();
      const games = await store.gamesOf('Wheel Studio', null);
      expect(games.map(({ gameTitle }) => gameTitle).toReversed()).toEqual(starterTitles);
    }
  });

  it('makes games that can be found, suggested and played', async () => {
    const store = await database.open({ starterGames: true });
    expect(await store.search('worter')).toHaveLength(1);
    expect(await store.suggestions()).toHaveLength(12);
    const [first] = STARTER_GAMES;
    const puzzles = await store.quiz(first?.quizId ?? '', null);
    expect(puzzles?.map(({ searchedWord }) => searchedWord).toReversed()).toEqual(
      first?.puzzles.map(([, searchedWord]) => searchedWord),
    );
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

const OLD_GAME = `
  INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
    VALUES ('made-before', 'Made Before', 'made before', 'Guest', 'guest', 1, 1, 0);`;

const FIRST_VERSION: Record<EngineName, string> = {
  SQLite: `${SQLITE_STEPS[0]} ${OLD_GAME}
    INSERT INTO title_grams (rowid, grams) VALUES (1, 'x62 x62x65 x62x65x66 x62x65x66x6fx72 x65x66x6fx72x65');
    PRAGMA user_version = 1;`,
  PostgreSQL: `${POSTGRES_STEPS[0]} ${OLD_GAME}
    CREATE TABLE migrations (step integer PRIMARY KEY);
    INSERT INTO migrations VALUES (1);`,
};

eachEngine('an older database', (database) => {
  it('is brought up to date, and its games are found', async () => {
    await executeSql(database.settings(), FIRST_VERSION[database.engine]);
    const store = await database.open();
    expect(await store.search('before')).toMatchObject([{ quizId: 'made-before' }]);
  });

  it.runIf(database.engine === 'PostgreSQL')('has its titles in smaller blocks', async () => {
    const inBlockOne = 'title_grams(16384, $$x$$) @> ARRAY[$$1:x$$]';
    await executeSql(database.settings(), `DO 'BEGIN ASSERT ${inBlockOne}; END'`);
  });
});

const empty = (settings: StorageSettings) =>
  executeSql(settings, 'DELETE FROM suggestions; DELETE FROM puzzles; DELETE FROM games;');

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
