import { PRESETS } from '@wheel/game';
import { expect, it } from 'vitest';
import { rulesName } from './kinds.ts';
import { rulesSentence, unplayedKinds } from './rules.ts';

const { manual, simple, classic } = PRESETS;

it('gives each preset one sentence', () => {
  expect(rulesSentence(manual)).toBe(
    'You keep turns and points by hand; nothing happens by itself.',
  );
  expect(rulesSentence(simple)).toBe(
    'Turns and points run by themselves: 100 a letter, vowels free, 1000 for the solver.',
  );
  expect(rulesSentence(classic)).toBe(
    'As on television: spin for a consonant, buy vowels for 250, and only the solver keeps the points.',
  );
});

it('never promises a figure that the host has changed', () => {
  expect(rulesSentence({ ...classic, vowelPrice: 100 })).toContain('buy vowels for 100');
  expect(rulesSentence({ ...classic, vowelPrice: 0 })).toContain('vowels free');
  expect(rulesSentence({ ...classic, spinFirst: false })).toContain('500 a letter');
  expect(rulesSentence({ ...classic, bank: false })).toContain('1000 for the solver');
  expect(rulesSentence({ ...simple, bank: true })).toContain('only the solver keeps');
});

it('[D2] keeps the name of a set with "changed"', () => {
  expect(rulesName('classic', false)).toBe('Classic');
  expect(rulesName('classic', true)).toBe('Classic, changed');
  expect(rulesName('simple', true)).toBe('Simple, changed');
  expect(rulesName('manual', true)).toBe('Manual');
});

it('says which kinds are played as a round', () => {
  expect(unplayedKinds(manual)).toBe('Played by hand, every puzzle is a round.');
  expect(unplayedKinds(simple)).toBe('Simple rules play Final spin and Bonus round as a round.');
});
