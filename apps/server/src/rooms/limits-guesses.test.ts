import { expect, it } from 'vitest';
import { GuessGuard } from './limits.ts';

const CODE = 'KXMRTD';

/** Guesses a wrong code at that moment; answers how many of them were let through. */
function wrong(guard: GuessGuard, address: string, times: number, atMs: number): number {
  let passed = 0;
  for (let nth = 0; nth < times; nth++) {
    const guess = guard.begin(address, 'BBBBBB', atMs);
    if (guess.waitMs === 0) passed += 1;
    guess.wrong();
  }
  return passed;
}
const waitOf = (guard: GuessGuard, address: string, code: string, atMs: number): number => {
  const guess = guard.begin(address, code, atMs);
  guess.forgive();
  return guess.waitMs;
};

it('Lets an address be wrong 60 times, all at one moment, then once in 2 s', () => {
  const guard = new GuessGuard();
  expect(wrong(guard, '10.0.0.1', 500, 0)).toBe(60);
  const wait = waitOf(guard, '10.0.0.1', CODE, 0);
  expect(wait).toBe(2_000);
  expect(wrong(guard, '10.0.0.1', 9, wait)).toBe(1);
  expect(waitOf(guard, '10.0.0.2', CODE, wait)).toBe(0);
});

it('Charges a look-up before its answer is known, and gives it back when it is right', () => {
  const guard = new GuessGuard();
  const guesses = Array.from({ length: 80 }, (_, nth) => guard.begin('10.0.0.1', `R${nth}`, 0));
  expect(guesses.filter(({ waitMs }) => waitMs === 0)).toHaveLength(60);
  guesses[0]?.right();
  expect(waitOf(guard, '10.0.0.1', CODE, 0)).toBe(0);
  guesses[1]?.forgive();
  guesses[1]?.forgive();
  expect(wrong(guard, '10.0.0.1', 9, 0)).toBe(2);
});

it('Lets no client fill the total of all others', () => {
  const guard = new GuessGuard();
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) wrong(guard, address, 500, 0);
  expect(waitOf(guard, '10.9.9.9', CODE, 0)).toBe(0);
  expect(wrong(guard, '10.9.9.9', 5, 0)).toBe(5);
});

it('Lets 20 in a second be wrong in all, from however many addresses', () => {
  const guard = new GuessGuard();
  let passed = 0;
  for (let nth = 0; nth < 6_000; nth++)
    passed += wrong(guard, `10.${nth >> 8}.${nth % 256}.1`, 1, nth);
  expect(passed).toBeGreaterThanOrEqual(120);
  expect(passed).toBeLessThanOrEqual(141);
});

it('Counts all addresses of one IPv6 site together', () => {
  const guard = new GuessGuard();
  let passed = 0;
  for (let nth = 0; nth < 400; nth++)
    passed += wrong(guard, `2001:db8:7:${nth.toString(16)}::1`, 2, 0);
  expect(passed).toBe(300);
  expect(waitOf(guard, '2001:db8:8::1', CODE, 0)).toBe(0);
});

it('Lets a code pass that the address was right about, and that code alone, however many are wrong there', () => {
  const guard = new GuessGuard();
  guard.begin('10.0.0.1', CODE, 0).right();
  wrong(guard, '10.0.0.1', 500, 0);
  for (let nth = 0; nth < 30; nth++) wrong(guard, `10.0.${nth}.9`, 1, 0);
  expect(waitOf(guard, '10.0.0.1', CODE, 0)).toBe(0);
  expect(waitOf(guard, '10.0.0.1', 'CCCCCC', 0)).toBeGreaterThan(0);
  expect(waitOf(guard, '10.0.0.2', CODE, 0)).toBeGreaterThan(0);
});

it('Forgets a code whose room is gone', () => {
  const guard = new GuessGuard();
  guard.begin('10.0.0.1', CODE, 0).right();
  guard.begin('10.0.0.1', CODE, 0).wrong();
  wrong(guard, '10.0.0.1', 500, 0);
  expect(waitOf(guard, '10.0.0.1', CODE, 0)).toBeGreaterThan(0);
});

it('Learns a code that was shown by proof while the address has to wait', () => {
  const guard = new GuessGuard();
  wrong(guard, '10.0.0.1', 500, 0);
  const guess = guard.begin('10.0.0.1', CODE, 0);
  expect(guess.waitMs).toBeGreaterThan(0);
  guess.right();
  expect(waitOf(guard, '10.0.0.1', CODE, 0)).toBe(0);
});
