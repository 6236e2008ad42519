import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldTitle } from '../src/storage/fold.ts';
import type { Store } from '../src/storage/store.ts';
import { gameTitles } from './support/game-titles.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { seededGames, seedGames } from './support/seed.ts';
import { executeSql } from './support/sql.ts';
import { type EngineName, eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;

const skipIds = (engine: EngineName) =>
  engine === 'SQLite'
    ? "UPDATE sqlite_sequence SET seq = seq + 17000 WHERE name = 'games'"
    : "SELECT setval(pg_get_serial_sequence('games', 'id'), (SELECT max(id) + 17000 FROM games))";

eachEngine('search', (database) => {
  describe('a handful of games', () => {
    let store: Store;
    const titlesFound = async (text: string) =>
      (await store.search(text)).map(({ gameTitle }) => gameTitle);
    const create = (title: string) => store.createGame(gameWith({ title }), GUEST_BUILDER, NOW);

    beforeAll(async () => {
      store = await database.open();
      for (const title of [
        'Apples and Oranges',
        'Red apple',
        'Apple',
        'Pineapple Express',
        'Apple Pie',
        'Äpfel auf der Straße',
        'Café Olé',
        '100% Fun_Quiz',
        'Rock AND Roll "live"',
        "O'Brien's * Night - out",
        'Über 🎉 Party',
        'ΟΔΟΣ',
      ]) {
        await create(title);
      }
    });

    it('puts the exact title first, then beginnings, then the rest, each newest first', async () => {
      expect(await titlesFound('apple')).toEqual([
        'Apple',
        'Apple Pie',
        'Apples and Oranges',
        'Pineapple Express',
        'Red apple',
      ]);
    });

    it('tells title, id, owner and number of puzzles', async () => {
      const game = gameWith({
        title: 'Telling',
        entries: [1, 2, 3].map(() => ({ category: 'c', searchedWord: 'w' })),
      });
      await store.createGame(game, GUEST_BUILDER, NOW);
      expect(await store.search('telling')).toEqual([
        {
          gameTitle: 'Telling',
          quizId: game.quizId,
          username: 'Guest',
          puzzleCount: 3,
          language: 'en',
        },
      ]);
    });

    it.each([
      ['APFEL', 'Äpfel auf der Straße'],
      ['äpfel', 'Äpfel auf der Straße'],
      ['strasse', 'Äpfel auf der Straße'],
      ['STRAẞE', 'Äpfel auf der Straße'],
      ['cafe ole', 'Café Olé'],
      ['CAFE\u0301', 'Café Olé'],
      ['  olé ', 'Café Olé'],
      ['οδος', 'ΟΔΟΣ'],
      ['🎉', 'Über 🎉 Party'],
      ['r 🎉 p', 'Über 🎉 Party'],
      ['0%', '100% Fun_Quiz'],
      ['%', '100% Fun_Quiz'],
      ['_', '100% Fun_Quiz'],
      ['n_q', '100% Fun_Quiz'],
      ['AND R', 'Rock AND Roll "live"'],
      ['"', 'Rock AND Roll "live"'],
      ['"live"', 'Rock AND Roll "live"'],
      ["'", "O'Brien's * Night - out"],
      ['*', "O'Brien's * Night - out"],
      ['- o', "O'Brien's * Night - out"],
      ["n's * n", "O'Brien's * Night - out"],
    ])('%j finds %s', async (text, title) => {
      expect(await titlesFound(text)).toEqual([title]);
    });

    it.each([
      '',
      '   ',
      '\0',
      'roll\0',
      '\u0301',
      'zq',
      'q%z',
      'apple%',
      'a_p',
      'OR NOT',
      'NEAR(a b)',
      '\u0002apple',
      '\\',
      'x'.repeat(5000),
    ])('%j finds nothing', async (text) => {
      expect(await titlesFound(text)).toEqual([]);
    });

    it('finds a new game at once', async () => {
      await create('Brandnew Thing');
      expect(await titlesFound('ndnew th')).toEqual(['Brandnew Thing']);
    });
  });
});

eachEngine('search among thousands', (database) => {
  const COUNT = 3000;
  const games = [...seededGames(COUNT)].map((game, nth) => ({
    ...game,
    visibility: nth % 50 === 0 ? ('private' as const) : ('public' as const),
  }));
  const newestFirst = games
    .filter(({ visibility }) => visibility === 'public')
    .map(({ quizId, title }) => ({ quizId, titleKey: foldTitle(title) }))
    .toReversed();
  let store: Store;

  beforeAll(async () => {
    await (await database.open()).close();
    // With gaps between their ids, they lie in many of the blocks that PostgreSQL searches by.
    for (let from = 0; from < COUNT; from += COUNT / 15) {
      await seedGames(database.settings(), games.slice(from, from + COUNT / 15), COUNT);
      await executeSql(database.settings(), skipIds(database.engine));
    }
    store = await database.open();
  });

  /** The same answer by looking at every title. None holds a NUL, though folding would take it out of the text. */
  function expected(text: string): string[] {
    const key = foldTitle(text.trim()).trim();
    if (key === '' || text.includes('\0')) return [];
    const rank = (titleKey: string) => {
      const at = titleKey.indexOf(key);
      if (at === 0) return titleKey === key ? 0 : 1;
      return at > 0 ? 2 : 3;
    };
    return newestFirst
      .map(({ quizId, titleKey }) => ({ quizId, rank: rank(titleKey) }))
      .filter(({ rank }) => rank < 3)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, 50)
      .map(({ quizId }) => quizId);
  }
  const found = async (text: string) => (await store.search(text)).map(({ quizId }) => quizId);

  it.each(['q', 'e', 'quiz', 'Q', 'the', 'quiz night', 'night quiz', '7', 'ss', 'e ', 'tion'])(
    'answers %j like a look at every title',
    async (text) => {
      expect(await found(text)).toEqual(expected(text));
    },
  );

  it('answers any piece of any title, and near misses, like a look at every title', async () => {
    const titles = [...gameTitles(COUNT)];
    const piece = fc
      .tuple(fc.constantFrom(...titles), fc.nat(40), fc.integer({ min: 1, max: 30 }))
      .map(([title, at, length]) => title.slice(at % title.length, (at % title.length) + length));
    const nearMiss = fc.tuple(piece, piece).map(([one, other]) => one + other);
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: piece }, nearMiss), async (text) => {
        expect(await found(text)).toEqual(expected(text));
      }),
      { numRuns: 300 },
    );
  });

  it('answers any text at all without failing', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, async (hostile) => {
        expect(await found(hostile)).toEqual(expected(hostile));
      }),
      { numRuns: 300, examples: [['\u00000']] },
    );
  });
});

eachEngine('search for what few titles hold', (database) => {
  let store: Store;
  const titlesFound = async (text: string) =>
    (await store.search(text)).map(({ gameTitle }) => gameTitle);

  beforeAll(async () => {
    await (await database.open()).close();
    await seedGames(database.settings(), seededGames(1500), 1500);
    store = await database.open();
    await store.search('quiz');
    for (const title of [
      'Oldest zyx_wvut',
      'Oldest zyxawvut',
      'Kqjx 100% done',
      'Kqjx 1000 done',
      'Wqjx \\vvk',
      'Zyx begins',
      'Newest zyx at the end',
    ]) {
      await store.createGame(gameWith({ title }), GUEST_BUILDER, NOW);
    }
  });

  it.each([
    ['zyx_w', ['Oldest zyx_wvut']],
    ['yxawv', ['Oldest zyxawvut']],
    ['qjx 100%', ['Kqjx 100% done']],
    ['qjx \\v', ['Wqjx \\vvk']],
    ['zyx', ['Zyx begins', 'Newest zyx at the end', 'Oldest zyxawvut', 'Oldest zyx_wvut']],
    ['yx', ['Newest zyx at the end', 'Zyx begins', 'Oldest zyxawvut', 'Oldest zyx_wvut']],
    ['zyx%w', []],
    ['zyxwv', []],
  ])('%j finds %j', async (text, titles) => {
    expect(await titlesFound(text)).toEqual(titles);
  });
});
