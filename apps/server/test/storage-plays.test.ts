import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { NewGame } from '../src/storage/games.ts';
import type { Store } from '../src/storage/store.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { seededGames, seededQuizId, seedGames } from './support/seed.ts';
import { eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;

async function create(store: Store, title: string, details: Partial<NewGame> = {}) {
  const game = gameWith({ title, ...details });
  await store.createGame(game, GUEST_BUILDER, NOW);
  return game.quizId;
}

const titles = async (store: Store) =>
  (await store.suggestions()).map(({ gameTitle }) => gameTitle);

const playTimes = (store: Store, quizId: string, times: number) => {
  for (let nth = 0; nth < times; nth++) store.countPlay(quizId);
};

describe('suggestions', () => {
  eachEngine('before anything is played', (database) => {
    it('are the newest titles, at most 12, each once', async () => {
      const store = await database.open();
      expect(await titles(store)).toEqual([]);
      for (let nth = 1; nth <= 14; nth++) await create(store, `Game ${nth}`);
      await create(store, 'Game 3');
      await create(store, 'Hidden', { visibility: 'private' });

      const expected = [3, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((nth) => `Game ${nth}`);
      expect(await titles(store)).toEqual(expected);
    });
  });

  eachEngine('of many games with one title', (database) => {
    it('read on until there are twelve titles, or no more', async () => {
      await database.open();
      const few = ['One', 'Two', 'Three'].map((title) => gameWith({ title }));
      const same = Array.from({ length: 450 }, () => gameWith({ title: 'Same' }));
      await seedGames(database.settings(), [...few, ...same], 453);
      expect(await titles(await database.open())).toEqual(['Same', 'Three', 'Two', 'One']);

      const many = Array.from({ length: 20 }, (_, nth) => gameWith({ title: `Late ${nth}` }));
      const other = Array.from({ length: 300 }, () => gameWith({ title: 'Other' }));
      await seedGames(database.settings(), [...many, ...other], 320);
      const late = many.map(({ title }) => title).toReversed();
      expect(await titles(await database.open())).toEqual(['Other', ...late.slice(0, 11)]);
    });
  });

  eachEngine('of played games', (database) => {
    it('are the most played first, then the newest', async () => {
      const store = await database.open();
      const ids = new Map<string, string>();
      for (const title of ['A', 'B', 'C', 'D']) ids.set(title, await create(store, title));
      const hidden = await create(store, 'Hidden', { visibility: 'private' });
      playTimes(store, ids.get('A') ?? '', 3);
      playTimes(store, (ids.get('B') ?? '').toUpperCase(), 1);
      playTimes(store, ids.get('C') ?? '', 1);
      playTimes(store, hidden, 5);
      playTimes(store, 'no-such-quiz', 5);
      await store.close();

      expect(await titles(await database.open())).toEqual(['A', 'C', 'B', 'D']);
    });

    it('judge a title by its most played game', async () => {
      const store = await database.open();
      const popular = await create(store, 'Twice There');
      await create(store, 'Twice There');
      playTimes(store, popular, 4);
      await store.close();
      const reopened = await database.open();
      await create(reopened, 'Twice There');
      expect(await titles(reopened)).toEqual(['Twice There', 'A', 'C', 'B', 'D']);
    });

    it('add up the plays counted by several servers', async () => {
      const stores = await Promise.all([database.open(), database.open(), database.open()]);
      const [first] = stores;
      if (!first) throw new Error('no store');
      const quizId = await create(first, 'Shared');
      await create(first, 'Newer');
      for (const store of stores) playTimes(store, quizId, 2);
      await Promise.all(stores.map((store) => store.close()));
      expect((await titles(await database.open()))[0]).toBe('Shared');
    });
  });

  eachEngine('of several servers', (database) => {
    it('soon show what another one was given', async () => {
      const [one, other] = await Promise.all([database.open(), database.open()]);
      await create(one, 'First');
      expect(await titles(other)).toEqual(['First']);
      await create(one, 'Second');
      expect(await titles(one)).toEqual(['Second', 'First']);
      await expect.poll(() => titles(other), { timeout: 10_000 }).toEqual(['Second', 'First']);
    });
  });

  eachEngine('in the background', (database) => {
    it('follow plays without the server being closed', async () => {
      const store = await database.open();
      const played = await create(store, 'Played');
      await create(store, 'Newer');
      expect(await titles(store)).toEqual(['Newer', 'Played']);
      store.countPlay(played);
      await expect.poll(() => titles(store), { timeout: 10_000 }).toEqual(['Played', 'Newer']);
    });
  });

  eachEngine('of a crowd', (database) => {
    it.runIf(database.engine === 'SQLite')(
      'are written without holding up everything else in the process',
      async () => {
        const store = await database.open();
        for (let nth = 0; nth < 2000; nth++) store.countPlay(`game-${nth}`);
        let turns = 0;
        let isClosed = false;
        const countTurns = () => {
          turns++;
          if (!isClosed) setImmediate(countTurns);
        };
        setImmediate(countTurns);
        await store.close();
        isClosed = true;
        expect(turns).toBeGreaterThanOrEqual(20);
      },
    );

    it.runIf(database.engine === 'PostgreSQL')(
      'are written a part at a time, so that nobody waits for the locks of all',
      async () => {
        const games = 450;
        const store = await database.open();
        await seedGames(database.settings(), seededGames(games), games);
        for (let nth = 0; nth < games; nth++) store.countPlay(seededQuizId(nth));
        await store.close();
        const client = new pg.Client(database.settings().databaseUrl ?? '');
        await client.connect();
        const { rows } = await client.query<{ largest: number; games: number }>(
          `SELECT max(size)::int AS largest, sum(size)::int AS games FROM
             (SELECT count(*) AS size FROM games WHERE plays = 1 GROUP BY xmin::text) AS transactions`,
        );
        await client.end();
        expect(rows).toEqual([{ largest: expect.any(Number), games }]);
        expect(rows[0]?.largest).toBeLessThanOrEqual(100);
      },
    );
  });
});
