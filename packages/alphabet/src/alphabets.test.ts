import { describe, expect, it } from 'vitest';
import { alphabetOf, isLanguage, LANGUAGES, languageOf } from './language.ts';
import { hasLetter, isWrittenIn } from './legal.ts';

/** Without its marks, as far as Unicode can tell. */
const bare = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '');

describe.each(LANGUAGES)('the alphabet of %s', (language) => {
  const { keys, vowels, marked, signs, playedAs, typedAs } = alphabetOf(language);

  it('has each letter once, composed and in capitals', () => {
    const all = [...keys, ...marked, ...signs];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((letter) => [...letter].length !== 1)).toEqual([]);
    expect(all.map((letter) => letter.normalize('NFC'))).toEqual(all);
    const capitals = all.filter((letter) => letter !== 'ß');
    expect(capitals.map((letter) => letter.toUpperCase())).toEqual(capitals);
  });

  it('has its keys in their order', () => {
    expect([...keys].sort(new Intl.Collator(language).compare)).toEqual(keys);
  });

  it('has vowels and consonants among its keys, and R S T L N E', () => {
    expect(vowels.filter((vowel) => !keys.includes(vowel))).toEqual([]);
    expect(keys.length - vowels.length).toBeGreaterThan(vowels.length);
    expect([...'RSTLNE'].filter((letter) => !keys.includes(letter))).toEqual([]);
  });

  it('has a key for every letter that is legal', () => {
    const played = marked.map((letter) => playedAs[letter] ?? bare(letter.toUpperCase()));
    expect([...played.join('')].filter((letter) => !keys.includes(letter))).toEqual([]);
  });

  it('writes letters anew by its keys alone', () => {
    const written = Object.values({ ...playedAs, ...typedAs }).join('');
    expect([...written].filter((letter) => !keys.includes(letter))).toEqual([]);
  });
});

it.each([
  ['en', 26, 'AEIOU'],
  ['de', 26, 'AEIOU'],
  ['es', 27, 'AEIOU'],
  ['fr', 26, 'AEIOUY'],
])('%s has %d keys, and %s are vowels', (language, count, vowels) => {
  const alphabet = alphabetOf(language);
  expect(alphabet.keys).toHaveLength(count);
  expect(alphabet.vowels.join('')).toBe(vowels);
});

it('has Ñ behind N in Spanish', () => {
  expect(alphabetOf('es').keys.join('')).toContain('MNÑO');
});

it('takes what is missing or not known for English', () => {
  for (const code of [undefined, null, 7, '', 'xx', 'EN', 'toString', '__proto__', ['de']]) {
    expect(isLanguage(code)).toBe(false);
    expect(languageOf(code)).toBe('en');
    expect(alphabetOf(code)).toBe(alphabetOf('en'));
  }
});

const SPEC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyzäöüß ';
const MORE = {
  en: '',
  de: '',
  es: 'ÁÉÍÓÚÑáéíóúñ',
  fr: 'ÀÂÇÉÈÊËÎÏÔÙÛŸŒÆàâçéèêëîïôùûÿœæ’-',
};

it.each(LANGUAGES)('%s has exactly what is legal', (language) => {
  const legal = new Set(SPEC + MORE[language]);
  const alphabet = alphabetOf(language);
  for (let code = 0; code < 0x3_0000; code += 1) {
    const character = String.fromCodePoint(code);
    if (isWrittenIn(character, alphabet) !== legal.has(character))
      throw new Error(`U+${code.toString(16)} in ${language}`);
  }
});

it('tells letters from signs and spaces', () => {
  expect(hasLetter('’ - ’', alphabetOf('fr'))).toBe(false);
  expect(hasLetter('l’', alphabetOf('fr'))).toBe(true);
  expect(hasLetter('Ñ', alphabetOf('es'))).toBe(true);
});
