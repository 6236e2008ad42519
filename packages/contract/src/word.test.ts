import { alphabetOf, LANGUAGES } from '@wheel/alphabet';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLegalWord, tidyWord } from './word.ts';

const legalWord = fc
  .string({ unit: fc.constantFrom(...'abzÄöüßQ ') })
  .filter((text) => text.trim() !== '');

it('lets a searched word hold letters, umlauts, ß and spaces', () => {
  expect(isLegalWord('Größe Äpfel', 'en')).toBe(true);
  fc.assert(fc.property(legalWord, (word) => isLegalWord(word, 'en')));
});

it.each(['', '   ', 'a1', "it's", 'no!', 'café', 'tab\there', 'ẞ'])(
  'does not let it be %j',
  (text) => expect(isLegalWord(text, 'en')).toBe(false),
);

it.each(LANGUAGES)('lets it hold in %s exactly what its alphabet names', (language) => {
  const { keys, marked, signs } = alphabetOf(language);
  const letters = [...keys, ...marked];
  const legal = new Set([...letters, ...letters.map((letter) => letter.toLowerCase())]);
  const kept = new Set([...legal, ...signs, ' ']);
  const wrong: string[] = [];
  for (let code = 0x20; code < 0x2_0000; code += 1) {
    const character = String.fromCodePoint(code);
    const within = `a${character}a`;
    // Some stand for others: a mark makes a letter with the one before it, a quote is an apostrophe.
    const isLegal = legal.has(tidyWord(character));
    const isLegalWithin = [...tidyWord(within)].every((one) => kept.has(one));
    if (isLegalWord(character, language) !== isLegal) wrong.push(character);
    if (isLegalWord(within, language) !== isLegalWithin) wrong.push(within);
  }
  expect(wrong).toEqual([]);
});

it('composes letters and keeps one kind of apostrophe and hyphen', () => {
  expect(tidyWord(" l'e\u0301te\u0301 ")).toBe('l’été');
  expect(tidyWord('l‘eau dʼor')).toBe('l’eau d’or');
  expect(tidyWord('peut\u2010être')).toBe('peut-être');
});

it.each([
  ['fr', "aujourd'hui", true],
  ['fr', 'peut-être', true],
  ['fr', 'peut\u2010e\u0302tre', true],
  ['fr', 'l’œuvre Æ', true],
  ['fr', 'a–b', false],
  ['fr', 'a\u2011b', false],
  ['fr', '’-’', false],
  ['fr', 'niño', false],
  ['fr', '\uFB01n', false],
  ['fr', '\uFF21', false],
  ['es', 'niño', true],
  ['es', 'nin\u0303o', true],
  ['es', 'pingüino', true],
  ['es', 'garçon', false],
  ['es', 'peut-être', false],
  ['es', '¿qué?', false],
  ['de', 'Grün', true],
  ['de', 'café', false],
  ['de', "geht's", false],
] as const)('in %s %j is legal: %s', (language, word, isLegal) => {
  expect(isLegalWord(word, language)).toBe(isLegal);
});
