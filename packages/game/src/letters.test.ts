import { alphabetOf } from '@wheel/alphabet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answersTo,
  baseLetter,
  isHiddenAtFirst,
  isVowel,
  lettersOf,
  samePhrase,
  toPhrase,
} from './letters.ts';

const en = alphabetOf('en');

const legalWord = fc
  .string({ unit: fc.constantFrom(...'abzÄöüßQ ') })
  .filter((text) => text.trim() !== '');

describe('a phrase in play', () => {
  it('[P1] is in upper case, with single spaces and none at its ends', () => {
    expect(toPhrase('  Red \t big\n dog ', en)).toBe('RED BIG DOG');
  });

  it('[P1] writes ß, small or capital, as SS', () => {
    expect(toPhrase('Spaß', en)).toBe('SPASS');
    expect(toPhrase('SPAẞ', en)).toBe('SPASS');
  });

  it('[P1] composes letters that arrive in two parts', () => {
    expect(toPhrase('fu\u0308r', en)).toBe('FÜR');
    expect(lettersOf(toPhrase('fu\u0308r', en))).toHaveLength(3);
  });

  it('[P1] keeps a mark without a composed form on the tile of its letter', () => {
    expect(lettersOf('J\u030CA')).toEqual(['J\u030C', 'A']);
  });
});

describe('a tile', () => {
  it.each([
    ['Ä', 'A'],
    ['Ö', 'O'],
    ['Ü', 'U'],
    ['É', 'E'],
    ['K', 'K'],
  ])('[P3] %s answers to %s', (tile, key) => {
    expect(baseLetter(tile, en)).toBe(key);
    expect(answersTo(tile, key, en)).toBe(true);
    expect(answersTo(tile, 'Z', en)).toBe(false);
  });

  it('[P2] is hidden at first only if some key opens it', () => {
    expect([...'AÄÉ'].every((tile) => isHiddenAtFirst(tile, en))).toBe(true);
    expect([..."-'7!Æ漢"].some((tile) => isHiddenAtFirst(tile, en))).toBe(false);
  });
});

describe('two phrases', () => {
  it('[P8] are the same whatever their case', () => {
    fc.assert(
      fc.property(legalWord, (word) => {
        expect(samePhrase(word.toLowerCase(), word.toUpperCase(), en)).toBe(true);
      }),
    );
  });

  it('[P8] are the same wherever white space stands', () => {
    const gap = fc.constantFrom('', ' ', '\t', '\n', '\u00A0', '   ');
    fc.assert(
      fc.property(legalWord, fc.infiniteStream(gap), (word, gaps) => {
        const spread = [...word].map((letter) => letter + gaps.next().value).join('');
        expect(samePhrase(spread, word, en)).toBe(true);
      }),
    );
  });

  it('[P8] differ when a letter differs, an umlaut too', () => {
    expect(samePhrase('red dig', 'red dog', en)).toBe(false);
    expect(samePhrase('fur', 'für', en)).toBe(false);
    expect(samePhrase('strasse', 'Straße', en)).toBe(true);
  });
});

it('knows the vowels', () => {
  const vowels = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => isVowel(letter, en));
  expect(vowels.join('')).toBe('AEIOU');
  expect(isVowel('', en)).toBe(false);
  expect(isVowel('AE', en)).toBe(false);
});
