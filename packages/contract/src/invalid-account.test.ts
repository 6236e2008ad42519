import { expect, it } from 'vitest';
import { canBeUsername, invalidPassword, invalidUsername } from './invalid-account.ts';

it.each(['b', 'Bob', 'Jürgen Müller', '名前', '🎡'.repeat(40), 'x'.repeat(40), "O'Neil <b>"])(
  'takes the name %j',
  (name) => expect(invalidUsername(name)).toBeNull(),
);

it.each([
  ['', { code: 'REQUIRED' }],
  ['\u200b\u200d', { code: 'REQUIRED' }],
  ['x'.repeat(41), { code: 'TOO_LONG', limit: 40 }],
  ['🎡'.repeat(41), { code: 'TOO_LONG', limit: 40 }],
  ['a\0b', { code: 'CONTROL_CHARACTERS' }],
  ['a\nb', { code: 'CONTROL_CHARACTERS' }],
  ['\u202Ebob', { code: 'CONTROL_CHARACTERS' }],
  ['a\uD800', { code: 'CONTROL_CHARACTERS' }],
  ['an\u200Bna', { code: 'CONTROL_CHARACTERS' }],
  ['an\u00ADna', { code: 'CONTROL_CHARACTERS' }],
  ['anna\u2060', { code: 'CONTROL_CHARACTERS' }],
  ['Guest', { code: 'RESERVED' }],
  ['gUEST', { code: 'RESERVED' }],
  ['Ｇｕｅｓｔ', { code: 'RESERVED' }],
  ['Gu\u200dest', { code: 'RESERVED' }],
])('refuses the name %j: %j', (name, invalid) => expect(invalidUsername(name)).toEqual(invalid));

it('knows names of before that could not be registered now', () => {
  expect(['an\u200Bna', '', 'x'.repeat(41), 'a\0b'].map(canBeUsername)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('counts the characters of a password, not its bytes', () => {
  expect(invalidPassword('🎡'.repeat(7))).toEqual({ code: 'TOO_SHORT', limit: 8 });
  expect(invalidPassword('🎡'.repeat(8))).toBeNull();
  expect(invalidPassword('🎡'.repeat(128))).toBeNull();
  expect(invalidPassword('🎡'.repeat(129))).toEqual({ code: 'TOO_LONG', limit: 128 });
});
