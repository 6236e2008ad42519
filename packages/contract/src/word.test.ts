import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLegalWord } from './word.ts';

const legalWord = fc
  .string({ unit: fc.constantFrom(...'abzÄöüßQ ') })
  .filter((text) => text.trim() !== '');

it('lets a searched word hold letters, umlauts, ß and spaces', () => {
  expect(isLegalWord('Größe Äpfel')).toBe(true);
  fc.assert(fc.property(legalWord, isLegalWord));
});

it.each(['', '   ', 'a1', "it's", 'no!', 'café', 'tab\there', 'ẞ'])(
  'does not let it be %j',
  (text) => expect(isLegalWord(text)).toBe(false),
);
