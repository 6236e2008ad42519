import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from './lib/paths.ts';

const text = readFileSync(fromRoot('SECURITY.md'), 'utf8');
const paths = [...text.matchAll(/`([\w./-]+\/[\w./-]+\.(?:ts|tsx|md))`/g)].map(
  ([, path]) => path ?? '',
);

it('names tests that exist', () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(fromRoot(path)))).toEqual([]);
});
