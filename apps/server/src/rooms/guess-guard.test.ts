import { expect, it } from 'vitest';
import { GuessGuard } from './guess-guard.ts';

const wrongFrom = (guard: GuessGuard, address: string, times: number, atMs: number) => {
  for (let nth = 0; nth < times; nth++) guard.wasWrong(address, atMs + nth * 100);
};

it('lets an address be wrong 60 times, then once in 2 s', () => {
  const guard = new GuessGuard();
  wrongFrom(guard, 'a', 59, 0);
  expect(guard.waitMs('a', 'KXMRTD', 5_900)).toBe(0);
  guard.wasWrong('a', 5_900);
  guard.wasWrong('a', 5_900);
  guard.wasWrong('a', 5_900);
  const wait = guard.waitMs('a', 'KXMRTD', 5_900);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(2_000);
  expect(guard.waitMs('a', 'KXMRTD', 5_900 + wait)).toBe(0);
  expect(guard.waitMs('b', 'KXMRTD', 5_900)).toBe(0);
});

it('lets 20 in a second be wrong in all, from however many addresses', () => {
  const guard = new GuessGuard();
  let passed = 0;
  for (let nth = 0; nth < 6_000; nth++) {
    const address = `10.${nth >> 8}.${nth % 256}.1`;
    if (guard.waitMs(address, 'KXMRTD', nth) > 0) continue;
    guard.wasWrong(address, nth);
    passed += 1;
  }
  expect(passed).toBeGreaterThanOrEqual(120);
  expect(passed).toBeLessThanOrEqual(141);
});

it('counts those too that came before anybody knew the others were wrong', () => {
  const guard = new GuessGuard();
  for (let nth = 0; nth < 100; nth++) guard.wasWrong(`10.0.${nth}.1`, 0);
  expect(guard.waitMs('10.9.9.9', 'KXMRTD', 3_900)).toBeGreaterThan(0);
  expect(guard.waitMs('10.9.9.9', 'KXMRTD', 4_100)).toBe(0);
});

it('makes nobody wait for a room that they were right about before, and for that alone', () => {
  const guard = new GuessGuard();
  guard.wasRight('10.0.0.99', 'KXMRTD');
  for (let nth = 0; nth < 30; nth++) guard.wasWrong(`10.0.${nth}.1`, 0);
  expect(guard.waitMs('10.0.0.99', 'KXMRTD', 0)).toBe(0);
  expect(guard.waitMs('10.0.0.99', 'BBBBBB', 0)).toBeGreaterThan(0);
  expect(guard.waitMs('10.0.0.98', 'KXMRTD', 0)).toBeGreaterThan(0);
});
