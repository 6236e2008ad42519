import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { beforeAll, expect, it } from 'vitest';
import { STEPS } from '../src/storage/sqlite/migrations.ts';
import { startServer } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';
import { releasedSchema } from './support/released.ts';

const home = useFolder();
const copy = join(home, 'copy.sqlite');

type Outcome = { code: number; stdout: string; stderr: string };

function run(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const file = fileURLToPath(new URL(`../.tested/${name}.js`, import.meta.url));
  return new Promise<Outcome>((resolve) => {
    const options = { env: { PATH: process.env.PATH ?? '', ...env } };
    execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
const restore = (dataDir: string, from = copy) => run('restore', [from], { DATA_DIR: dataDir });

function expectOneLine({ code, stdout, stderr }: Outcome, line: RegExp): void {
  expect(stderr).toMatch(line);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect([code, stdout]).toEqual([1, '']);
}

const newFolder = () => mkdtempSync(join(home, 'data-'));
const keptIn = (folder: string) =>
  readdirSync(folder).filter((name) => /^wheel-\d{4}-\d\d-\d\dT.*Z\.sqlite$/.test(name));

/** A file made by statements. */
function databaseWith(name: string, sql: string): string {
  const file = join(home, name);
  const connection = new DatabaseSync(file);
  connection.exec(sql);
  connection.close();
  return file;
}

/** Runs a server there until it is killed, so that its log stays behind. */
async function serve<T>(dataDir: string, work: (address: string) => Promise<T>): Promise<T> {
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  try {
    return await work(server.address);
  } finally {
    await server.end('SIGKILL');
  }
}

const register = (username: string) => async (address: string) => {
  const response = await fetch(`${address}/api/Auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'long enough' }),
  });
  expect(response.status).toBe(201);
};

const namesIn = (file: string) => {
  const connection = new DatabaseSync(file);
  const rows = connection.prepare('SELECT name FROM users ORDER BY id').all() as { name: string }[];
  connection.close();
  return rows.map(({ name }) => name);
};

const source = newFolder();
beforeAll(async () => {
  await serve(source, register('Anna'));
  expect(await run('backup', [copy], { DATA_DIR: source })).toMatchObject({ code: 0 });
  await serve(source, register('Later'));
});

it('puts a copy in place, keeps the old database with its log, and a server runs on it', async () => {
  const restored = await restore(source);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const [kept = ''] = keptIn(source);
  expect(restored.stdout).toContain(join(source, kept));
  expect(readdirSync(source)).toEqual([kept, 'wheel.sqlite']);
  expect(statSync(join(source, 'wheel.sqlite')).mode & 0o777).toBe(0o600);
  await serve(source, register('After'));
  expect(namesIn(join(source, 'wheel.sqlite'))).toEqual(['Anna', 'After']);
  expect(namesIn(join(source, kept))).toEqual(['Anna', 'Later']);
});

it('restores into an empty folder, and into one that is not there', async () => {
  for (const folder of [newFolder(), join(home, 'new', 'data')]) {
    expect(await restore(folder)).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(folder)).toEqual(['wheel.sqlite']);
  }
});

it('restores a copy of an earlier version, which the next start migrates', async () => {
  const folder = newFolder();
  const earlier = databaseWith('earlier.sqlite', releasedSchema('SQLite'));
  expect(await restore(folder, earlier)).toMatchObject({ code: 0, stderr: '' });
  await serve(folder, register('Anna'));
});

it('refuses while a server runs, which goes on', async () => {
  const folder = newFolder();
  await serve(folder, async (address) => {
    expectOneLine(await restore(folder), /A server runs on this database\. Stop it first\.$/m);
    await register('Anna')(address);
  });
  expect(keptIn(folder)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
  await serve(folder, register('Ben'));
  expect(namesIn(join(folder, 'wheel.sqlite'))).toEqual(['Anna', 'Ben']);
});

it('takes the place of a file that is no database any more, and keeps it', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'wheel.sqlite'), 'damaged '.repeat(1000));
  expect(await restore(folder)).toMatchObject({ code: 0, stderr: '' });
  const [kept = ''] = keptIn(folder);
  expect(readFileSync(join(folder, kept), 'utf8')).toMatch(/^damaged damaged/);
  expect(namesIn(join(folder, 'wheel.sqlite'))).toEqual(['Anna']);
});

it('never puts a copy beside the log of another database', async () => {
  const folder = newFolder();
  await serve(folder, register('Gone'));
  rmSync(join(folder, 'wheel.sqlite'));
  expect(existsSync(join(folder, 'wheel.sqlite-wal'))).toBe(true);
  expect(await restore(folder)).toMatchObject({ code: 0, stderr: '' });
  expect(namesIn(join(folder, 'wheel.sqlite'))).toEqual(['Anna']);
});

it.each([
  ['that is not there', () => join(home, 'nowhere'), /There is no file /],
  ['that is a text', () => textFile(), /is no database, or a damaged one/],
  ['with a damaged page', () => damagedCopy(), /damaged/],
  ['of another product', () => databaseWith('other.sqlite', OTHER), /no database of this product/],
  ['of a newer version', () => databaseWith('newer.sqlite', NEWER), /newer version/],
])('refuses a copy %s and changes nothing', async (_what, make, line) => {
  const folder = join(home, 'untouched');
  expectOneLine(await restore(folder, make()), line);
  expect(existsSync(folder)).toBe(false);
});

const OTHER = 'CREATE TABLE users (id INTEGER); PRAGMA user_version = 2';
const NEWER = `${STEPS.join(';')} PRAGMA user_version = ${STEPS.length + 1}`;

function textFile(): string {
  const file = join(home, 'text');
  writeFileSync(file, 'no database '.repeat(1000));
  return file;
}

function damagedCopy(): string {
  const bytes = readFileSync(copy);
  bytes.fill(0xaa, 3 * 4096, bytes.length - 4096);
  const file = join(home, 'damaged.sqlite');
  writeFileSync(file, bytes);
  return file;
}

it.each([
  ['PostgreSQL', ['x'], { DATABASE_URL: 'postgres://localhost/x' }, /pg_restore/],
  ['no copy named', [], {}, /^Usage/],
  ['a word too many', ['x', 'y'], {}, /^Usage/],
])('says in one line why not: %s', async (_why, args, env, line) => {
  const folder = join(home, 'unused');
  expectOneLine(await run('restore', args, { DATA_DIR: folder, ...env }), line);
  expect(existsSync(folder)).toBe(false);
});
