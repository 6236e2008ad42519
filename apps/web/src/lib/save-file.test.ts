import { expect, it } from 'vitest';
import { plainName } from './save-file.ts';

it.each([
  ['Evening show', 'Evening show'],
  ['Who? What: <when>/where', 'Who What when where'],
  ['..\\..\\secret', 'secret'],
  [' \u0007 ', 'Show'],
  ['x'.repeat(120), 'x'.repeat(80)],
  ['Schöne Grüße 🎉', 'Schöne Grüße 🎉'],
])('makes of the title %j the name %j', (title, name) => {
  expect(plainName(title, 'Show')).toBe(name);
});
