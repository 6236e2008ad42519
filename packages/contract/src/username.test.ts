import { expect, it } from 'vitest';
import { passwordFault, usernameFault } from './username.ts';

it.each(['b', 'Bob', 'Jürgen Müller', '名前', '🎡'.repeat(40), 'x'.repeat(40), "O'Neil <b>"])(
  'takes the name %j',
  (name) => expect(usernameFault(name)).toBeNull(),
);

it.each([
  ['', 'required'],
  ['\u200b\u200d', 'required'],
  ['x'.repeat(41), 'at most 40'],
  ['🎡'.repeat(41), 'at most 40'],
  ['a\0b', 'control'],
  ['a\nb', 'control'],
  ['\u202Ebob', 'control'],
  ['a\uD800', 'control'],
  ['Guest', 'reserved'],
  ['gUEST', 'reserved'],
  ['Ｇｕｅｓｔ', 'reserved'],
  ['Gu\u200dest', 'reserved'],
])('refuses the name %j: %s', (name, why) => expect(usernameFault(name)).toContain(why));

it('counts the characters of a password, not its bytes', () => {
  expect(passwordFault('🎡'.repeat(7))).toContain('at least 8');
  expect(passwordFault('🎡'.repeat(8))).toBeNull();
  expect(passwordFault('🎡'.repeat(128))).toBeNull();
  expect(passwordFault('🎡'.repeat(129))).toContain('at most 128');
});
