import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/storage/store.ts';
import { hashToken } from '../src/tokens.ts';
import { failToStart } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';
import { executeSql, querySql } from './support/sql.ts';
import { eachEngine, postgresServer } from './support/stores.ts';

const home = useFolder();

/** A folder with files in it. */
function folderWith(name: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(home, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** What is kept in the folder: neither the index of a write-ahead log nor an empty log, which the last to close removes. */
const contentsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.endsWith('-shm') && statSync(join(folder, name)).size > 0)
    .map((name) => [name, hashToken(readFileSync(join(folder, name), 'base64'))]);

/** A database as a server leaves it, all of it in one file. */
async function databaseIn(folder: string) {
  const settings = { databaseUrl: null, dataDir: folder };
  await (await openStore(settings)).close();
  await executeSql(settings, 'PRAGMA wal_checkpoint(TRUNCATE)');
  return settings;
}

type Failed = Awaited<ReturnType<typeof failToStart>>;

function expectOneLine({ code, stdout, stderr }: Failed, line: RegExp): void {
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect([code, stdout]).toEqual([1, '']);
}

describe('a start on a port that is in use', () => {
  const other = createServer();
  let port: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    port = String((other.address() as { port: number }).port);
  });
  afterAll(() => other.close());

  it('says so before it makes a database', async () => {
    const folder = folderWith('in-use');
    const failed = await failToStart({ DATA_DIR: folder, PORT: port });
    expectOneLine(
      failed,
      new RegExp(
        `^Cannot start: Port ${port} of 127.0.0.1 is in use. .*set PORT to another port\\.$`,
        'm',
      ),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('migrates no database of an earlier version', async () => {
    const folder = folderWith('in-use-earlier');
    const settings = await databaseIn(folder);
    await executeSql(settings, 'ALTER TABLE games DROP COLUMN setup; PRAGMA user_version = 7');
    const before = contentsOf(folder);
    await failToStart({ DATA_DIR: folder, PORT: port });
    expect(contentsOf(folder)).toEqual(before);
  });
});

it('a start at an address of another machine names HOST and makes no database', async () => {
  const folder = folderWith('elsewhere');
  const failed = await failToStart({ DATA_DIR: folder, HOST: '192.0.2.1', PORT: '0' });
  expectOneLine(failed, /^Cannot start: 192\.0\.2\.1 is no address of this machine\. Set HOST /);
  expect(readdirSync(folder)).toEqual([]);
});

it('a start in a folder that cannot be written to names it', async () => {
  const folder = folderWith('read-only');
  chmodSync(home, 0o755);
  chmodSync(folder, 0o555);
  // Nothing is read-only for root.
  const how = process.getuid?.() === 0 ? { user: { uid: 65_534, gid: 65_534 } } : {};
  const failed = await failToStart({ DATA_DIR: folder, PORT: '0' }, how);
  expectOneLine(failed, /^DATA_DIR must be a folder that can be written to: EACCES.*read-only/);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['an argument', {}, ['--port=80'], /^The server takes no arguments, and "--port=80" is one\. /],
  ['two lines in a setting', { PORT: '80\n81' }, [], /^PORT must be .*"80 81"\.$/m],
  ['no pages', { WEB_DIR: '/no/such/folder' }, [], /^WEB_DIR must be the folder/],
])('a start with %s makes no database', async (what, env, args, line) => {
  const folder = folderWith(what);
  expectOneLine(await failToStart({ DATA_DIR: folder, PORT: '0', ...env }, { args }), line);
  expect(readdirSync(folder)).toEqual([]);
});

it('a start beside a program that has locked the database says so', async () => {
  const folder = folderWith('locked');
  const program = new DatabaseSync(join(folder, 'wheel.sqlite'));
  program.exec('BEGIN EXCLUSIVE');
  const failed = await failToStart({ DATA_DIR: folder, PORT: '0' });
  program.close();
  expectOneLine(failed, /^DATA_DIR cannot be used: .* End the program that has locked it\.$/m);
});

describe('a start on a damaged database', () => {
  const DAMAGED = /^DATA_DIR cannot be used: .*The file is damaged\. .*npm run restore/;

  it('leaves a file alone that is none', async () => {
    const folder = folderWith('no-database', { 'wheel.sqlite': 'precious '.repeat(1000) });
    const before = contentsOf(folder);
    expectOneLine(await failToStart({ DATA_DIR: folder, PORT: '0' }), DAMAGED);
    expect(contentsOf(folder)).toEqual(before);
  });

  it('leaves a file alone of which the end is missing', async () => {
    const folder = folderWith('cut');
    await databaseIn(folder);
    truncateSync(join(folder, 'wheel.sqlite'), 40_960);
    const before = contentsOf(folder);
    expectOneLine(await failToStart({ DATA_DIR: folder, PORT: '0' }), DAMAGED);
    expect(contentsOf(folder)).toEqual(before);
  });
});

describe('a start on a PostgreSQL that refuses it', () => {
  let address: URL;
  beforeAll(async () => {
    address = new URL(await (await postgresServer()).createDatabase());
    await executeSql(
      { databaseUrl: address.href, dataDir: '' },
      'CREATE ROLE guest LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    );
  });

  it.each([
    ['has no such database', { pathname: '/gone' }, /"gone" does not exist\. Make this database, /],
    ['knows no such user', { username: 'nobody' }, /"nobody" does not exist\. Name user and /],
    ['lets the user make nothing', { username: 'guest' }, /denied.*\. Make this user the owner /],
  ])('says what to do where it %s', async (_what, part, line) => {
    const DATABASE_URL = Object.assign(new URL(address), part).href;
    const failed = await failToStart({ PORT: '0', DATABASE_URL });
    expectOneLine(failed, /^DATABASE_URL cannot be used: /);
    expectOneLine(failed, line);
  });
});

eachEngine('a start on a database of a newer version', (database) => {
  it('says in one line what to do and changes nothing', async () => {
    const settings = database.settings();
    const { databaseUrl, dataDir } = settings;
    await (await openStore(settings)).close();
    const isEmbedded = databaseUrl === null;
    await executeSql(
      settings,
      isEmbedded
        ? 'CREATE TABLE later (id INTEGER); PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)'
        : 'CREATE TABLE later (id integer); INSERT INTO migrations SELECT generate_series(50, 99)',
    );
    const state = async () =>
      isEmbedded
        ? contentsOf(dataDir)
        : querySql(databaseUrl, 'SELECT count(*), sum(step) FROM migrations');
    const before = await state();
    const env = isEmbedded ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
    expectOneLine(
      await failToStart({ PORT: '0', ...env }),
      /^(DATA_DIR|DATABASE_URL) cannot be used: .*newer version.*Start that version, or restore a backup/,
    );
    expect(await state()).toEqual(before);
  });
});
