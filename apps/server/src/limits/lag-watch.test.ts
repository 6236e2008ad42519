import { expect, it } from 'vitest';
import { LagWatch } from './lag-watch.ts';

function behindAfter(...lateMs: number[]): boolean {
  const watch = new LagWatch();
  for (const late of lateMs) watch.note(late);
  return watch.isBehind;
}

it('lets a single pause pass, however long', () => {
  expect(behindAfter(0, 60_000)).toBe(false);
  expect(behindAfter(0, 60_000, 3)).toBe(false);
});

it('is behind once the lateness lasts', () => {
  expect(behindAfter(0, 501, 501)).toBe(true);
  expect(behindAfter(499, 499, 499)).toBe(false);
});

it('recovers by itself', () => {
  expect(behindAfter(900, 900, 900, 20)).toBe(false);
});
