import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the changelog has a section of this version with something in it. */
function isNoted(changelog: string, version: string): boolean {
  const section = changelog.split(/^## /m).find((text) => text.split(/\s/)[0] === version);
  return section?.includes('\n- ') ?? false;
}

/** Why the version cannot be released from the folder as it stands, in one line; null when it can. */
export function releaseObjection(folder: string, version: string): string | null {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  if (!/^\d+\.\d+\.\d+$/.test(version))
    return 'Name the version, like this: npm run release -- 0.2.0';
  const { version: present } = JSON.parse(read('package.json')) as { readonly version: string };
  if (present !== version)
    return `package.json says ${present}. Run "npm version ${version} --no-git-tag-version" and commit it.`;
  if (git('status', '--porcelain') !== '') return 'Some changes are not committed. Commit them.';
  if (!isNoted(read('CHANGELOG.md'), version))
    return `CHANGELOG.md has nothing under "## ${version}". Write there what has changed.`;
  const tag = `v${version}`;
  if (git('tag', '--list', tag) === '') return null;
  return git('rev-list', '-n', '1', tag) === git('rev-parse', 'HEAD')
    ? null
    : `The tag ${tag} is at another commit. Choose another version.`;
}
