import { expect, it } from 'vitest';
import { filesLoadedFor } from './vite-manifest.ts';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared'] },
  start: { file: 'start.js', imports: ['_shared', '_field'] },
  game: { file: 'game.js', imports: ['_shared'] },
  _shared: { file: 'shared.js', imports: ['index.html'] },
  _field: { file: 'field.js' },
};

it('follows imports link by link, once, even in a circle', () => {
  expect([...filesLoadedFor(manifest, ['index.html', 'start'])].sort()).toEqual([
    'field.js',
    'index.js',
    'shared.js',
    'start.js',
  ]);
});

it('complains about a chunk that is not there', () => {
  expect(() => filesLoadedFor(manifest, ['gone'])).toThrow('no gone');
});
