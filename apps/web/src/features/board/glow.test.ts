import type { BoardTile } from '@wheel/game';
import { expect, it } from 'vitest';
import { litWords, turnOrder } from './glow.ts';

const SIGNS = { _: 'hidden', '+': 'correct', '-': 'revealed' } as const;
const board = (text: string) =>
  text.split(' ').map((word) =>
    Array.from(word, (sign): BoardTile => {
      const state = SIGNS[sign as keyof typeof SIGNS];
      return { letter: state === 'hidden' ? null : 'X', state };
    }),
  );
const states = (words: ReturnType<typeof litWords>) =>
  words.map((word) => word.map(({ state }) => state[0]).join('')).join(' ');

it('lights the tiles of the latest guess, and only those', () => {
  expect(states(litWords(board('_+- +_'), 'hit'))).toBe('hcr ch');
});

it('leaves the tiles of a guess just before lit as well', () => {
  const held = [[[false, false, true], []]];
  expect(states(litWords(board('_+- +_'), 'hit', held))).toBe('hcc ch');
  expect(states(litWords(board('_+_ +_'), 'none', held))).toBe('hrh rh');
});

it('settles them when the glow is over', () => {
  expect(states(litWords(board('_+- +_'), 'none'))).toBe('hrr rh');
});

it('lights every open tile of a solved board', () => {
  expect(states(litWords(board('-+ -'), 'wave'))).toBe('cc c');
});

it('turns lit tiles one after the other across the words', () => {
  const turn = turnOrder(board('_+- ++'), 'hit');
  expect([turn(0, 1), turn(1, 0), turn(1, 1)]).toEqual([0, 1, 2]);
  expect(turn(0, 0)).toBe(0);
});

it('hurries through a long phrase', () => {
  const turn = turnOrder([...board('+'.repeat(120))], 'wave');
  expect(turn(0, 119)).toBeLessThan(24.1);
});
