import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/storage/store.ts';
import { useFolder } from './support/folders.ts';
import { GUEST_BUILDER, gameWith } from './support/games.ts';

const BACKUP = fileURLToPath(new URL('../.tested/backup.js', import.meta.url));
const ENTRIES = [1, 2, 3].map(() => ({ category: 'c', searchedWord: 'w' }));

type Outcome = { code: number; stdout: string; stderr: string };

function backup(args: string[], env: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [BACKUP, ...args], options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

describe('npm run backup', () => {
  const folder = useFolder();
  const dataDir = join(folder, 'data');
  let store: Store;

  beforeAll(async () => {
    store = await openStore({ databaseUrl: null, dataDir });
  });
  afterAll(() => store.close());

  it('copies a database while games are created, and the copy runs', async () => {
    const file = join(folder, 'copy.sqlite');
    const written: string[] = [];
    async function write() {
      const game = gameWith({ title: `Written ${written.length}`, entries: ENTRIES });
      await store.createGame(game, GUEST_BUILDER, Date.now());
      written.push(game.quizId);
    }
    const BEFORE = 3;
    while (written.length < BEFORE) await write();

    let ended = false;
    const running = backup([file], { DATA_DIR: dataDir }).finally(() => {
      ended = true;
    });
    while (!ended) {
      await write();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await running).toMatchObject({ code: 0, stderr: '' });
    expect(written.length).toBeGreaterThan(2 * BEFORE);

    const restored = join(folder, 'restored');
    mkdirSync(restored);
    copyFileSync(file, join(restored, 'wheel.sqlite'));
    const copy = await openStore({ databaseUrl: null, dataDir: restored });
    const quizzes = await Promise.all(written.map((quizId) => copy.quiz(quizId, null)));
    // One moment: whole games from the first on, and none after the first that is missing.
    const kept = quizzes.filter((quiz) => quiz !== null);
    expect(quizzes.slice(0, kept.length)).toEqual(kept);
    expect(kept.length).toBeGreaterThanOrEqual(BEFORE);
    for (const quiz of kept) expect(quiz).toHaveLength(3);
    expect(await copy.suggestions()).toHaveLength(12);
    expect(await copy.search('kitchen')).toHaveLength(1);
    await copy.createGame(gameWith({ title: 'After the restore' }), GUEST_BUILDER, Date.now());
    expect(await copy.search('the restore')).toHaveLength(1);
    await copy.close();
  });

  it('keeps database, log and copy from other users of the machine', async () => {
    const file = join(folder, 'own.sqlite');
    await backup([file], { DATA_DIR: dataDir });
    await store.createGame(gameWith(), GUEST_BUILDER, Date.now());
    const inData = ['wheel.sqlite', 'wheel.sqlite-wal', 'wheel.sqlite-shm'];
    for (const each of [file, ...inData.map((name) => join(dataDir, name))])
      expect(statSync(each).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('tightens what an earlier version left open', async () => {
    const older = join(folder, 'older');
    await (await openStore({ databaseUrl: null, dataDir: older })).close();
    chmodSync(older, 0o755);
    chmodSync(join(older, 'wheel.sqlite'), 0o644);
    const opened = await openStore({ databaseUrl: null, dataDir: older });
    expect(statSync(older).mode & 0o777).toBe(0o700);
    expect(statSync(join(older, 'wheel.sqlite')).mode & 0o777).toBe(0o600);
    expect(statSync(join(older, 'wheel.sqlite-wal')).mode & 0o777).toBe(0o600);
    await opened.close();
  });

  it('leaves an existing file alone', async () => {
    const file = join(folder, 'mine.txt');
    writeFileSync(file, 'precious');
    const { code, stderr } = await backup([file], { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Backup failed: .*exists already.*\n$/);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it.each([
    ['no file named', [], {}, /Usage/],
    ['no database there', ['x'], { DATA_DIR: join(folder, 'nowhere') }, /no database/],
    ['no such folder', [join(folder, 'nowhere/x')], { DATA_DIR: dataDir }, /Make it/],
    ['PostgreSQL', ['x'], { DATABASE_URL: 'postgres://localhost/x' }, /pg_dump/],
  ])('says in one line why not: %s', async (_why, args, env, message) => {
    const { code, stderr } = await backup(args, env);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});
