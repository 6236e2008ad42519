import type { Language } from '@wheel/contract';
import { beforeAll, expect, it } from 'vitest';
import { STEPS as POSTGRES_STEPS } from '../src/storage/postgres/migrations.ts';
import { STEPS as SQLITE_STEPS } from '../src/storage/sqlite/migrations.ts';
import { STARTER_GAMES } from '../src/storage/starter-games.ts';
import type { Store } from '../src/storage/store.ts';
import { inconsistencies } from './support/consistency.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { seedGames } from './support/seed.ts';
import { executeSql } from './support/sql.ts';
import { type EngineName, eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;
const GERMAN = '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0b';

const languageIn = async (store: Store, quizId: string) =>
  (await store.wholeGame(quizId, null))?.language;

/** Suggestions begin with the newest. */
const starterTitles = (games: readonly { readonly title: string }[]) =>
  games.map(({ title }) => title).toReversed();

eachEngine('starter games', (database) => {
  let store: Store;
  const titles = async (language?: Language) =>
    (await store.suggestions(language)).map(({ gameTitle }) => gameTitle);
  beforeAll(async () => {
    store = await database.open({ starterGames: true });
  });

  it('are in their languages, one of the last twelve in German', async () => {
    for (const { quizId, language } of STARTER_GAMES)
      expect(await languageIn(store, quizId)).toBe(language);
    expect(await languageIn(store, GERMAN)).toBe('de');
  });

  it('are suggested without a language as they were when they were twelve', async () => {
    expect(await titles()).toEqual(starterTitles(STARTER_GAMES.slice(-12)));
  });

  it('are suggested in English with the German one last', async () => {
    const english = STARTER_GAMES.filter(({ language }) => language === 'en');
    expect(await titles('en')).toEqual([
      ...starterTitles(english),
      'Deutsche Wörter und Wendungen',
    ]);
  });

  it.each(['de', 'es', 'fr'] as const)('are suggested in %s, a dozen', async (code) => {
    const games = STARTER_GAMES.filter(({ language }) => language === code);
    expect(await titles(code)).toEqual(starterTitles(games).slice(0, 12));
  });
});

const stepOf = (steps: readonly unknown[], added: string) =>
  steps.findIndex((step) => String(step).includes(added));

/** Makes a database as it was before games had a language. */
const BEFORE: Readonly<Record<EngineName, string>> = {
  SQLite: `
    DROP INDEX games_by_language;
    ALTER TABLE games DROP COLUMN language;
    ALTER TABLE games DROP COLUMN setup;
    PRAGMA user_version = ${stepOf(SQLITE_STEPS, 'COLUMN language')};`,
  PostgreSQL: `
    ALTER TABLE games DROP COLUMN language, DROP COLUMN setup;
    DELETE FROM migrations WHERE step > ${stepOf(POSTGRES_STEPS, 'COLUMN language')};`,
};

eachEngine('a database of before games had a language', (database) => {
  it('has English games but for the German starter game, and takes new ones', async () => {
    const settings = database.settings();
    const before = await database.open({ starterGames: true });
    const old = gameWith({ title: 'Old one' });
    await before.createGame(old, GUEST_BUILDER, NOW);
    await before.close();
    await executeSql(settings, BEFORE[database.engine]);

    const store = await database.open();
    expect(await languageIn(store, GERMAN)).toBe('de');
    expect(await languageIn(store, STARTER_GAMES.at(-1)?.quizId ?? '')).toBe('en');
    expect(await languageIn(store, old.quizId)).toBe('en');
    const spanish = gameWith({ title: 'Nuevo', language: 'es' });
    await store.createGame(spanish, GUEST_BUILDER, NOW);
    expect(await languageIn(store, spanish.quizId)).toBe('es');
    expect((await store.suggestions('es'))[0]).toEqual({ gameTitle: 'Nuevo' });
    expect(await inconsistencies(settings)).toEqual([]);
  });

  it('leaves a game of another owner under that quizId alone', async () => {
    const settings = database.settings();
    await executeSql(
      settings,
      `UPDATE games SET owner = 'Ada', owner_key = 'ada', language = NULL WHERE quiz_id = '${GERMAN}';
       ${BEFORE[database.engine]}`,
    );
    expect(await languageIn(await database.open(), GERMAN)).toBe('en');
  });
});

eachEngine('a server of an earlier version', (database) => {
  it('inserts no language, and its games are English', async () => {
    const store = await database.open();
    const french = gameWith({ title: 'Français', language: 'fr' });
    await store.createGame(french, GUEST_BUILDER, NOW);
    // Its statements name the columns that it knows.
    await seedGames(database.settings(), [gameWith({ quizId: 'of-old', title: 'Of old' })], 1);
    expect(await store.quiz('of-old', null)).toMatchObject([{ language: 'en' }]);
    expect(await store.search('of old')).toMatchObject([{ language: 'en' }]);
    await executeSql(
      database.settings(),
      `UPDATE games SET title = 'Renamed', revision = revision + 1 WHERE quiz_id = '${french.quizId}'`,
    );
    expect(await languageIn(store, french.quizId)).toBe('fr');
  });

  it('finds null where a game is English', async () => {
    const store = await database.open();
    const english = gameWith({ title: 'Plain', language: 'en' });
    await store.createGame(english, GUEST_BUILDER, NOW);
    await executeSql(
      database.settings(),
      `UPDATE games SET title = 'Null' WHERE quiz_id = '${english.quizId}' AND language IS NULL`,
    );
    expect(await store.wholeGame(english.quizId, null)).toMatchObject({ gameTitle: 'Null' });
  });
});

eachEngine('suggestions for a language among many games', (database) => {
  const titles = async (store: Store, language: 'en' | 'de' | 'es' | null) =>
    (await store.suggestions(language)).map(({ gameTitle }) => gameTitle);
  const many = (count: number, title: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => gameWith({ title: title(nth) }));

  it('read on past titles that many games share, most played first', async () => {
    const store = await database.open();
    const german = many(20, (nth) => `Deutsch ${nth}`);
    const same = many(250, () => 'Gleich');
    await seedGames(database.settings(), [...german, ...same], 270);
    await executeSql(database.settings(), "UPDATE games SET language = 'de'");
    await seedGames(
      database.settings(),
      many(300, (nth) => `English ${nth}`),
      300,
    );
    const first = german[0]?.quizId;
    await executeSql(database.settings(), `UPDATE games SET plays = 7 WHERE quiz_id = '${first}'`);
    const newest = german.map(({ title }) => title).toReversed();
    expect(await titles(store, 'de')).toEqual(['Deutsch 0', 'Gleich', ...newest.slice(0, 10)]);
    expect((await titles(store, 'en')).slice(0, 2)).toEqual(['English 299', 'English 298']);
    expect((await titles(store, null)).slice(0, 2)).toEqual(['Deutsch 0', 'English 299']);
    expect((await titles(store, 'es')).slice(0, 2)).toEqual(['Deutsch 0', 'English 299']);
  });

  it('look for English ones behind others, though not for ever', async () => {
    const store = await database.open();
    await executeSql(database.settings(), "UPDATE games SET language = 'de', plays = 0");
    const [near, far] = [gameWith({ title: 'Near' }), gameWith({ title: 'Far' })];
    await seedGames(database.settings(), [far, ...many(1500, (nth) => `A ${nth}`)], 1501);
    await executeSql(
      database.settings(),
      `UPDATE games SET language = 'es' WHERE title LIKE 'A %'; UPDATE games SET plays = 1 WHERE title = 'Far'`,
    );
    await seedGames(database.settings(), [near, ...many(600, (nth) => `B ${nth}`)], 601);
    await executeSql(
      database.settings(),
      "UPDATE games SET language = 'es' WHERE title LIKE 'B %'",
    );
    expect((await titles(store, 'en')).slice(0, 3)).toEqual(['Far', 'Near', 'B 599']);
    await executeSql(
      database.settings(),
      "UPDATE games SET plays = 0 WHERE title = 'Far'; UPDATE games SET plays = 2 WHERE language IS NOT NULL",
    );
    const others = await database.open();
    expect((await titles(others, 'en')).slice(0, 2)).toEqual(['B 599', 'B 598']);
  });
});
