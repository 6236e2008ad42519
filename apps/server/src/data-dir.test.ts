import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolder } from '../test/support/folders.ts';
import { homeDataDir, prepareDataDir } from './data-dir.ts';
import { BadSetting } from './settings.ts';

const home = useFolder();
writeFileSync(join(home, 'file'), '');

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
  // Where there is no /proc, any root would do; where there is one, no user may add to it.
  ['a place in /proc', () => (process.platform === 'linux' ? '/proc/wheel/data' : '/dev/null/x')],
])('refuses %s with one line that names the setting', (_what, folder) => {
  expect(() => prepareDataDir(folder())).toThrow(BadSetting);
  expect(() => prepareDataDir(folder())).toThrow(/^DATA_DIR [^\n]+$/);
});

it.each([
  ['linux', {}, '/home/anna/.local/share/wheel'],
  ['linux', { XDG_DATA_HOME: '/data/anna' }, '/data/anna/wheel'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/anna/.local/share/wheel'],
  ['darwin', { XDG_DATA_HOME: '/data/anna' }, '/home/anna/Library/Application Support/wheel'],
  ['win32', {}, '/home/anna/AppData/Local/wheel'],
  ['win32', { LOCALAPPDATA: '/local' }, '/local/wheel'],
] as const)('finds a home for the data on %s with %j', (platform, env, folder) => {
  expect(homeDataDir('wheel', env, platform, '/home/anna')).toBe(folder);
});
