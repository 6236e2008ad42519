import { expect, it } from 'vitest';
import { etagOf, revisionOf } from './etag.ts';

it('reads the tag that it writes, weakened by a proxy or not', () => {
  expect(etagOf(7)).toBe('"7"');
  expect(revisionOf('"7"')).toBe(7);
  expect(revisionOf('W/"7"')).toBe(7);
});

it.each([
  '',
  '7',
  '*',
  '"7", "8"',
  'w/"7"',
  '"-7"',
  '"7.0"',
  '"07"',
  '"0"',
  ' "7"',
  '"99999999999"',
  "'7'",
])('takes %j for no revision', (ifMatch) => expect(revisionOf(ifMatch)).toBeNull());
