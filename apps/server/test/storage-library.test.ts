import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewGame } from '../src/storage/games.ts';
import type { Store } from '../src/storage/store.ts';
import { inconsistencies } from './support/consistency.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { executeSql } from './support/sql.ts';
import { eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 24 * 3_600_000;
const asAda = { tokenHash: 'ada-token' };
const atFirst = { ...asAda, ifMatch: '"1"' };

async function openWithAda(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  await store.addUser({ userName: 'Ada', passwordHash: 'hash' }, NOW);
  await store.addSession({ tokenHash: asAda.tokenHash, userName: 'Ada' }, NOW);
  return store;
}

async function create(store: Store, details: Partial<NewGame> = {}): Promise<string> {
  const game = gameWith({ owner: 'Ada', ...details });
  expect(await store.createGame(game, asAda, NOW)).toBeNull();
  return game.quizId;
}

eachEngine('a game', (database) => {
  let store: Store;
  beforeAll(async () => {
    store = await openWithAda(() => database.open());
  });

  it('is not changed by a session that has ended, however it was when the call began', async () => {
    const quizId = await create(store);
    const by = { tokenHash: 'gone', ifMatch: '"1"' };
    const gone = { refusal: 'SIGN_IN_AGAIN' };
    expect(await store.editGame(quizId, { title: 'X' }, by, NOW)).toEqual(gone);
    expect(await store.trashGame(quizId, by, NOW)).toEqual(gone);
    expect(await store.restoreGame(quizId, by, NOW)).toEqual(gone);
    expect(await store.removeGame(quizId, by, NOW)).toBe('SIGN_IN_AGAIN');
    expect(await store.copyGame(quizId, randomUUID(), by, NOW)).toEqual(gone);
    expect(await store.wholeGame(quizId, 'Ada')).toMatchObject({ revision: 1 });
  });

  it('a private game of a guest from version 0.1 opens for no account', async () => {
    const game = gameWith({ title: 'Lost Party', visibility: 'private' });
    await store.createGame(game, GUEST_BUILDER, NOW);
    expect(await store.quiz(game.quizId, null)).toBeNull();
    expect(await store.gamesOf('Guest', null)).toEqual([]);
  });

  it('a game of a guest cannot be changed', async () => {
    const game = gameWith();
    await store.createGame(game, GUEST_BUILDER, NOW);
    const refused = { refusal: 'NO_SUCH_QUIZ' };
    expect(await store.editGame(game.quizId, { title: 'X' }, atFirst, NOW)).toEqual(refused);
    expect(await store.trashGame(game.quizId, atFirst, NOW)).toEqual(refused);
  });

  it('is edited by one of many who have read the same revision', async () => {
    const quizId = await create(store, { title: 'Raced' });
    const edits = Array.from({ length: 8 }, (_, nth) => {
      const entries = Array.from({ length: nth + 1 }, () => ({ category: 'C', searchedWord: 'w' }));
      return store.editGame(quizId, { title: `Raced ${nth}`, entries }, atFirst, NOW);
    });
    const results = await Promise.all(edits);
    const won = results.findIndex((result) => 'revision' in result);
    expect(results.filter((result) => 'revision' in result)).toEqual([{ revision: 2 }]);
    const game = await store.wholeGame(quizId, 'Ada');
    expect(game).toMatchObject({ gameTitle: `Raced ${won}`, revision: 2 });
    expect(game?.entries).toHaveLength(won + 1);
    expect(await inconsistencies(database.settings())).toEqual([]);
  });
});

eachEngine('the purge', (database) => {
  let store: Store;
  beforeAll(async () => {
    store = await openWithAda(() => database.open());
  });
  const trashOf = async () => (await store.libraryOf('Ada', 'trash')).length;

  it('removes what has been in the trash for 30 days, and nothing else', async () => {
    const kept = await create(store, { title: 'Kept' });
    const ids: string[] = [];
    for (let nth = 0; nth < 120; nth++) ids.push(await create(store, { title: `Old ${nth}` }));
    for (const quizId of ids) await store.trashGame(quizId, atFirst, NOW);
    const late = await create(store, { title: 'Late' });
    await store.trashGame(late, atFirst, NOW + 3_600_000);

    await store.purge(NOW + 30 * DAY_MS - 1);
    expect(await trashOf()).toBe(121);
    await store.purge(NOW + 30 * DAY_MS);
    expect((await store.libraryOf('Ada', 'trash')).map(({ quizId }) => quizId)).toEqual([late]);
    expect(await store.wholeGame(kept, 'Ada')).not.toBeNull();
    expect(await inconsistencies(database.settings())).toEqual([]);
    await store.purge(NOW + 31 * DAY_MS);
    expect(await trashOf()).toBe(0);
    // A purged quizId is free again for its owner.
    expect(await create(store, { quizId: late })).toBe(late);
  });

  it('takes long games in smaller portions', async () => {
    const entries = Array.from({ length: 900 }, () => ({ category: 'C', searchedWord: 'w' }));
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => create(store, { entries })));
    for (const quizId of ids) await store.trashGame(quizId, atFirst, NOW);
    await store.purge(NOW + 30 * DAY_MS);
    expect(await trashOf()).toBe(0);
    expect(await inconsistencies(database.settings())).toEqual([]);
  });

  it('is shared by servers that purge at once', async () => {
    const ids: string[] = [];
    for (let nth = 0; nth < 130; nth++) ids.push(await create(store, { title: `Shared ${nth}` }));
    for (const quizId of ids) await store.trashGame(quizId, atFirst, NOW);
    const others = await Promise.all([database.open(), database.open()]);
    const later = NOW + 30 * DAY_MS;
    await Promise.all([store, ...others].map((one) => one.purge(later)));
    await store.purge(later);
    expect(await trashOf()).toBe(0);
    expect(await inconsistencies(database.settings())).toEqual([]);
  });

  it('goes on by itself after a start', async () => {
    // The stores opened above go by the time of the machine, for which a session of later is too long.
    await store.addSession({ tokenHash: 'ada-later', userName: 'Ada' }, NOW);
    const game = gameWith({ owner: 'Ada', title: 'Left Over' });
    const by = { tokenHash: 'ada-later', ifMatch: '"1"' };
    expect(await store.createGame(game, by, NOW)).toBeNull();
    const { quizId } = game;
    await store.trashGame(quizId, by, Date.now() - 31 * DAY_MS);
    await database.open();
    await expect.poll(trashOf, { timeout: 10_000 }).toBe(0);
  });
});

eachEngine('a deleted account', (database) => {
  const leave = () =>
    executeSql(
      database.settings(),
      `UPDATE users SET deleted_at = ${NOW}, password_hash = '' WHERE name_key = 'ada';
       DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE name_key = 'ada');`,
    );
  const register = (store: Store) => store.addUser({ userName: 'ADA', passwordHash: 'other' }, NOW);

  it('takes its games along at once, and its name once they are gone', async () => {
    const store = await openWithAda(() => database.open());
    const ids: string[] = [];
    for (let nth = 0; nth < 70; nth++) ids.push(await create(store, { title: `Leaving ${nth}` }));
    const link = await create(store, { title: 'Leaving by link', visibility: 'link' });
    const trashed = await create(store, { title: 'Leaving trash' });
    await store.trashGame(trashed, atFirst, NOW);
    await store.createGame(gameWith({ title: 'Staying' }), GUEST_BUILDER, NOW);
    expect(await store.search('leaving')).toHaveLength(50);

    await leave();
    for (const viewer of [null, 'Ada', 'Ben']) {
      for (const quizId of [ids[0] ?? '', link, trashed]) {
        expect(await store.quiz(quizId, viewer)).toBeNull();
        expect(await store.wholeGame(quizId, viewer)).toBeNull();
      }
      expect(await store.gamesOf('Ada', viewer)).toEqual([]);
    }
    expect(await store.search('leaving')).toEqual([]);
    expect(await store.search('leaving 7')).toEqual([]);
    expect(await store.suggestions()).toEqual([{ gameTitle: 'Staying' }]);
    await store.addSession({ tokenHash: 'late', userName: 'Ada' }, NOW);
    expect(await store.findSession('late', NOW)).toBeNull();

    await store.purge(NOW);
    expect(await register(store)).toBe(true);
    expect(await store.libraryOf('Ada', 'library')).toEqual([]);
    expect(await store.libraryOf('Ada', 'trash')).toEqual([]);
    expect(await store.search('staying')).toHaveLength(1);
    expect(await inconsistencies(database.settings())).toEqual([]);
  });
});

describe('the check of consistency', () => {
  eachEngine('finds', (database) => {
    it('what does not belong together', async () => {
      const store = await openWithAda(() => database.open());
      const quizId = await create(store, { title: 'Whole' });
      expect(await inconsistencies(database.settings())).toEqual([]);
      const spoil = async (sql: string, mend: string) => {
        await executeSql(database.settings(), sql);
        expect(await inconsistencies(database.settings())).not.toEqual([]);
        await executeSql(database.settings(), mend);
        expect(await inconsistencies(database.settings())).toEqual([]);
      };
      const where = `WHERE quiz_id = '${quizId}'`;
      await spoil(
        `UPDATE games SET puzzle_count = 2 ${where}`,
        `UPDATE games SET puzzle_count = 1 ${where}`,
      );
      await spoil(
        `UPDATE games SET deleted_at = 1 ${where}`,
        `UPDATE games SET deleted_at = NULL ${where}`,
      );
      // PostgreSQL keeps its index by itself.
      if (database.engine === 'PostgreSQL') return;
      await spoil(
        `UPDATE games SET title_key = 'half' ${where}`,
        `UPDATE games SET title_key = 'whole' ${where}`,
      );
      await spoil(
        `UPDATE games SET is_public = 0, visibility = 0 ${where}`,
        `UPDATE games SET is_public = 1, visibility = 2 ${where}`,
      );
    });
  });
});
