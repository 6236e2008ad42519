import { expect, it } from 'vitest';
import { attendance, firstsIn, gapText, nameLength, ordinal } from './buzz.ts';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [112, '112th'],
])('calls place %d %s', (place, text) => {
  expect(ordinal(place)).toBe(text);
});

it.each([
  [38, '+38 ms'],
  [37.6, '+38 ms'],
  [999, '+999 ms'],
  [1000, '+1.0 s'],
  [1240, '+1.2 s'],
])('tells a gap of %d as %s', (ms, text) => {
  expect(gapText(ms)).toBe(text);
});

it.each([
  [1, [0, 4, 38], false],
  [2, [0, 4, 38], true],
  [3, [0, 4, 10, 11], true],
  [2, [0, 0], true],
])('counts %d firsts in %j, a tie: %s', (firsts, gaps, tie) => {
  const buzz = gaps.map((ms) => ({ ms }));
  expect(firstsIn(buzz, tie)).toBe(firsts);
});

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

it('counts phones and screens', () => {
  expect(attendance(12, 1)).toBe('12 phones · 1 screen');
  expect(attendance(1, 0)).toBe('1 phone · 0 screens');
});
