import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { releaseObjection } from './release-objection.ts';

const folder = mkdtempSync(join(tmpdir(), 'wheel-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@show.example', ...args], {
    cwd: folder,
  });
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
function commit(changelog: string): void {
  write('CHANGELOG.md', changelog);
  git('add', '.');
  git('commit', '--quiet', '--message', 'docs: tell what changed');
}
const objection = () => releaseObjection(folder, '1.2.3');

it('refuses until everything is in order, with a line that says what to do', () => {
  git('init', '--quiet');
  write('package.json', '{ "version": "1.2.2" }');
  commit('# Changelog\n\n## Unreleased\n\n- The wheel turns.\n');
  for (const version of ['', 'v1.2.3', '1.2', 'next'])
    expect(releaseObjection(folder, version)).toMatch(/^Name the version.*-- 0\.2\.0$/);
  expect(objection()).toMatch(/^package\.json says 1\.2\.2\. Run "npm version 1\.2\.3 /);
  write('package.json', '{ "version": "1.2.3" }');
  expect(objection()).toMatch(/^Some changes are not committed/);
  commit('# Changelog\n\n## 1.2.3\n\n## 1.2.2\n\n- The wheel turns.\n');
  expect(objection()).toMatch(/^CHANGELOG\.md has nothing under "## 1\.2\.3"/);
  commit('# Changelog\n\n## 1.2.3 of today\n\n- The wheel turns.\n');
  expect(objection()).toBeNull();
});

it('takes a tag that is here, and none that is elsewhere', () => {
  git('tag', '--annotate', 'v1.2.3', '--message', '1.2.3');
  expect(objection()).toBeNull();
  commit('# Changelog\n\n## 1.2.3\n\n- The wheel turns faster.\n');
  expect(objection()).toMatch(/^The tag v1\.2\.3 is at another commit/);
});
