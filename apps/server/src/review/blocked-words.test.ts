import { expect, it } from 'vitest';
import { blockedIn, type Field, listedWordsOf } from './blocked-words.ts';

const pathsIn = (fields: readonly Field[], ...words: string[]) =>
  blockedIn(new Set(words), fields).map(({ path }) => path);

it('finds nothing where nothing is blocked', () => {
  expect(pathsIn([['gameTitle', 'Darn']])).toEqual([]);
});

it('names each field that holds one', () => {
  const fields: Field[] = [
    ['gameTitle', 'Darn it'],
    ['entries.0.category', 'Pets'],
    ['entries.0.searchedWord', 'red heck'],
  ];
  expect(pathsIn(fields, 'darn', 'heck')).toEqual(['gameTitle', 'entries.0.searchedWord']);
});

it.each([
  `d\u00e4rn a${'\u0301'.repeat(40)}`,
  'DARN',
  'därn',
  'that (darn) cat',
  'Darn!',
  'da\u00ADrn',
  'ｄａｒｎ',
  'x-darn-y',
])('finds the word in %j', (text) => expect(pathsIn([['title', text]], 'darn')).toEqual(['title']));

it.each(['Darning', 'undarned', 'da rn', ''])('finds no whole word in %j', (text) => {
  expect(pathsIn([['title', text]], 'darn')).toEqual([]);
});

it('finds a word that is written with ß', () => {
  expect(pathsIn([['title', 'Viel Spaß']], 'spass')).toEqual(['title']);
});

it('names no more fields than a bound', () => {
  const many = Array.from({ length: 1000 }, (_, nth): Field => [`entries.${nth}`, 'darn']);
  expect(pathsIn(many, 'darn')).toHaveLength(200);
});

it('keeps ñ apart from n in a Spanish game, and nowhere else', () => {
  const blockedAs = (language: 'es' | 'fr', text: string) =>
    blockedIn(new Set(['ano', 'coño']), [['title', text]], language).length > 0;
  expect(['año', 'AN\u0303O', 'cono'].filter((text) => blockedAs('es', text))).toEqual([]);
  expect(['ano', 'Áno', 'coño', 'CON\u0303O'].every((text) => blockedAs('es', text))).toBe(true);
  expect(['año', 'ano', 'cono', 'coño'].every((text) => blockedAs('fr', text))).toBe(true);
});

it('reads a list with ñ as it is written', () => {
  expect(listedWordsOf(' Coño # Därn ')).toEqual(['coño', 'darn']);
});
