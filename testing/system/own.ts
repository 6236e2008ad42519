import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What this run has made and takes away again, however it ends. */
const children = new Set<ChildProcess>();
const groups = new WeakSet<ChildProcess>();
const folders = new Set<string>();

export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `wheel-${name}-`));
  folders.add(folder);
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** With `detached` the child leads a group of its own and is stopped with all that it started. */
export function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(command, args, options);
  children.add(child);
  if (options.detached) groups.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  kill(child, signal);
  const impatience = setTimeout(() => kill(child, 'SIGKILL'), 10_000);
  await gone;
  clearTimeout(impatience);
}

/** What a child with piped output said last, kept short. */
export function lastWords(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-20_000);
    });
  }
  return () => text;
}

function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(groups.has(child) ? -child.pid : child.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

process.on('exit', () => {
  for (const child of children) kill(child, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
