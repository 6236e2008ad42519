import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { lastWords, startChild, stopChild } from './own.ts';

type Program = {
  /** What Node is given: flags and the file to run. */
  readonly args: readonly string[];
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly port: number;
  /** The path whose first good answer says that it is ready. */
  readonly readyPath: string;
};

export type RunningServer = {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** From starting the process to the first good answer. */
  readonly readyMs: number;
  readonly hasEnded: boolean;
  /** The last of what it wrote. */
  output(): string;
  /** Ends it at once; nothing in the process can do anything about it. */
  kill(): Promise<void>;
  /** Asks it to end and answers how that went. */
  terminate(): Promise<{ readonly code: number | null; readonly tookMs: number }>;
};

const READY_WITHIN_MS = 300_000;

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** A server that runs as a process of its own on loopback, once it is ready. */
export async function startProgram({
  args,
  env,
  port,
  readyPath,
}: Program): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = startChild(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = lastWords(child);
  while (!(await answers(origin + readyPath))) {
    if (hasEnded(child)) throw new Error(`The server did not start:\n${output()}`);
    if (performance.now() - startedAt > READY_WITHIN_MS) {
      await stopChild(child, 'SIGKILL');
      throw new Error(`The server is never ready:\n${output()}`);
    }
    await pause(5);
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
    kill: () => stopChild(child, 'SIGKILL'),
    async terminate() {
      const askedAt = performance.now();
      await stopChild(child);
      return { code: child.exitCode, tookMs: performance.now() - askedAt };
    },
  };
}

const answers = (address: string) =>
  fetch(address).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
