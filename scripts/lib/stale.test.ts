import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isStale } from './stale.ts';

let folder: string;
const at = (name: string) => join(folder, name);

function touch(name: string, seconds: number) {
  writeFileSync(at(name), '');
  utimesSync(at(name), seconds, seconds);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stale-'));
  mkdirSync(at('src'));
  touch('src/a.ts', 100);
  utimesSync(at('src'), 100, 100);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is stale when a product is missing', () => {
  touch('built.js', 200);
  expect(isStale([at('built.js'), at('other.js')], [at('src')])).toBe(true);
});

it('is fresh when every product is younger than every source', () => {
  touch('built.js', 200);
  expect(isStale([at('built.js')], [at('src')])).toBe(false);
});

it('is stale when one source is younger', () => {
  touch('built.js', 200);
  touch('src/b.ts', 300);
  utimesSync(at('src'), 100, 100);
  expect(isStale([at('built.js')], [at('src')])).toBe(true);
});

it('is stale when a source was deleted after the build', () => {
  touch('built.js', 200);
  rmSync(at('src/a.ts'));
  expect(isStale([at('built.js')], [at('src')])).toBe(true);
});
