import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['apps/server/src', 'packages/contract/src', 'packages/room/src'];
const NORMALISES = /\.normalize\(|\.toLocale(?:Lower|Upper)Case\(|Intl\.Collator|localeCompare\(/;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

// A text of 1 MiB takes minutes, so the server normalises by normalForm, which looks at the length first.
it('Only normalForm normalises what the server is sent', () => {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => NORMALISES.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(files).toEqual(['packages/contract/src/text.ts']);
});
