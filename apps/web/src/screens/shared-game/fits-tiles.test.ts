import { expect, it } from 'vitest';
import { fitsTiles } from './fits-tiles.ts';

it.each([
  ['Silver Screen Classics', true],
  ['Deutsche Sprichwörter 2', true],
  ['Biology: The Cell', false],
  ['Donaudampfschifffahrt', false],
  ['A title of more than forty characters in all', false],
])('sets %j on tiles: %s', (title, fits) => {
  expect(fitsTiles(title)).toBe(fits);
});
