import { expect, it } from 'vitest';
import { invalidEdit, invalidPatch } from './invalid-game.ts';
import type { GameEdit } from './library.ts';

const editWith = (part: Partial<GameEdit> = {}): GameEdit => ({
  gameTitle: 'Animals',
  visibility: 'public',
  entries: [{ category: 'Pets', searchedWord: 'red dog' }],
  ...part,
});

it('finds nothing wrong with a good game', () => {
  expect(invalidEdit(editWith({ gameTitle: ' 🎡 ' }))).toEqual([]);
});

it('names the title and each field of each entry', () => {
  const entries = [
    { category: 'Pets', searchedWord: 'cat' },
    { category: ' ', searchedWord: 'no. 1' },
  ];
  expect(invalidEdit(editWith({ gameTitle: 'a\0b', entries }))).toEqual([
    { path: 'gameTitle', code: 'CONTROL_CHARACTERS' },
    { path: 'entries.1.category', code: 'REQUIRED' },
    { path: 'entries.1.searchedWord', code: 'NOT_ALLOWED' },
  ]);
});

it('names no more than a bound', () => {
  const entries = Array.from({ length: 1000 }, () => ({ category: '', searchedWord: '' }));
  expect(invalidEdit(editWith({ entries }))).toHaveLength(200);
});

it('lets title or visibility change alone, but wants one of them', () => {
  expect(invalidPatch({ visibility: 'link' })).toEqual([]);
  expect(invalidPatch({ gameTitle: 'Plants' })).toEqual([]);
  expect(invalidPatch({ gameTitle: 'x'.repeat(121), visibility: 'link' })).toEqual([
    { path: 'gameTitle', code: 'TOO_LONG', limit: 120 },
  ]);
  expect(invalidPatch({})).toEqual([{ path: '', code: 'REQUIRED' }]);
});
