import { expect, it } from 'vitest';
import { GuestQuota } from './guest-quota.ts';

const DAY_MS = 24 * 60 * 60_000;

it('lets an address build 20 MB a day', () => {
  const quota = new GuestQuota(500);
  for (let nth = 0; nth < 20; nth += 1) expect(quota.take('a', 1_000_000, 0)).toBe(0);
  expect(quota.take('a', 1, 0)).toBe(DAY_MS);
});

it('charges nothing for a game that it refuses, and gives back a game that was not built', () => {
  const quota = new GuestQuota(1);
  expect(quota.take('a', 1_000_001, 0)).toBeGreaterThan(0);
  expect(quota.take('a', 1_000_000, 0)).toBe(0);
  quota.giveBack('a', 1_000_000);
  expect(quota.take('a', 1_000_000, 0)).toBe(0);
});

it('never owes more than a day, however late it is given back', () => {
  const quota = new GuestQuota(1);
  quota.take('a', 1_000_000, 0);
  quota.take('a', 10, DAY_MS);
  quota.giveBack('a', 1_000_000);
  expect(quota.take('a', 1_000_001, DAY_MS)).toBeGreaterThan(0);
});

it('forgets the longest unused address instead of growing', () => {
  const quota = new GuestQuota(500);
  for (let nth = 0; nth < 50_010; nth += 1) quota.take(`address ${nth}`, 1, 0);
  expect(quota.size).toBe(50_000);
});
