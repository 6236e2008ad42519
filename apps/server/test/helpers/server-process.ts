import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const fileOf = (program: string) =>
  fileURLToPath(new URL(`../../.tested/${program}.js`, import.meta.url));

export type ServerProcess = {
  readonly process: ChildProcess;
  readonly address: string;
  readonly port: number;
  /** What it has said so far. */
  said(): string;
  /** What it has logged so far. */
  log(): string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

type How = {
  readonly program?: 'server' | 'cli';
  readonly args?: readonly string[];
  readonly user?: { uid: number; gid: number };
};

function spawnServer(env: Record<string, string>, { program = 'server', args = [], user }: How) {
  const child = spawn(process.execPath, [fileOf(program), ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    written.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    written.stderr += chunk;
  });
  return { child, written };
}

/** The server as `npm start` runs it, on a port of its own. */
export async function startServer(
  env: Record<string, string>,
  how: How = {},
): Promise<ServerProcess> {
  const { child, written } = spawnServer({ PORT: '0', ...env }, how);
  const ended = once(child, 'exit');
  while (!written.stdout.includes('http://')) {
    const [event] = await Promise.race([once(child.stdout, 'data'), ended]);
    if (typeof event === 'number' || event === null) throw new Error(written.stderr);
  }
  const address = /http:\/\/\S+/.exec(written.stdout)?.[0] ?? '';
  return {
    process: child,
    address,
    port: Number(new URL(address).port),
    said: () => written.stdout,
    log: () => written.stderr,
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

/** A server that is expected not to start, or a program that ends. */
export async function failToStart(env: Record<string, string>, how: How = {}) {
  const { child, written } = spawnServer(env, how);
  const [code] = await once(child, 'close');
  return { code, ...written };
}
