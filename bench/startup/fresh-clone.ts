import { once } from 'node:events';
import { root } from '../../scripts/lib/paths.ts';
import {
  lastWords,
  removeFolder,
  scratchFolder,
  startChild,
  stopChild,
} from '../../testing/system/own.ts';
import { freePort } from '../../testing/system/port.ts';
import { say } from '../lib/bench.ts';

export type FreshClone = {
  readonly cloneMs: number;
  readonly installMs: number;
  readonly startMs: number;
};

/** The README's first command in an empty folder, up to the first page. */
export async function timeFreshClone(): Promise<FreshClone> {
  const folder = scratchFolder('clone');
  const checkout = `${folder}/checkout`;
  const cloneMs = await timed('git', ['clone', '--quiet', '--no-local', root, checkout], folder);
  const installMs = await timed('npm', ['ci'], checkout);
  const startMs = await timedStart(checkout, `${folder}/data`);
  removeFolder(folder);
  return { cloneMs, installMs, startMs };
}

/** A newcomer's shell: bundling sets NODE_ENV in this process, and npm would then leave out what builds. */
const newcomersEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('npm_')),
  );

async function timed(command: string, args: readonly string[], cwd: string): Promise<number> {
  say(`  ${command} ${args[0]}`);
  const startedAt = performance.now();
  // npm starts further processes; as a group they are stopped together.
  const child = startChild(command, args, {
    cwd,
    env: newcomersEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed with ${code}.`);
  return performance.now() - startedAt;
}

async function timedStart(cwd: string, dataDir: string): Promise<number> {
  say('  npm start');
  const port = await freePort();
  const env = { ...newcomersEnv(), PORT: String(port), DATA_DIR: dataDir };
  const startedAt = performance.now();
  const child = startChild('npm', ['start'], { cwd, env, detached: true });
  const complaints = lastWords(child);
  while (!(await hasPage(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error(`npm start ended early:\n${complaints()}`);
    if (performance.now() - startedAt > 300_000) throw new Error('npm start never served a page.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const startMs = performance.now() - startedAt;
  await stopChild(child);
  return startMs;
}

const hasPage = (address: string) =>
  fetch(address).then(
    async (response) => response.ok && (await response.text()).includes('<html'),
    () => false,
  );
