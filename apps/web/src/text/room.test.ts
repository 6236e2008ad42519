import { expect, it } from 'vitest';
import {
  askText,
  attendance,
  firstsIn,
  gapText,
  nameLength,
  objectionText,
  ordinal,
  wishText,
} from './room.ts';

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
  [1, [{ ms: 0 }, { ms: 4 }]],
  [2, [{ ms: 0, tied: true }, { ms: 10, tied: true }, { ms: 10 }]],
  [3, [{ ms: 0, tied: true }, { ms: 4, tied: true }, { ms: 9, tied: true }, { ms: 38 }]],
] as const)('counts %d firsts in %j', (firsts, buzz) => {
  expect(firstsIn(buzz)).toBe(firsts);
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

it('says who asks to be let in, and as what', () => {
  expect(askText({ kind: 'join', value: 'Nora' })).toBe('Nora wants to join');
  expect(askText({ kind: 'remote', value: 'iPhone' })).toBe('Remote iPhone wants to command');
});

const teams = [{ name: 'Geckos' }, { name: '' }];

it.each([
  [{ type: 'letter', letter: 'R' }, 'R'],
  [{ type: 'phrase', phrase: 'red dog' }, 'red dog'],
  [{ type: 'vowels', on: true }, 'Vowels on'],
  [{ type: 'score', team: 0, delta: 100 }, 'Geckos +100'],
  [{ type: 'score', team: 1, delta: -100 }, 'Team 2 -100'],
  [{ type: 'star', team: 0 }, 'Geckos rewarded'],
  [{ type: 'buzz', do: 'lock' }, 'Buzzers locked'],
  [{ type: 'spin' }, 'Spin'],
] as const)('calls %j %s', (wish, text) => {
  expect(wishText(wish, teams)).toBe(text);
});

it('says why not, in words for a stage', () => {
  expect(objectionText('SPIN_FIRST')).toBe('Spin first');
  expect(objectionText('TEAMS_FULL')).toBe('Not possible now');
});
