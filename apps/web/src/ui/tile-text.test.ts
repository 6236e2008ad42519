import { expect, it } from 'vitest';
import { fitsTiles, tileText } from './tile-text.ts';

const read = (text: string) =>
  tileText(text).map((word) => word.map(({ letter }) => letter).join('|'));

it('gives each letter a tile, word by word, in capitals', () => {
  expect(read('  Log  in ')).toEqual(['L|O|G', 'I|N']);
});

it('keeps what reads as one letter on one tile', () => {
  expect(read('Ünique 👩‍🚀')).toEqual(['Ü|N|I|Q|U|E', '👩‍🚀']);
});

it('has no tile for a blank text', () => {
  expect(tileText('   ')).toEqual([]);
});

it.each([
  ['Silver Screen Classics', true],
  ['Deutsche Sprichwörter 2', true],
  ['Biology: The Cell', false],
  ['Donaudampfschifffahrt', false],
  ['A title of more than forty characters in all', false],
])('sets %j on tiles: %s', (title, fits) => {
  expect(fitsTiles(title)).toBe(fits);
});
