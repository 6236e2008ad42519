import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot, root } from '../../scripts/lib/paths.ts';
import type { FaultRun } from './fault.ts';

/** The last commit of version 0.1, which has no tag. */
const COMMIT = '7b9461b32c59cc31ccb2a8bac7855e591f27eaec';
/** Kept between runs. */
const FOLDER = fromRoot('.released/0.1');
const SERVER = join(FOLDER, 'apps/server/dist/server.js');

const execute = promisify(execFile);

/** Takes version 0.1 out of the history, and builds it with what it asked for then. */
async function build(): Promise<void> {
  const unfinished = `${FOLDER}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = join(unfinished, 'archive.tar');
  await execute('git', ['archive', '--output', archive, COMMIT], { cwd: root });
  await execute('tar', ['-xf', archive], { cwd: unfinished });
  await execute('npm', ['ci'], { cwd: unfinished });
  await execute('npm', ['run', 'build'], { cwd: unfinished });
  renameSync(unfinished, FOLDER);
}

/** The file of a server of version 0.1; null where there is none, which the report says. */
export async function releasedServer({ options, report, say }: FaultRun): Promise<string | null> {
  if (existsSync(SERVER)) return SERVER;
  const none = (why: string) => {
    report.notShown(`a server of version 0.1: ${why}`);
    return null;
  };
  if (options.isQuick || options.isInjected)
    return none('it is built in minutes by `npm run faults -- T42`');
  say('building version 0.1 from the history');
  return build().then(
    () => SERVER,
    (error: Error) => none(error.message.split('\n', 3).join(' ')),
  );
}
