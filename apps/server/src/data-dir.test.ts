import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BadSetting } from './bad-setting.ts';
import { prepareDataDir } from './data-dir.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'wheel-data-dir-'));
  writeFileSync(join(home, 'file'), '');
});
afterAll(() => rmSync(home, { recursive: true }));

it('makes the folder and those above it, and takes one that is there', () => {
  const folder = join(home, 'a', 'b', 'c');
  prepareDataDir(folder);
  prepareDataDir(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

it.each([
  ['a file', () => join(home, 'file')],
  ['a place below a file', () => join(home, 'file', 'data')],
  ['a place below a device', () => '/dev/null/data'],
  // Where there is no /proc, any root would do; where there is, nobody may add to it.
  ['a place in /proc', () => (process.platform === 'linux' ? '/proc/wheel/data' : '/dev/null/x')],
])('refuses %s with one line that names the setting', (_what, folder) => {
  expect(() => prepareDataDir(folder())).toThrow(BadSetting);
  expect(() => prepareDataDir(folder())).toThrow(/^DATA_DIR [^\n]+$/);
});
