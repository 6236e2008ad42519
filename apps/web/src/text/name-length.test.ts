import { expect, it } from 'vitest';
import { nameLength } from './name-length.ts';

it.each([
  ['Ü', 'short'],
  ['Geckos', 'short'],
  ['Flamingos', 'long'],
  ['Golden Geese at sea', 'long'],
  ['Donaudampfschifffahrt', 'longer'],
  ['Grandma and the Grandchildren', 'longer'],
])('sets %s as %s', (name, length) => {
  expect(nameLength(name)).toBe(length);
});
