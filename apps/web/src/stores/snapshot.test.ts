import { expect, it } from 'vitest';
import { isNewer, readSnapshot } from './snapshot.ts';

const at = (claim: number, revision: number) => ({ claim, revision, value: '' });

it('ranks a later claim before any number of changes under an earlier one', () => {
  expect(isNewer(at(2, 0), at(1, 99))).toBe(true);
  expect(isNewer(at(1, 99), at(2, 0))).toBe(false);
});

it('ranks changes under the same claim', () => {
  expect(isNewer(at(1, 2), at(1, 1))).toBe(true);
  expect(isNewer(at(1, 1), at(1, 1))).toBe(false);
});

it('is newer than nothing at all', () => {
  expect(isNewer(at(1, 0), null)).toBe(true);
});

const text = (value: unknown) => (typeof value === 'string' ? value : null);

it('reads back what was written', () => {
  expect(readSnapshot({ claim: 3, revision: 4, value: 'x' }, text)).toEqual({
    claim: 3,
    revision: 4,
    value: 'x',
  });
});

it.each([
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { claim: 1, value: 'x' },
  { claim: '1', revision: 1, value: 'x' },
  { claim: Number.NaN, revision: 1, value: 'x' },
  { claim: 1, revision: 1, value: 9 },
])('makes nothing of %j', (data) => {
  expect(readSnapshot(data, text)).toBeNull();
});
