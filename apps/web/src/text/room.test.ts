import { expect, it } from 'vitest';
import { words } from '../words/words.ts';
import { firstsIn, gapText, ordinal } from './places.ts';
import { askText, phoneBoardSentence, refusalText, wishText } from './room.ts';

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

it('counts phones and screens', () => {
  const { attendance } = words('room').host;
  expect(attendance({ phones: 12, screens: 1 })).toBe('12 phones · 1 screen');
  expect(attendance({ phones: 1, screens: 0 })).toBe('1 phone · 0 screens');
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

it.each([
  [{ phones: 3, screens: 0 }, '3 phones share'],
  [{ phones: 0, screens: 2 }, '2 screens share'],
  [{ phones: 1, screens: 2 }, '1 phone and 2 screens share'],
])('says who shares one address: %j', (devices, begin) => {
  const text = `${begin} one address, as a whole school may. They can join again.`;
  expect(words('room').host.seat.sweep.text(devices)).toBe(text);
});

it('reads out the board of a phone', () => {
  const board = [[{ letter: 'A' }], [{ letter: null }, { letter: 'B' }]];
  expect(phoneBoardSentence(board)).toBe('Word 1, 1 letter: A. Word 2, 2 letters: blank B.');
});

it.each([
  ['a code', { code: 'SPIN_FIRST' }, 'Spin first'],
  ['a code, whatever the host says', { code: 'NO_WHEEL', why: 'Kein Rad' }, 'No wheel'],
  ['a code without words', { code: 'TEAMS_FULL' }, 'Not possible now'],
  ['a code of a newer host', { code: 'constructor', why: 'Zu neu' }, 'Zu neu'],
  ['a sentence of an older host', { why: 'Used before' }, 'Used before'],
  ['a word of the room', { why: 'locked' }, 'The host takes none now'],
  ['nothing', {}, 'Not possible now'],
  ['an empty sentence', { why: '' }, 'Not possible now'],
])('says why not, for %s', (_of, reason, text) => {
  expect(refusalText(reason)).toBe(text);
});
