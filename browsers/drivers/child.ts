import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { startChild, stopChild } from '../../testing/system/own.ts';

/** A program of the system, with a fourth channel for those that report there. */
export const start = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  startChild(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });

export function onLine(child: ChildProcess, hear: (line: string) => void): void {
  for (const stream of child.stdio.slice(1)) {
    if (stream) createInterface({ input: stream as Readable }).on('line', hear);
  }
}

/** What the pattern's first group catches in the first line that matches. */
export function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    onLine(child, (line) => {
      const found = line.match(pattern)?.[1];
      if (found) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with code ${code}.`)));
  });
}

export type Screen = { readonly display: string; end(): Promise<void> };

/** A screen nobody sees, larger than every window of the tests. */
export async function openScreen(): Promise<Screen> {
  const size = ['-screen', '0', '4096x2560x24'];
  const child = start('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...size]);
  const number = await lineOf(child, /^(\d+)$/);
  return { display: `:${number}`, end: () => stopChild(child) };
}
