import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fromRoot } from '../lib/paths.ts';
import { filesLoadedFor, type Manifest } from '../lib/vite-manifest.ts';

const budgetBytes = 95 * 1000;

const dist = (...parts: readonly string[]) => fromRoot('apps/web/dist', ...parts);

it('starts with at most 95 KB of compressed JavaScript', () => {
  const manifest = JSON.parse(readFileSync(dist('.vite/manifest.json'), 'utf8')) as Manifest;
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const startScreen = keys.filter((key) => /(^|\/)start-screen\.tsx$/.test(key));
  expect(entries.length, 'entry chunks').toBeGreaterThan(0);

  const files = [...filesLoadedFor(manifest, [...entries, ...startScreen])].filter((file) =>
    file.endsWith('.js'),
  );
  const sizes = files.map((file) => ({
    file,
    bytes: gzipSync(readFileSync(dist(file)), { level: 9 }).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(budgetBytes);
});

it('brings no schema library to the browser', () => {
  const scripts = readdirSync(dist('assets')).filter((file) => file.endsWith('.js'));
  const texts = scripts.map((file) => readFileSync(dist('assets', file), 'utf8'));
  expect(scripts.filter((_file, at) => texts[at]?.includes('~kind'))).toEqual([]);
});
