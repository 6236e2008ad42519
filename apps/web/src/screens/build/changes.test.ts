import type { GameEdit } from '@wheel/contract';
import { expect, it } from 'vitest';
import { changesIn, isSame } from './changes.ts';

const game = (words: string, rest: Partial<GameEdit> = {}): GameEdit => ({
  gameTitle: 'Pets',
  visibility: 'public',
  entries: [...words].map((searchedWord) => ({ category: 'Pet', searchedWord })),
  ...rest,
});

it.each([
  ['abc', 'abc', 'nothing changed'],
  ['abc', 'abcd', '1 new'],
  ['abc', 'axcd', '1 new, 1 changed'],
  ['abc', 'b', '2 removed'],
  ['abc', 'cab', 'order changed'],
  ['aab', 'abb', '1 changed'],
])('tells %s from %s: %s', (before, after, said) => {
  expect(changesIn(game(before), game(after))).toBe(said);
  expect(isSame(game(before), game(after))).toBe(said === 'nothing changed');
});

it('tells title and visibility', () => {
  expect(changesIn(game('a'), game('a', { gameTitle: 'Owls', visibility: 'link' }))).toBe(
    'title changed, who can see it changed',
  );
});

it('takes a game without a language for an English one', () => {
  expect(isSame(game('a'), game('a', { language: 'en' }))).toBe(true);
  expect(isSame(game('a'), game('a', { language: 'fr' }))).toBe(false);
  expect(changesIn(game('a'), game('a', { language: 'en' }))).toBe('nothing changed');
  expect(changesIn(game('a'), game('a', { language: 'fr' }))).toBe('language changed');
});
