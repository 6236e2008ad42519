import { expect, it } from 'vitest';
import { GuessGuard } from './guess-guard.ts';

const wrongFrom = (guard: GuessGuard, address: string, times: number, atMs: number) => {
  for (let nth = 0; nth < times; nth++) guard.wasWrong(address, atMs + nth * 100);
};

it('lets an address be wrong 60 times, then once in 2 s', () => {
  const guard = new GuessGuard();
  wrongFrom(guard, 'a', 59, 0);
  expect(guard.waitMs('a', 5_900)).toBe(0);
  guard.wasWrong('a', 5_900);
  guard.wasWrong('a', 5_900);
  guard.wasWrong('a', 5_900);
  const wait = guard.waitMs('a', 5_900);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(2_000);
  expect(guard.waitMs('a', 5_900 + wait)).toBe(0);
  expect(guard.waitMs('b', 5_900)).toBe(0);
});

it('makes whoever was wrong wait when many are, and nobody else', () => {
  const guard = new GuessGuard();
  for (let nth = 0; nth < 30; nth++) guard.wasWrong(`10.0.0.${nth}`, 0);
  expect(guard.waitMs('10.0.0.3', 0)).toBeGreaterThan(0);
  expect(guard.waitMs('10.0.0.99', 0)).toBe(0);
  expect(guard.waitMs('10.0.0.3', 1_000)).toBe(0);
});
