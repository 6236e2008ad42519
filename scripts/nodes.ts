import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './lib/paths.ts';

/** Checks the product under the Node versions that README promises, beside the one that runs this. */
const versions = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['22', '24', '26'];
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The folder of a Node of this version from the registry, or null when there is none to be had. */
function obtain(version: string, folder: string): string | null {
  const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
  spawnSync('npm', ['install', '--prefix', folder, ...quiet, `${name}@${version}`], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const bin = join(folder, 'node_modules', name, 'bin');
  return existsSync(bin) ? bin : null;
}

const failed: string[] = [];
const skipped: string[] = [];
for (const version of versions) {
  const folder = mkdtempSync(join(tmpdir(), 'wheel-node-'));
  try {
    const bin = obtain(version, folder);
    if (bin === null) {
      skipped.push(version);
      continue;
    }
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    const node = join(bin, 'node');
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    console.log(`\n── Node ${stdout.trim()}`);
    const isPassed = (script: string) =>
      spawnSync('npm', ['run', script], { cwd: root, env, stdio: 'inherit' }).status === 0;
    if (!isPassed('check') || !isPassed('api')) failed.push(version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const passed = versions.filter(
  (version) => !failed.includes(version) && !skipped.includes(version),
);
const list = (some: readonly string[]) => (some.length > 0 ? some.join(', ') : 'none');
console.log(`\nNode ${list(passed)} passed, ${list(failed)} failed.`);
if (skipped.length > 0) console.log(`Skipped, because ${name} cannot be had: ${list(skipped)}.`);
process.exit(failed.length > 0 || passed.length === 0 ? 1 : 0);
