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
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || /(^|\/)start-screen\.tsx$/.test(key),
  );
  expect(keys).toHaveLength(2);
  expect(modules.toSorted()).toEqual([...filesLoadedFor(manifest, keys)].toSorted());
});
