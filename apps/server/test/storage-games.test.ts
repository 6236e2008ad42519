import { beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/storage/store.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;

eachEngine('games', (database) => {
  let store: Store;
  const asAda = { tokenHash: 'ada-token' };
  const asBen = { tokenHash: 'ben-token' };

  beforeAll(async () => {
    store = await database.open();
    for (const name of ['Ada', 'Ben']) {
      await store.addUser({ userName: name, passwordHash: 'hash' }, NOW);
      const tokenHash = `${name.toLowerCase()}-token`;
      await store.addSession({ tokenHash, userName: name }, NOW);
    }
  });

  describe('creating', () => {
    it('answers the entry created last first, each with an integer id of its own', async () => {
      const entries = ['one', 'two', 'three'].map((searchedWord) => ({
        category: 'N',
        searchedWord,
      }));
      const game = gameWith({ title: 'In Order', entries });
      expect(await store.createGame(game, GUEST_BUILDER, NOW)).toBeNull();

      const puzzles = (await store.quiz(game.quizId, null)) ?? [];
      expect(puzzles.map(({ searchedWord }) => searchedWord)).toEqual(['three', 'two', 'one']);
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(3);
      expect(puzzles.every(({ id }) => Number.isInteger(id))).toBe(true);
      expect(puzzles[0]).toEqual({
        id: puzzles[0]?.id,
        gametitle: 'In Order',
        category: 'N',
        searchedWord: 'three',
      });
    });

    it('takes a thousand entries', async () => {
      const entries = Array.from({ length: 1000 }, () => ({ category: 'C', searchedWord: 'w' }));
      const game = gameWith({ entries });
      expect(await store.createGame(game, GUEST_BUILDER, NOW)).toBeNull();
      expect(await store.quiz(game.quizId, null)).toHaveLength(1000);
    });

    it('refuses a quizId that exists, in any case, and changes nothing', async () => {
      const game = gameWith({ title: 'First' });
      await store.createGame(game, GUEST_BUILDER, NOW);
      const again = gameWith({ quizId: game.quizId.toUpperCase(), title: 'Second' });
      expect(await store.createGame(again, GUEST_BUILDER, NOW)).toBe('QUIZ_ID_TAKEN');
      const puzzles = await store.quiz(game.quizId.toUpperCase(), null);
      expect(puzzles?.map(({ gametitle }) => gametitle)).toEqual(['First']);
      expect(await store.search('Second')).toEqual([]);
    });

    it('lets one of many win who send the same quizId at once', async () => {
      const game = gameWith({ title: 'Raced' });
      const tries = Array.from({ length: 8 }, () => store.createGame(game, GUEST_BUILDER, NOW));
      const won = (await Promise.all(tries)).filter((refusal) => refusal === null);
      expect(won).toHaveLength(1);
      expect(await store.quiz(game.quizId, null)).toHaveLength(1);
    });

    it('keeps the owner as registered, whatever the case it was sent in', async () => {
      const game = gameWith({ title: 'Proper Name', owner: 'aDA' });
      expect(await store.createGame(game, asAda, NOW)).toBeNull();
      expect((await store.search('Proper Name'))[0]?.username).toBe('Ada');
    });

    it.each([
      ['another user', { owner: 'Ben' }, asAda, 'NOT_OWNER'],
      ['a guest with a token', { owner: 'Guest' }, asAda, 'NOT_OWNER'],
      ['a user without a token', { owner: 'Ada' }, GUEST_BUILDER, 'NOT_OWNER'],
      ['an unknown token', { owner: 'Ada' }, { tokenHash: 'forged' }, 'SESSION_GONE'],
    ] as const)('refuses %s and writes nothing', async (_who, details, by, refusal) => {
      const game = gameWith(details);
      expect(await store.createGame(game, by, NOW)).toBe(refusal);
      expect(await store.quiz(game.quizId, 'Ada')).toBeNull();
    });

    it('refuses an expired or revoked session', async () => {
      await store.addSession({ tokenHash: 'gone', userName: 'Ada' }, NOW);
      const game = gameWith({ owner: 'Ada' });
      const later = NOW + 13 * 3_600_000;
      expect(await store.createGame(game, { tokenHash: 'gone' }, later)).toBe('SESSION_GONE');
      await store.removeSession('gone');
      expect(await store.createGame(game, { tokenHash: 'gone' }, NOW)).toBe('SESSION_GONE');
    });
  });

  describe('private games', () => {
    it('are for their owner alone', async () => {
      const game = gameWith({ title: 'Secret Party', owner: 'Ada', visibility: 'private' });
      await store.createGame(game, asAda, NOW);
      expect(await store.quiz(game.quizId, 'ada')).toHaveLength(1);
      for (const viewer of [null, 'Ben', '', 'Guest']) {
        expect(await store.quiz(game.quizId, viewer)).toBeNull();
        expect(await store.gamesOf('Ada', viewer)).not.toContainEqual(
          expect.objectContaining({ quizId: game.quizId }),
        );
      }
      expect(await store.gamesOf('Ada', 'ADA')).toContainEqual({
        gameTitle: 'Secret Party',
        quizId: game.quizId,
      });
      expect(await store.search('Secret Party')).toEqual([]);
      expect(await store.suggestions()).not.toContainEqual({ gameTitle: 'Secret Party' });
    });

    it('of a guest are for nobody', async () => {
      const game = gameWith({ title: 'Lost Party', visibility: 'private' });
      await store.createGame(game, GUEST_BUILDER, NOW);
      expect(await store.quiz(game.quizId, null)).toBeNull();
      expect(await store.gamesOf('Guest', null)).not.toContainEqual(
        expect.objectContaining({ quizId: game.quizId }),
      );
    });
  });

  describe('lists', () => {
    it('show the newest first, for a name in any case', async () => {
      for (const title of ['Oldest', 'Middle', 'Newest']) {
        await store.createGame(gameWith({ title, owner: 'Ben' }), asBen, NOW);
      }
      const titles = (await store.gamesOf('bEN', null)).map(({ gameTitle }) => gameTitle);
      expect(titles).toEqual(['Newest', 'Middle', 'Oldest']);
    });

    it('are empty for an unknown or hostile name', async () => {
      for (const name of ['nobody', '', 'Ben\0', '%', "' OR 1=1 --"]) {
        expect(await store.gamesOf(name, null)).toEqual([]);
      }
    });
  });

  it.each(['nothing', '', '\0', "' OR 1=1 --", '\ud800'])('knows no quiz %j', async (quizId) => {
    expect(await store.quiz(quizId, null)).toBeNull();
  });
});
