import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasNewerSyntax, newerBuiltIns } from '../lib/old-television.ts';
import { fromRoot } from '../lib/paths.ts';
import { filesLoadedFor, type Manifest } from '../lib/vite-manifest.ts';

const dist = (...parts: readonly string[]) => fromRoot('apps/web/dist', ...parts);
const text = (file: string) => readFileSync(dist(file), 'utf8');
const manifest = JSON.parse(text('.vite/manifest.json')) as Manifest;
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const screenOf = (name: string) =>
  Object.keys(manifest).filter((key) => key.endsWith(`/${name}-screen.tsx`));
const scriptsOf = (keys: readonly string[]) =>
  [...filesLoadedFor(manifest, keys)].filter((file) => file.endsWith('.js'));

it('brings nothing of rooms to the start screen', () => {
  const start = scriptsOf(entries).map(text).join('\n');
  expect(start).not.toMatch(/Open a room|Buzzers open|\/rooms|room-chip/);
});

it('brings no board to a phone', () => {
  expect(screenOf('join')).toHaveLength(1);
  const start = new Set(scriptsOf(entries));
  const phone = scriptsOf([...screenOf('join'), ...screenOf('play')])
    .filter((file) => !start.has(file))
    .map(text)
    .join('\n');
  expect(phone).toContain('Buzzers open');
  expect(phone).not.toMatch(/Puzzle board|--u-cols|fillWheel|guessPhrase/);
});

it('builds the audience screen for televisions that are some years old', () => {
  const page = text('screen.html');
  expect(page).toContain('/old-browser.js');
  expect(page).not.toMatch(/<style|<script(?! [^>]*src=)/);
  const folder = readdirSync(dist('assets/screen'));
  const styles = folder
    .filter((name) => name.endsWith('.css'))
    .map((name) => text(`assets/screen/${name}`))
    .join('\n');
  expect(styles.length).toBeGreaterThan(10_000);
  expect(styles).not.toMatch(/@layer|@container|[{;]inset:|\d(?:cqw|cqh|cqi)\b/);
});

it('has nothing in its scripts that such a television lacks', async () => {
  const scripts = readdirSync(dist('assets/screen'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => text(`assets/screen/${name}`));
  expect(scripts.join('').length).toBeGreaterThan(100_000);
  expect(scripts.flatMap(newerBuiltIns)).toEqual([]);
  expect(await Promise.all(scripts.map(hasNewerSyntax))).toEqual(scripts.map(() => false));
});
