import { expect, it } from 'vitest';
import { hostTokenIn, screenOptions } from './screen-options.ts';

it.each([
  ['', { isClear: false, hasSound: true, hasJoinInfo: true }],
  ['?transparent', { isClear: true, hasSound: true, hasJoinInfo: true }],
  ['?sound=off&qr=hide', { isClear: false, hasSound: false, hasJoinInfo: false }],
])('reads %j', (search, options) => {
  expect(screenOptions(search)).toEqual(options);
});

it.each([
  ['#o.Zm9v_-', 'o.Zm9v_-'],
  ['', ''],
  ['#', ''],
  ['#two words', ''],
  [`#${'x'.repeat(65)}`, ''],
])('finds the token of the host in %j', (hash, token) => {
  expect(hostTokenIn(hash)).toBe(token);
});
