import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/storage/store.ts';
import { inconsistencies } from './support/consistency.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { executeSql } from './support/sql.ts';
import { eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 24 * 3_600_000;

eachEngine('the quizId of a game that was removed for good', (database) => {
  let store: Store;
  const by = (name: string) => ({ tokenHash: `${name}-token` });
  async function join(userName: string, atMs = NOW) {
    await store.addUser({ userName, passwordHash: 'hash' }, atMs);
    await store.addSession({ ...by(userName), userName }, atMs);
  }
  beforeAll(async () => {
    store = await database.open();
    await join('Ada');
    await join('Ben');
  });

  const create = (quizId: string, owner: string) =>
    store.createGame(
      gameWith({ quizId, owner, title: 'Printed link' }),
      owner === 'Guest' ? GUEST_BUILDER : by(owner),
      NOW,
    );
  async function removedGame(owner = 'Ada'): Promise<string> {
    const game = gameWith({ owner });
    await store.createGame(game, by(owner), NOW);
    await store.trashGame(game.quizId, { ...by(owner), ifMatch: '"1"' }, NOW);
    expect(await store.removeGame(game.quizId, by(owner), NOW)).toBeNull();
    return game.quizId;
  }

  it('is free for its former owner alone', async () => {
    const quizId = await removedGame();
    expect(await create(quizId, 'Guest')).toBe('QUIZ_ID_TAKEN');
    expect(await create(quizId.toUpperCase(), 'Ben')).toBe('QUIZ_ID_TAKEN');
    expect(await store.quiz(quizId, null)).toBeNull();
    expect(await store.search('Printed')).toEqual([]);
    expect(await create(quizId, 'Ada')).toBeNull();
    expect(await store.quiz(quizId, null)).not.toBeNull();
    expect(await inconsistencies(database.settings())).toEqual([]);
  });

  it('cannot be taken for a copy either', async () => {
    const quizId = await removedGame();
    const source = gameWith();
    await store.createGame(source, GUEST_BUILDER, NOW);
    const taken = { refusal: 'QUIZ_ID_TAKEN' };
    expect(await store.copyGame(source.quizId, quizId, by('Ben'), NOW)).toEqual(taken);
    expect(await store.copyGame(source.quizId, quizId, by('Ada'), NOW)).toEqual({ revision: 1 });
  });

  it('stays taken after 30 days in the trash', async () => {
    const game = gameWith({ owner: 'Ada' });
    await store.createGame(game, by('Ada'), NOW);
    await store.trashGame(game.quizId, { ...by('Ada'), ifMatch: '"1"' }, NOW);
    await store.purge(NOW + 30 * DAY_MS);
    expect(await create(game.quizId, 'Guest')).toBe('QUIZ_ID_TAKEN');
    expect(await create(game.quizId, 'Ada')).toBeNull();
  });

  it('stays taken once a reviewer has removed the game of a guest', async () => {
    const game = gameWith();
    await store.createGame(game, GUEST_BUILDER, NOW);
    expect(await store.judge(game.quizId, 'remove', NOW)).toBe(true);
    expect(await create(game.quizId, 'Guest')).toBe('QUIZ_ID_TAKEN');
    expect(await create(game.quizId, 'Ada')).toBe('QUIZ_ID_TAKEN');
  });

  it('stays taken once its account is deleted, even for a later account of that name', async () => {
    await join('Cleo');
    const before = await removedGame('Cleo');
    const game = gameWith({ owner: 'Cleo' });
    await store.createGame(game, by('Cleo'), NOW);
    await store.closeAccount({ userName: 'Cleo', passwordHash: 'hash' }, NOW);
    await store.purge(NOW);
    await join('Cleo', NOW + 1);
    for (const quizId of [before, game.quizId])
      for (const owner of ['Guest', 'Ada', 'Cleo'])
        expect(await create(quizId, owner)).toBe('QUIZ_ID_TAKEN');
  });

  it('cannot be taken in the moment in which the game is removed', async () => {
    for (let round = 0; round < 20; round += 1) {
      const game = gameWith({ owner: 'Ada' });
      await store.createGame(game, by('Ada'), NOW);
      await store.trashGame(game.quizId, { ...by('Ada'), ifMatch: '"1"' }, NOW);
      const [, ...taking] = await Promise.all([
        store.removeGame(game.quizId, by('Ada'), NOW),
        create(game.quizId, 'Ben'),
        create(game.quizId, 'Guest'),
      ]);
      expect(taking).toEqual(['QUIZ_ID_TAKEN', 'QUIZ_ID_TAKEN']);
    }
  });
});

eachEngine('games of guests', (database) => {
  const now = Date.now();
  const old = now - 200 * DAY_MS;
  const setAges = (title: string, ages: string) =>
    executeSql(database.settings(), `UPDATE games SET ${ages} WHERE title = '${title}'`);
  const datePlays = (atMs: number) =>
    executeSql(
      database.settings(),
      `UPDATE milestones SET reached_at = ${atMs} WHERE name = 'plays-dated'`,
    );

  describe('games that are not played', () => {
    let store: Store;
    const left = async () =>
      (await store.gamesOf('Guest', null)).map(({ gameTitle }) => gameTitle).sort();
    beforeAll(async () => {
      store = await database.open();
      await store.addUser({ userName: 'Ada', passwordHash: 'hash' }, now);
      await store.addSession({ tokenHash: 'ada', userName: 'Ada' }, now);
      for (const title of ['New', 'Old', 'Played'])
        await store.createGame(gameWith({ title }), GUEST_BUILDER, now);
      await store.createGame(gameWith({ title: 'Hers', owner: 'Ada' }), { tokenHash: 'ada' }, now);
      for (const title of ['Old', 'Played', 'Hers']) await setAges(title, `created_at = ${old}`);
      await setAges('Played', `played_at = ${now - DAY_MS}`);
    });

    it('are kept unless the operator says otherwise', async () => {
      await datePlays(old);
      await store.purge(now);
      expect(await left()).toEqual(['New', 'Old', 'Played']);
    });

    it('are kept while plays were not dated yet', async () => {
      await datePlays(now);
      const purging = await database.open({ guestGamesDays: 90 });
      await purging.purge(now);
      expect(await left()).toEqual(['New', 'Old', 'Played']);
    });

    it('are removed after GUEST_GAMES_DAYS, and nothing else is', async () => {
      await datePlays(old);
      const purging = await database.open({ guestGamesDays: 90 });
      await purging.purge(now);
      expect(await left()).toEqual(['New', 'Played']);
      expect(await store.gamesOf('Ada', null)).toHaveLength(1);
      expect(await inconsistencies(database.settings())).toEqual([]);
    });
  });

  it('count a play as one of that day', async () => {
    const store = await database.open();
    const game = gameWith({ title: 'Just played' });
    await store.createGame(game, GUEST_BUILDER, now);
    await setAges('Just played', `created_at = ${old}`);
    store.countPlay(game.quizId);
    await store.close();
    await datePlays(old);
    const purging = await database.open({ guestGamesDays: 90 });
    await purging.purge(Date.now());
    expect(await purging.quiz(game.quizId, null)).not.toBeNull();
  });
});
