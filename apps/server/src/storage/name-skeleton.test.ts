import { expect, it } from 'vitest';
import { skeletonOf } from './name-skeleton.ts';

it.each([
  ['a zero-width space', 'an\u200Bna', 'anna'],
  ['a soft hyphen', 'an\u00ADna', 'anna'],
  ['a mark', 'a\u0308nna', 'anna'],
  ['a Cyrillic letter', '\u0430nna', 'anna'],
  ['capitals of another alphabet', '\u0410NNA', 'anna'],
  ['Greek capitals', '\u0391\u039D\u039D\u0391', 'anna'],
  ['full width', '\uFF41\uFF4E\uFF4E\uFF41', 'anna'],
  ['letters of mathematics', '\u{1D41A}nna', 'anna'],
  ['another case', 'ANNA', 'anna'],
  ['an accent', 'José', 'Jose'],
  ['a capital I for an l', 'PauI', 'Paul'],
  ['a one for an l', 'pau1', 'paul'],
  ['a zero for an o', 'b0b', 'bob'],
  ['r and n for an m', 'rnax', 'max'],
  ['another space', 'Wheel\u00A0Studio', 'Wheel Studio'],
  ['an invisible character before a space', 'Wheel\u200B Studio', 'Wheel Studio'],
  ['a styled letter and many accents', `\u{1d6c2}nna${'\u0301'.repeat(31)}`, 'anna'],
  ['two spaces', 'Wheel  Studio', 'Wheel Studio'],
])('takes a name with %s for its look-alike', (_what, alike, name) => {
  expect(skeletonOf(alike)).toBe(skeletonOf(name));
});

it.each([
  ['Ella', 'Elia'],
  ['Ian', 'Lan'],
  ['Anna', 'Anne'],
  ['Анна', 'Яна'],
  ['Νίκος', 'Νίκη'],
  ['小明', '小红'],
  ['Team 2', 'Team 3'],
])('keeps %s and %s apart', (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

it('takes a name for itself, in any case of plain letters', () => {
  for (const name of ['Ingrid', 'McIntosh', 'Ada Lovelace', 'x', '🙂']) {
    expect(skeletonOf(name)).toBe(skeletonOf(name.normalize('NFD')));
    expect(skeletonOf(name)).not.toBe('');
  }
});
