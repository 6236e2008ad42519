import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { billOfMaterials } from './lib/bill-of-materials.ts';
import { makePackage } from './lib/make-package.ts';
import { fromRoot, root } from './lib/paths.ts';
import { releaseObjection } from './lib/release-objection.ts';

const into = fromRoot('release');

function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}

function run(script: string): void {
  const how = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  if (spawnSync('npm', ['run', script], how).status !== 0)
    refuse(`"npm run ${script}" failed. Nothing is released.`);
}

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // For trying the rest of the script.
  options: { untested: { type: 'boolean', default: false } },
});
const [version = ''] = positionals;
const objection = releaseObjection(root, version);
if (objection !== null) refuse(objection);
run(values.untested ? 'build' : 'test:full');

rmSync(into, { recursive: true, force: true });
const tarball = makePackage(into);
const parts = tarball.replace(/\.tgz$/, '.cdx.json');
writeFileSync(parts, billOfMaterials());
const sums = [tarball, parts].map((file) => `${sumOf(file)}  ${basename(file)}\n`).join('');
writeFileSync(fromRoot('release/SHA256SUMS'), sums);
const tag = `v${version}`;
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });
if (git('tag', '--list', tag) === '') git('tag', '--annotate', tag, '--message', version);
console.log(`${sums}Tag ${tag}. Push it with "git push origin ${tag}".`);
