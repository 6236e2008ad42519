import { expect, it } from 'vitest';
import { createReporterNames } from './reporters.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const HOUR_MS = 3_600_000;

it('knows an address again on the same day, and tells it from others', () => {
  const nameOf = createReporterNames();
  const name = nameOf('192.0.2.1', NOON);
  expect(nameOf('192.0.2.1', NOON + 11 * HOUR_MS)).toBe(name);
  expect(nameOf('192.0.2.2', NOON)).not.toBe(name);
  expect(name).not.toContain('192.0.2');
});

it('takes a whole network of IPv6 for one', () => {
  const nameOf = createReporterNames();
  expect(nameOf('2001:db8::1', NOON)).toBe(nameOf('2001:db8::2', NOON));
});

it('forgets everybody the next day, and when it starts anew', () => {
  const nameOf = createReporterNames();
  const name = nameOf('192.0.2.1', NOON);
  expect(nameOf('192.0.2.1', NOON + 12 * HOUR_MS)).not.toBe(name);
  expect(createReporterNames()('192.0.2.1', NOON)).not.toBe(name);
});
