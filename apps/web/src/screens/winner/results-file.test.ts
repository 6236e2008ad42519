import { expect, it } from 'vitest';
import { resultsFile } from './results-file.ts';

it.each([
  ['Evening show', 'Evening show results.csv'],
  ['Who? What: <when>/where', 'Who What when where results.csv'],
  [' \u0007 ', 'Show results.csv'],
])('makes of the title %j the file %j', (title, name) => {
  expect(resultsFile(title, 'csv')).toBe(name);
});
