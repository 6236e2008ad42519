import { expect, it } from 'vitest';
import { objectionText } from './objection-text.ts';
import { wishText } from './wish.ts';

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
