import { expect, it } from 'vitest';
import { headline } from './headline.ts';

const teams = (...scores: readonly (readonly [name: string, score: number])[]) =>
  scores.map(([name, score]) => ({ name, score, color: '#112233' }));

it.each([
  [teams(['Aces', 100], ['Bees', 300]), 'WINNER', 'Bees'],
  [teams(['Aces', 0]), 'WINNER', 'Aces'],
  [teams(['Aces', 300], ['Bees', 300], ['Cats', 0]), 'TIE', 'Aces & Bees'],
  [teams(['Aces', 300], ['Bees', 300], ['Cats', 300]), 'TIE', '3 winners'],
  [teams(['The Extraordinary', 300], ['Bees of the North', 300]), 'TIE', '2 winners'],
])('says of %j: %s, %s', (all, kicker, name) => {
  expect(headline(all)).toEqual({ kicker, name });
});
