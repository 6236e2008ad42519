import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEngine, type StorageSettings } from '../src/storage/open-store.ts';
import { sql } from '../src/storage/sql.ts';
import { connectSqlite, readValue } from '../src/storage/sqlite/connect.ts';
import { STARTER_GAMES } from '../src/storage/starter-games.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { releasedSchema } from './support/released.ts';
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
      first?.entries.map(({ searchedWord }) => searchedWord),
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

/** A database as released versions left it, with their index of titles and their table of suggestions. */
const OLD_GAMES = ['Made Before', 'Also Old', 'Made Before', 'Secret'].map((title, nth) => ({
  id: nth + 1,
  title,
  key: title.toLowerCase(),
  plays: nth === 1 ? 7 : 0,
  isPublic: title === 'Secret' ? 0 : 1,
}));

const oldRows = OLD_GAMES.map(
  ({ title, key, plays, isPublic }, nth) => `
  INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at)
    VALUES ('old-${nth + 1}', '${title}', '${key}', 'Guest', 'guest', ${isPublic}, 1, ${plays}, 0);
  INSERT INTO puzzles (game_id, position, category, searched_word) VALUES (${nth + 1}, 0, 'c', 'w');`,
).join('');
const oldSuggestions = `
  INSERT INTO suggestions (title, plays, game_id) VALUES ('Also Old', 7, 2), ('Made Before', 0, 3);`;
const oldGrams = OLD_GAMES.filter(({ isPublic }) => isPublic === 1)
  .map(({ id, key }) => {
    const codes = Array.from(`\u0002${key}`, (letter) => `x${letter.charCodeAt(0).toString(16)}`);
    const runs = [1, 2, 3, 5].flatMap((size) =>
      codes.slice(size - 1).map((_, at) => codes.slice(at, at + size).join('')),
    );
    return `INSERT INTO title_grams (rowid, grams) VALUES (${id}, '${runs.join(' ')}');`;
  })
  .join('');

const released = (engine: EngineName, steps: number) =>
  `${releasedSchema(engine, steps)} ${oldRows} ${oldSuggestions} ${engine === 'SQLite' ? oldGrams : ''}`;

describe.each([1, 2, 3])('a database of released step %i', (steps) => {
  eachEngine('brought up to date', (database) => {
    it.skipIf(database.engine === 'SQLite' && steps === 3)(
      'by several servers at once has all its games, found and suggested as before',
      async () => {
        await executeSql(database.settings(), released(database.engine, steps));
        const stores = await Promise.all([database.open(), database.open(), database.open()]);
        for (const store of stores) {
          for (const text of ['made before', 'fore', 'e b', 'm']) {
            const found = (await store.search(text)).map(({ quizId }) => quizId);
            expect(found).toEqual(['old-3', 'old-1']);
          }
          expect(await store.search('also')).toMatchObject([{ quizId: 'old-2', puzzleCount: 1 }]);
          expect(await store.search('secret')).toEqual([]);
          expect(await store.quiz('old-1', null)).toHaveLength(1);
          expect(await store.suggestions()).toEqual([
            { gameTitle: 'Also Old' },
            { gameTitle: 'Made Before' },
          ]);
        }
        const [store] = stores;
        await store?.createGame(gameWith({ title: 'Made After' }), GUEST_BUILDER, 0);
        expect(await store?.search('made')).toHaveLength(3);

        const engine = await openEngine(database.settings(), () => {});
        await engine.transaction(async (tx) => {
          await engine.unindexTitle(tx, { id: 2, titleKey: 'also old' });
          await tx(sql`UPDATE games SET title = 'Also New', title_key = 'also new' WHERE id = 2`);
          await engine.indexTitle(tx, { id: 2, titleKey: 'also new' });
        });
        await engine.close();
        expect(await store?.search('also old')).toEqual([]);
        expect(await store?.search('so new')).toMatchObject([{ quizId: 'old-2' }]);
      },
    );
  });
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
