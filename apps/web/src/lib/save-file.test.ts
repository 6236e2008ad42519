import { expect, it } from 'vitest';
import { fileName } from './save-file.ts';

it.each([
  ['Evening show', 'Evening show results.csv'],
  ['Who? What: <when>/where', 'Who What when where results.csv'],
  ['..\\..\\secret', 'secret results.csv'],
  [' \u0007 ', 'Show results.csv'],
  ['x'.repeat(120), `${'x'.repeat(80)} results.csv`],
  ['Schöne Grüße 🎉', 'Schöne Grüße 🎉 results.csv'],
])('makes of the title %j the file %j', (title, name) => {
  expect(fileName(title, 'results.csv')).toBe(name);
});
