import { expect, it } from 'vitest';
import { isNewer, later, readSnapshot } from './messages.ts';

const at = (claim: number, revision: number, by = 'a') => ({ claim, revision, by });
const kept = (claim: number, revision: number) => ({ claim, revision, value: 'x' });

it('ranks a later claim before any number of changes under an earlier one', () => {
  expect(isNewer(at(2, 0), at(1, 99))).toBe(true);
  expect(isNewer(at(1, 99), at(2, 0))).toBe(false);
  expect(later(kept(2, 0), kept(1, 99))).toEqual(kept(2, 0));
  expect(later(kept(1, 99), kept(2, 0))).toEqual(kept(2, 0));
});

it('ranks changes under the same claim', () => {
  expect(isNewer(at(1, 2), at(1, 1))).toBe(true);
  expect(isNewer(at(1, 1), at(1, 1))).toBe(false);
  expect(later(kept(1, 1), kept(1, 2))).toEqual(kept(1, 2));
});

it('lets the name decide between two windows under the same claim', () => {
  expect(isNewer(at(1, 0, 'b'), at(1, 9, 'a'))).toBe(true);
  expect(isNewer(at(1, 9, 'a'), at(1, 0, 'b'))).toBe(false);
});

it('is newer than nothing at all', () => {
  expect(isNewer(at(1, 0), null)).toBe(true);
  expect(later(null, kept(1, 0))).toEqual(kept(1, 0));
});

const text = (value: unknown) => (typeof value === 'string' ? value : null);

it('reads back what was written', () => {
  expect(readSnapshot(kept(3, 4), text)).toEqual(kept(3, 4));
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
