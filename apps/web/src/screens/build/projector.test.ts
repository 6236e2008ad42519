import { expect, it } from 'vitest';
import { isSmallOnProjector } from './projector.ts';

it.each([
  ['', false],
  ['Casablanca', false],
  ['Über den Dächern von München', false],
  ['Donaudampfschif', true],
  ['Donaudampfschi', false],
  // ß is played as SS, which makes fifteen of fourteen
  ['Donaudampfschß', true],
  ['Extraordinary circumstances require imagination', false],
  ['word '.repeat(24), true],
])('judges %j: %s', (phrase, isSmall) => {
  expect(isSmallOnProjector(phrase)).toBe(isSmall);
});
