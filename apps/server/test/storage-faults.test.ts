import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { StorageError } from '../src/storage/errors.ts';
import { translatePostgresError } from '../src/storage/postgres/postgres-errors.ts';
import { translateSqliteError } from '../src/storage/sqlite/sqlite-errors.ts';
import type { Store } from '../src/storage/store.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';
import { eachEngine } from './support/stores.ts';

const NOW = 1_800_000_000_000;

/** Holds a table, as another process in the middle of a long write would. */
async function hold(
  table: 'games' | 'sessions',
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
) {
  if (databaseUrl === null) {
    const connection = new DatabaseSync(join(dataDir, 'wheel.sqlite'));
    connection.exec('BEGIN IMMEDIATE');
    return async () => {
      connection.exec('ROLLBACK');
      connection.close();
    };
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  return async () => {
    await client.query('ROLLBACK');
    await client.end();
  };
}

eachEngine('while another process writes', (database) => {
  let store: Store;
  beforeAll(async () => {
    store = await database.open();
    await store.createGame(gameWith({ title: 'Before' }), GUEST_BUILDER, NOW);
  });

  it('a create waits without holding up reads, and then succeeds', async () => {
    const release = await hold('games', database.settings());
    const creating = store.createGame(gameWith({ title: 'Waiting' }), GUEST_BUILDER, NOW);
    expect(await store.search('before')).toHaveLength(1);
    expect(await store.search('waiting')).toEqual([]);
    await release();
    expect(await creating).toBeNull();
    expect(await store.search('waiting')).toHaveLength(1);
  });

  it('a create that waited too long is refused as busy, and works later', async () => {
    const release = await hold('games', database.settings());
    const game = gameWith({ title: 'Later' });
    await expect(store.createGame(game, GUEST_BUILDER, NOW)).rejects.toMatchObject({
      code: 'STORAGE_BUSY',
    });
    await release();
    expect(await store.createGame(game, GUEST_BUILDER, NOW)).toBeNull();
  });
});

eachEngine('signing out while the database cannot be written to', (database) => {
  it('ends the session here at once, and everywhere once it can', async () => {
    const store = await database.open();
    const other = await database.open();
    const now = Date.now();
    await store.addUser({ userName: 'Ada', passwordHash: 'hash' }, now);
    for (const tokenHash of ['leaving', 'staying'])
      await store.addSession({ tokenHash, userName: 'Ada' }, now);
    const release = await hold('sessions', database.settings());
    await store.removeSession('leaving');
    await store.removeSession('never-was');
    expect(await store.findSession('leaving', now)).toBeNull();
    expect(await store.findSession('staying', now)).not.toBeNull();
    expect(await other.findSession('leaving', now)).not.toBeNull();
    await release();
    await expect
      .poll(() => other.findSession('leaving', now), { timeout: 30_000, interval: 100 })
      .toBeNull();
    expect(await other.findSession('staying', now)).not.toBeNull();
  });
});

eachEngine('a failing transaction', (database) => {
  it('leaves nothing behind and nothing locked', async () => {
    const store = await database.open();
    const entries = [{ category: 'c', searchedWord: null as unknown as string }];
    const broken = gameWith({ title: 'Broken', entries });
    await expect(store.createGame(broken, GUEST_BUILDER, NOW)).rejects.toThrow();
    expect(await store.search('broken')).toEqual([]);
    expect(await store.gamesOf('Guest', null)).toEqual([]);
    expect(await store.createGame(gameWith(), GUEST_BUILDER, NOW)).toBeNull();
  });
});

eachEngine('many creates at once', (database) => {
  it('are each answered for themselves, also when others fail', async () => {
    const store = await database.open();
    const taken = gameWith({ title: 'Crowd taken' });
    await store.createGame(taken, GUEST_BUILDER, NOW);
    const broken = [{ category: 'c', searchedWord: null as unknown as string }];
    const games = Array.from({ length: 30 }, (_, nth) => {
      if (nth % 10 === 3) return gameWith({ title: 'Crowd broken', entries: broken });
      return nth % 10 === 7 ? taken : gameWith({ title: `Crowd ${nth}` });
    });
    const outcomes = await Promise.allSettled(
      games.map((game) => store.createGame(game, GUEST_BUILDER, NOW)),
    );
    for (const [nth, outcome] of outcomes.entries()) {
      if (nth % 10 === 3) expect(outcome.status).toBe('rejected');
      else expect(outcome).toMatchObject({ value: nth % 10 === 7 ? 'QUIZ_ID_TAKEN' : null });
    }
    expect(await store.search('crowd broken')).toEqual([]);
    expect(await store.search('crowd')).toHaveLength(25);
  });

  it.runIf(database.engine === 'SQLite')('share a flush of the disk', async () => {
    const store = await database.open();
    const commits = () => commitsIn(join(database.settings().dataDir, 'wheel.sqlite-wal'));
    const create = () => store.createGame(gameWith(), GUEST_BUILDER, NOW);
    const before = commits();
    await create();
    expect(commits()).toBe(before + 1);
    await Promise.all(Array.from({ length: 40 }, create));
    expect(commits()).toBe(before + 2);
    expect(await store.search('friday')).toHaveLength(41);
  });
});

/** How many transactions the log holds: the last frame of each tells the size of the database. */
function commitsIn(file: string): number {
  const [LOG_HEADER, FRAME_HEADER, PAGE] = [32, 24, 4096];
  const log = readFileSync(file);
  let commits = 0;
  for (let at = LOG_HEADER; at + FRAME_HEADER <= log.length; at += FRAME_HEADER + PAGE) {
    if (log.readUInt32BE(at + 4) !== 0) commits++;
  }
  return commits;
}

eachEngine('connections cut by the server', (database) => {
  it.skipIf(database.engine === 'SQLite')('are replaced without a failed read', async () => {
    const store = await database.open();
    const game = gameWith({ title: 'Still There' });
    await store.createGame(game, GUEST_BUILDER, NOW);
    const client = new pg.Client(database.settings().databaseUrl ?? '');
    await client.connect();
    onTestFinished(() => client.end());
    for (let round = 0; round < 5; round++) {
      const reads = Promise.all(Array.from({ length: 5 }, () => store.quiz(game.quizId, null)));
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      for (const puzzles of await reads) expect(puzzles).toHaveLength(1);
      expect(await store.search('still')).toHaveLength(1);
    }
    expect(await store.createGame(gameWith(), GUEST_BUILDER, NOW)).toBeNull();
  });
});

/** The largest file that this process may write, in bytes; the disk is full to it from there on. */
const limitFiles = (bytes: number | 'unlimited') =>
  promisify(execFile)('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);

describe('a full disk', () => {
  eachEngine('under the embedded database', (database) => {
    const isTestable = database.engine === 'SQLite' && process.platform === 'linux';

    it.skipIf(!isTestable)(
      'refuses writes, serves reads, and is forgotten once there is room',
      async () => {
        const store = await database.open();
        const entries = Array.from({ length: 1000 }, () => ({
          category: 'c'.repeat(80),
          searchedWord: 'w'.repeat(120),
        }));
        await store.createGame(gameWith({ title: 'Early' }), GUEST_BUILDER, NOW);
        await store.addUser({ userName: 'Ada', passwordHash: 'hash' }, NOW);
        await store.addSession({ tokenHash: 'leaving', userName: 'Ada' }, NOW);
        const game = gameWith({ title: 'Too Much', entries });
        await limitFiles(100_000);
        try {
          for (let tries = 0; tries < 3; tries++) {
            await expect(store.createGame(game, GUEST_BUILDER, NOW)).rejects.toMatchObject({
              code: 'STORAGE_FULL',
            });
          }
          const crowd = [1, 2, 3].map(() => gameWith({ title: 'Too Much', entries }));
          const outcomes = await Promise.allSettled(
            crowd.map((large) => store.createGame(large, GUEST_BUILDER, NOW)),
          );
          for (const outcome of outcomes) {
            expect(outcome).toMatchObject({ reason: { code: 'STORAGE_FULL' } });
          }
          expect(await store.search('early')).toHaveLength(1);
          await store.removeSession('leaving');
          expect(await store.findSession('leaving', NOW)).toBeNull();
          expect(await store.search('too much')).toEqual([]);
        } finally {
          await limitFiles('unlimited');
        }
        expect(await store.createGame(game, GUEST_BUILDER, NOW)).toBeNull();
        expect(await store.quiz(game.quizId, null)).toHaveLength(1000);
      },
    );
  });
});

const { ENOSPC, EDQUOT, EIO } = constants.errno;
const FULL = 'STORAGE_FULL';
const BUSY = 'STORAGE_BUSY';
/** Neither: the error stays what it is. */
const OTHER = '';

it.each([
  ['SQLITE_FULL', { errcode: 13 }, FULL],
  ['a write without room', { errcode: 778, systemErrno: ENOSPC }, FULL],
  ['a flush without room', { errcode: 1034, systemErrno: ENOSPC }, FULL],
  ['a write beyond the quota', { errcode: 778, systemErrno: EDQUOT }, FULL],
  ['a broken disk', { errcode: 778, systemErrno: EIO }, OTHER],
  ['a failed read', { errcode: 266 }, OTHER],
  ['a damaged file', { errcode: 11 }, OTHER],
  ['a constraint of SQLite', { errcode: 2067 }, OTHER],
  ['SQLITE_BUSY', { errcode: 5 }, BUSY],
  ['SQLITE_BUSY_SNAPSHOT', { errcode: 517 }, BUSY],
  ['SQLITE_LOCKED', { errcode: 6 }, BUSY],
  ['a full disk of PostgreSQL', { code: '53100' }, FULL],
  ['a syntax error of PostgreSQL', { code: '42601' }, OTHER],
  ...['57P01', '08006', '40P01', '55P03', '57014', '53300', 'ECONNREFUSED', 'ECONNRESET'].map(
    (code) => [code, { code }, BUSY] as const,
  ),
] as const)('%s is told to callers as it should be', (_name, details, code) => {
  const translate = 'code' in details ? translatePostgresError : translateSqliteError;
  const error = Object.assign(new Error('x'), details);
  const translated = translate(error);
  if (code === OTHER) return expect(translated).toBe(error);
  expect(translated).toBeInstanceOf(StorageError);
  expect(translated).toMatchObject({ code });
});
