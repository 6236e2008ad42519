import { expect, it } from 'vitest';
import { tileText } from './tile-text.ts';

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
