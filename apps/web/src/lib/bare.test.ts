import { expect, it } from 'vitest';
import { bare } from './bare.ts';

it.each([
  [' Grüße ', 'grusse'],
  ['GROẞ', 'gross'],
  ['Sœur et cætera', 'soeur et caetera'],
  ['AÑO', 'ano'],
  ['E\u0301te\u0301', 'ete'],
])('makes %j %j', (text, expected) => {
  expect(bare(text)).toBe(expected);
});
