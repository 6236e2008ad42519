import { expect, it } from 'vitest';
import { wishesOf } from './wishes.ts';

it.each([
  ['', { isClear: false, hasSound: true, hasJoinInfo: true }],
  ['?transparent', { isClear: true, hasSound: true, hasJoinInfo: true }],
  ['?sound=off&qr=hide', { isClear: false, hasSound: false, hasJoinInfo: false }],
])('reads %j', (search, wishes) => {
  expect(wishesOf(search)).toEqual(wishes);
});
