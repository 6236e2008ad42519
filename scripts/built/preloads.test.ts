import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../lib/paths.ts';
import { filesLoadedFor, type Manifest } from '../lib/vite-manifest.ts';

const dist = (name: string) => readFileSync(fromRoot('apps/web/dist', name), 'utf8');

const modules = [
  ...dist('index.html').matchAll(
    /<(?:script|link rel="modulepreload")[^>]+(?:src|href)="\/([^"]+)"/g,
  ),
].map((match) => match[1]);

it('names each module of the start screen once in the page', () => {
  const manifest = JSON.parse(dist('.vite/manifest.json')) as Manifest;
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  expect(keys).toHaveLength(1);
  expect(modules.toSorted()).toEqual([...filesLoadedFor(manifest, keys)].toSorted());
});

it('comes with the start screen inside, and without styles that the policy forbids', () => {
  const page = dist('index.html');
  expect(page).toContain('WHEEL OF FORTUNE');
  expect(page).toContain('Type a game name...');
  expect(page).not.toMatch(/ style="|<style|<script(?! [^>]*src=)/);
  expect(dist('shell.html')).toContain('<div id="root"></div>');
});
