import { expect, it } from 'vitest';
import { matchingTitle } from './use-library.ts';

it.each([
  ['Deutsche Sprichwörter', 'sprichwort', true],
  ['Deutsche Sprichwörter', ' WÖRTER ', true],
  ['Grüße', 'grusse', true],
  ['Staff Party', 'party staff', false],
  ['Staff Party', '  ', true],
])('finds %j by %j: %s', (title, filter, isFound) => {
  expect(matchingTitle(title, filter)).toBe(isFound);
});
