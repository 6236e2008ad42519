import { setupWith } from '@wheel/contract/testing/setup';
import { expect, it } from 'vitest';
import { STEPS as POSTGRES_STEPS } from '../src/storage/postgres/migrations.ts';
import { STEPS as SQLITE_STEPS } from '../src/storage/sqlite/migrations.ts';
import { inconsistencies } from './support/consistency.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { seedGames } from './support/seed.ts';
import { executeSql } from './support/sql.ts';
import { type EngineName, eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;

const before = (steps: readonly unknown[]) =>
  steps.findIndex((step) => String(step).includes('COLUMN setup'));

/** Makes a database as it was before games had a setup. */
const BEFORE: Readonly<Record<EngineName, string>> = {
  SQLite: `
    ALTER TABLE games DROP COLUMN setup;
    PRAGMA user_version = ${before(SQLITE_STEPS)};`,
  PostgreSQL: `
    ALTER TABLE games DROP COLUMN setup;
    DELETE FROM migrations WHERE step > ${before(POSTGRES_STEPS)};`,
};

eachEngine('a database of before games had a setup', (database) => {
  it('has games without one, and takes new ones', async () => {
    const settings = database.settings();
    const first = await database.open();
    const old = gameWith({ title: 'Old one' });
    await first.createGame(old, GUEST_BUILDER, NOW);
    const known = await first.wholeGame(old.quizId, null);
    await first.close();
    await executeSql(settings, BEFORE[database.engine]);

    const store = await database.open();
    expect(await store.wholeGame(old.quizId, null)).toEqual(known);
    expect(await store.gameSetup(old.quizId, null)).toBeNull();
    const game = gameWith({ title: 'New one', setup: setupWith() });
    await store.createGame(game, GUEST_BUILDER, NOW);
    expect(await store.gameSetup(game.quizId, null)).toMatchObject({ setup: setupWith() });
    expect(await inconsistencies(settings)).toEqual([]);
  });

  it('may have a server of an earlier version beside this one, whose games have none', async () => {
    const store = await database.open();
    // Its statements name the columns that it knows.
    await seedGames(database.settings(), [gameWith({ quizId: 'of-old', title: 'Of old' })], 1);
    expect(await store.gameSetup('of-old', null)).toBeNull();
    expect(await store.quiz('of-old', null)).toMatchObject([{ hasSetup: 0 }]);
  });
});
