import { expect, it } from 'vitest';
import { parseUser } from './stored-user.ts';

it('restores a user', () => {
  expect(parseUser('{"username":"marta","token":"t"}')).toEqual({ username: 'marta', token: 't' });
});

it('takes malformed data for no user', () => {
  for (const text of [
    null,
    '',
    'x',
    'null',
    '[]',
    '5',
    '{}',
    '{"username":"marta"}',
    '{"username":"","token":"t"}',
    '{"username":1,"token":"t"}',
  ])
    expect(parseUser(text)).toBeNull();
});
