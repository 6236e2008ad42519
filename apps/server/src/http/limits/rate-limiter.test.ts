import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

const RATE = { burst: 3, everyMs: 1000 };

it('lets a burst pass, then one each interval', () => {
  const limiter = new RateLimiter(RATE);
  expect([0, 0, 0, 0].map((at) => limiter.take('a', at))).toEqual([0, 0, 0, 1000]);
  expect(limiter.take('a', 999)).toBe(1);
  expect(limiter.take('a', 1000)).toBe(0);
  expect(limiter.take('a', 1000)).toBe(1000);
});

it('keeps keys apart', () => {
  const limiter = new RateLimiter({ burst: 1, everyMs: 1000 });
  expect(limiter.take('a', 0)).toBe(0);
  expect(limiter.take('b', 0)).toBe(0);
  expect(limiter.take('a', 0)).toBeGreaterThan(0);
});

it('gives back what did not count', () => {
  const limiter = new RateLimiter({ burst: 1, everyMs: 1000 });
  limiter.take('a', 0);
  limiter.giveBack('a');
  expect(limiter.take('a', 0)).toBe(0);
});

it('takes a request for as many as it costs', () => {
  const limiter = new RateLimiter(RATE);
  expect(limiter.take('a', 0, 2)).toBe(0);
  expect(limiter.take('a', 0, 2)).toBe(1000);
  expect(limiter.take('a', 0)).toBe(0);
  limiter.giveBack('a', 2);
  expect(limiter.take('a', 0, 2)).toBe(0);
});

it('forgets the longest unused key instead of growing', () => {
  const limiter = new RateLimiter({ burst: 1, everyMs: 1000 }, 2);
  for (const key of ['a', 'b', 'c']) limiter.take(key, 0);
  expect(limiter.size).toBe(2);
  expect(limiter.take('c', 0)).toBeGreaterThan(0);
  expect(limiter.take('a', 0)).toBe(0);
});

it('drops keys whose bucket is empty again', () => {
  const limiter = new RateLimiter({ burst: 2, everyMs: 1000 });
  for (let n = 0; n < 1000; n += 1) limiter.take(`key ${n}`, n);
  expect(limiter.size).toBe(1000);
  for (let n = 0; n < 500; n += 1) limiter.take('other', 10_000 + n * 1000);
  expect(limiter.size).toBe(1);
});

it('waits at most one full bucket when the clock is set back', () => {
  const limiter = new RateLimiter(RATE);
  for (let n = 0; n < 3; n += 1) limiter.take('a', 3_600_000);
  expect(limiter.take('a', 0)).toBe(1000);
  expect(limiter.take('a', 1000)).toBe(0);
});

it('never lets more pass than burst plus elapsed time, and waiting as told always helps', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2000), { maxLength: 60 }), (pauses) => {
      const limiter = new RateLimiter(RATE);
      let now = 0;
      let passed = 0;
      for (const pause of pauses) {
        now += pause;
        if (limiter.take('a', now) === 0) passed += 1;
      }
      expect(passed).toBeLessThanOrEqual(RATE.burst + now / RATE.everyMs);
      let waitMs = limiter.take('a', now);
      if (waitMs > 0) waitMs = limiter.take('a', now + waitMs);
      expect(waitMs).toBe(0);
    }),
  );
});
