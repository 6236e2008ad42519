import { expect, it } from 'vitest';
import { LoginGuard } from './login-guard.ts';

/** How many wrong logins pass before the first refusal. */
function wrongLogins(guard: LoginGuard, next: (n: number) => [address: string, name: string]) {
  for (let passed = 0; passed <= 100; passed += 1) {
    const [address, name] = next(passed);
    if (guard.begin(address, name, 0).waitMs > 0) return passed;
  }
  return Number.POSITIVE_INFINITY;
}

it('slows guesses at one account from one address', () => {
  expect(wrongLogins(new LoginGuard(), () => ['1.1.1.1', 'bob'])).toBe(10);
});

it('slows guesses at many accounts from one address', () => {
  expect(wrongLogins(new LoginGuard(), (n) => ['1.1.1.1', `user${n}`])).toBe(30);
});

it('slows guesses at one account from many addresses', () => {
  expect(wrongLogins(new LoginGuard(), (n) => [`1.1.1.${n}`, 'bob'])).toBe(40);
});

it('never counts a right login', () => {
  const guard = new LoginGuard();
  for (let n = 0; n < 100; n += 1) {
    const attempt = guard.begin('1.1.1.1', 'bob', 0);
    expect(attempt.waitMs).toBe(0);
    attempt.forgive();
  }
});

it('does not let one heckler lock the host out', () => {
  const guard = new LoginGuard();
  const hourMs = 3_600_000;
  for (let at = 0; at < hourMs; at += 1000) guard.begin('6.6.6.6', 'host', at);
  expect(guard.begin('1.1.1.1', 'host', hourMs).waitMs).toBe(0);
});

it('charges nothing for an attempt that it refuses', () => {
  const guard = new LoginGuard();
  for (let n = 0; n < 200; n += 1) guard.begin('1.1.1.1', 'bob', 0);
  expect(guard.begin('1.1.1.1', 'eve', 0).waitMs).toBe(0);
});

it('keeps strangers from using up the allowance of an address that signed in before', () => {
  const guard = new LoginGuard();
  guard.begin('1.1.1.1', 'host', 0).succeed();
  // From everywhere at the name, and from the same address at other names.
  wrongLogins(guard, (n) => [`6.6.6.${n}`, 'host']);
  wrongLogins(guard, (n) => ['1.1.1.1', `user${n}`]);
  expect(guard.begin('2.2.2.2', 'host', 0).waitMs).toBeGreaterThan(0);
  expect(guard.begin('1.1.1.1', 'other', 0).waitMs).toBeGreaterThan(0);
  expect(wrongLogins(guard, () => ['1.1.1.1', 'host'])).toBe(10);
});

it('gives a device that shows a session of the user an allowance of its own', () => {
  const guard = new LoginGuard();
  wrongLogins(guard, () => ['1.1.1.1', 'host']);
  const passed = Array.from({ length: 20 }, () => guard.begin('1.1.1.1', 'host', 0, 'a session'));
  expect(passed.filter(({ waitMs }) => waitMs === 0)).toHaveLength(10);
});

it('keeps keys of one length, however long the names are', () => {
  const guard = new LoginGuard();
  const long = (n: number) => `${n}${'\ufdfa'.repeat(16_000)}`;
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < 2_000; n += 1) guard.begin(`1.1.${n >> 8}.${n & 255}`, long(n), 0);
  // Kept whole they would be 64 MB.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(32e6);
  expect(guard.begin('2.2.2.2', long(1), 0).waitMs).toBe(0);
});
