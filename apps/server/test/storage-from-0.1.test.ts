import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { underLoad } from '../../../testing/system/load.ts';
import { createPasswords } from '../src/passwords/passwords.ts';
import { openStore, type Store } from '../src/storage/store.ts';
import { inconsistencies } from './support/consistency.ts';
import { bringBack, releasedSchema, STORED } from './support/released.ts';
import { executeSql } from './support/sql.ts';
import { type EngineName, eachEngine } from './support/stores.ts';

type Known = {
  readonly tokenHash: string;
  readonly quizIds: Readonly<Record<'open' | 'secret' | 'guest' | 'twin', string>>;
};
const KNOWN: Readonly<Record<EngineName, Known>> = JSON.parse(
  readFileSync(join(STORED, 'known.json'), 'utf8'),
);

const NOW = Date.now();

const found = async (store: Store, text: string) =>
  (await store.search(text)).map(({ quizId }) => quizId);

eachEngine('a database of version 0.1', (database) => {
  const known = KNOWN[database.engine];
  const { open, secret, guest, twin } = known.quizIds;

  it('is brought up to date by several servers at once, with everything that was in it', async () => {
    await bringBack(database.settings());
    const stores = await Promise.all([database.open(), database.open(), database.open()]);
    const [store] = stores;
    if (store === undefined) throw new Error('no store');
    for (const each of stores) {
      expect(await found(each, 'größe')).toEqual([open]);
      expect(await found(each, 'secret')).toEqual([]);
    }
    expect((await store.suggestions())[0]).toEqual({ gameTitle: 'Große Größen' });
    expect((await store.gamesOf('Wheel Studio', null)).length).toBe(12);
    expect(await store.findSession(known.tokenHash, NOW)).toEqual({ userName: 'Ada Löwe' });
    const user = await store.findUser('ada löwe');
    const { verify } = await createPasswords();
    expect(await verify(user?.passwordHash ?? null, 'long enough')).toBe(true);

    const library = await store.libraryOf('Ada Löwe', 'library');
    expect(
      library.map(({ quizId, visibility, revision, plays, hidden, deletedAt }) => [
        quizId,
        visibility,
        revision,
        plays,
        hidden,
        deletedAt,
      ]),
    ).toEqual([
      [twin, 'public', 1, 0, false, null],
      [secret, 'private', 1, 1, false, null],
      [open, 'public', 1, 3, false, null],
    ]);
    for (const { createdAt, updatedAt } of library) expect(updatedAt).toBe(createdAt);
    expect(library.map(({ language }) => language)).toEqual(['en', 'en', 'en']);
    expect(await store.search('wendungen')).toMatchObject([{ language: 'de' }]);
    expect(await store.search('kitchen table')).toMatchObject([{ language: 'en' }]);
    expect(await store.quiz(secret, null)).toBeNull();
    expect(await store.wholeGame(open, null)).toMatchObject({
      gameTitle: 'Große Größen',
      username: 'Ada Löwe',
      entries: [
        { category: 'Länge', searchedWord: 'Füße' },
        { category: 'Gewicht', searchedWord: 'Zentner' },
      ],
    });
    expect(await inconsistencies(database.settings())).toEqual([]);
  });

  it('lets its games be edited, hidden from search, deleted and purged like any other', async () => {
    const store = await database.open();
    const by = (revision: number) => ({ tokenHash: known.tokenHash, ifMatch: `"${revision}"` });
    expect(await store.editGame(open, { title: 'Renamed' }, by(1), NOW)).toEqual({ revision: 2 });
    expect(await found(store, 'größe')).toEqual([]);
    expect(await found(store, 'renamed')).toEqual([open]);
    // Its wish was never written down, and is private all the same.
    expect(await store.editGame(secret, { title: 'Still secret' }, by(1), NOW)).toEqual({
      revision: 2,
    });
    expect(await found(store, 'still')).toEqual([]);
    expect(await store.wholeGame(secret, null)).toBeNull();
    await store.editGame(open, { visibility: 'link' }, by(2), NOW);
    expect(await found(store, 'renamed')).toEqual([]);
    await store.trashGame(twin, by(1), NOW);
    await store.purge(NOW + 31 * 24 * 3_600_000);
    expect(await found(store, 'twin')).toEqual([guest]);
    expect(await inconsistencies(database.settings())).toEqual([]);
  });
});

eachEngine('a start on a database of version 0.1', (database) => {
  it('Says once that it migrates', async () => {
    await bringBack(database.settings());
    const info = vi.fn();
    for (let start = 1; start <= 2; start += 1)
      await (await openStore(database.settings(), { warn() {}, info })).close();
    expect(info).toHaveBeenCalledExactlyOnceWith(
      {},
      'Migrating the database of an earlier version.',
    );
  });
});

describe('a server of version 0.1 that still runs', () => {
  eachEngine('beside this one', (database) => {
    it.runIf(database.engine === 'PostgreSQL')(
      'writes as it always did, and what it writes is understood',
      async () => {
        const { tokenHash } = KNOWN.PostgreSQL;
        await bringBack(database.settings());
        const store = await database.open();
        const create = (quizId: string, title: string, isPublic: number) =>
          executeSql(
            database.settings(),
            `WITH game AS (
               INSERT INTO games (quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, created_at)
               VALUES ('${quizId}', '${title}', lower('${title}'), 'Ada Löwe', 'ada löwe', ${isPublic}, 1, 0)
               RETURNING id
             ), puzzle AS (
               INSERT INTO puzzles (game_id, position, category, searched_word)
               SELECT id, 0, 'c', 'w' FROM game
             )
             INSERT INTO suggestions (title, plays, game_id) SELECT '${title}', 0, id FROM game
             ON CONFLICT (title) DO UPDATE SET game_id = excluded.game_id`,
          );
        await create('made-by-old', 'Made by old', 1);
        await create('kept-by-old', 'Kept by old', 0);
        expect(await found(store, 'by old')).toEqual(['made-by-old']);
        expect(await store.quiz('made-by-old', null)).toMatchObject([{ language: 'en' }]);
        const by = (revision: number) => ({ tokenHash, ifMatch: `"${revision}"` });
        await store.editGame('kept-by-old', { title: 'Kept by new' }, by(1), NOW);
        expect(await found(store, 'by new')).toEqual([]);
        await store.trashGame('made-by-old', by(1), NOW);
        await store.purge(NOW + 31 * 24 * 3_600_000);
        expect(await inconsistencies(database.settings())).toEqual([]);
      },
    );

    it.runIf(database.engine === 'PostgreSQL')(
      'never waits long, though somebody holds the migration up',
      async () => {
        const { databaseUrl } = database.settings();
        const held = new pg.Client(`${databaseUrl}`);
        const busy = new pg.Client(`${databaseUrl}`);
        await Promise.all([held.connect(), busy.connect()]);
        await executeSql(
          database.settings(),
          `DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${releasedSchema('PostgreSQL')}`,
        );
        // As a backup would.
        await held.query('BEGIN; SELECT count(*) FROM games');
        const opening = database.open({ starterGames: false });
        let longestMs = 0;
        for (const startedAt = performance.now(); performance.now() - startedAt < 3000; ) {
          const askedAt = performance.now();
          await busy.query('SELECT count(*) FROM games');
          longestMs = Math.max(longestMs, performance.now() - askedAt);
          await wait(5);
        }
        await held.query('COMMIT');
        await (await opening).ping();
        await Promise.all([held.end(), busy.end()]);
        // It waits for the table 300 ms at a time; a loaded machine adds its own.
        expect(longestMs).toBeLessThan(underLoad(2000));
        expect(longestMs).toBeGreaterThan(100);
      },
    );
  });
});
