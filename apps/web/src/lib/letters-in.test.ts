import { expect, it } from 'vitest';
import { lettersIn } from './letters-in.ts';

it.each([
  ['', []],
  ['R2-D2 !', ['R', '2', '-', 'D', '2', ' ', '!']],
  ['AÑO', ['A', 'Ñ', 'O']],
  ['e\u0301a', ['e\u0301', 'a']],
  ['👩‍👩‍👧 1', ['👩‍👩‍👧', ' ', '1']],
])('splits “%s” by what a reader takes for a letter', (text, letters) => {
  expect(lettersIn(text)).toEqual(letters);
});
