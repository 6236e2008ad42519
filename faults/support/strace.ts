import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../../testing/system/own.ts';

export const hasStrace = () => spawnSync('strace', ['--version']).status === 0;

type Strace = { detach(): Promise<void> };

/** Notes a running process's system calls, in their order. Null where that is not allowed. */
export async function attachStrace(
  pid: number,
  file: string,
  calls: readonly string[],
): Promise<Strace | null> {
  const args = ['-f', '-y', '-s', '64', '-e', `trace=${calls.join(',')}`, '-o', file];
  const child = startChild('strace', [...args, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  while (!/attached/.test(said)) {
    if (child.exitCode !== null) return null;
    await pause(20);
  }
  return {
    async detach() {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    },
  };
}
