import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startChild } from '../../bench/lib/own.ts';
import { freePort } from '../../bench/lib/port.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { answers } from './client.ts';

export type ServerSettings = {
  readonly env: Readonly<Record<string, string>>;
  /** Given when a server comes back to its old address. */
  readonly port?: number;
  /** A module of `planted/` that breaks the server from outside, before its own code runs. */
  readonly planted?: string | undefined;
  readonly nodeFlags?: readonly string[];
};

export type Server = {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** From starting the process to the first good answer of the readiness check. */
  readonly readyMs: number;
  readonly hasEnded: boolean;
  /** The last of what it wrote. */
  output(): string;
  /** Ends it at once; nothing in the process can do anything about it. */
  kill(): Promise<void>;
  /** Asks it to end and answers how that went. */
  terminate(): Promise<{ readonly code: number | null; readonly tookMs: number }>;
};

const SERVER_FILE = fromRoot('apps/server/dist/server.js');
const READY_WITHIN_MS = 60_000;
const OUTPUT_MAX = 20_000;

export const plantedFile = (name: string) => pathToFileURL(fromRoot('faults/planted', name)).href;

/** The built server as an operator starts it. */
export async function startServer(settings: ServerSettings): Promise<Server> {
  if (!existsSync(SERVER_FILE)) throw new Error('The product is not built: run `npm run build`.');
  const port = settings.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const preload = settings.planted ? ['--import', plantedFile(settings.planted)] : [];
  const startedAt = performance.now();
  const child = startChild(
    process.execPath,
    [...preload, ...(settings.nodeFlags ?? []), SERVER_FILE],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        RATE_LIMIT: 'off',
        ...settings.env,
        HOST: '127.0.0.1',
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = collect(child);
  while (!(await answers(origin, '/readyz'))) {
    if (hasEnded(child)) throw new Error(`The server did not start:\n${output()}`);
    if (performance.now() - startedAt > READY_WITHIN_MS) {
      child.kill('SIGKILL');
      throw new Error(`The server was not ready in time:\n${output()}`);
    }
    await pause(10);
  }

  async function end(signal: NodeJS.Signals) {
    const from = performance.now();
    if (!hasEnded(child)) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    return { code: child.exitCode, tookMs: performance.now() - from };
  }

  return {
    origin,
    port,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    get hasEnded() {
      return hasEnded(child);
    },
    output,
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function collect(child: ChildProcess): () => string {
  let text = '';
  const note = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-OUTPUT_MAX);
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  return () => text;
}
