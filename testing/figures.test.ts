import { expect, it } from 'vitest';
import { median, percentile, plain, withRange, wobble } from './figures.ts';

it('takes the middle of an odd and the mean of an even number of runs', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1, 4, 6])).toBe(5);
});

it('finds percentiles in numeric order', () => {
  const values = [100, 9, 80, 7, 60, 5, 40, 3, 20, 1];
  expect(percentile(values, 0.5)).toBe(20);
  expect(percentile(values, 0.99)).toBe(100);
});

it('writes a median with the range it was taken from, and a single run without', () => {
  expect(withRange([12, 10.04, 1500])).toBe('12.0 (10.0–1,500)');
  expect(withRange([0.123])).toBe('0.12');
  expect(withRange([])).toBe('–');
});

it('shows no figure where there is none', () => {
  expect(plain(Number.NaN)).toBe('–');
});

it('calls runs that agree steady, whatever one outlier did', () => {
  expect(wobble([100, 101, 99, 100, 400])).toBeLessThan(0.1);
  expect(wobble([100, 150, 60, 200, 90])).toBeGreaterThan(0.1);
});
