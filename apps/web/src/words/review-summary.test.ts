import { expect, it } from 'vitest';
import { reviewSummary } from './review-summary.ts';

const report = { reason: 'spam', note: '', createdAt: 0 } as const;
const reported = { reports: [report], pending: false };
const waiting = { reports: [], pending: true };

it('counts what is reported and what waits', () => {
  expect(reviewSummary([reported, reported])).toBe('2 reported, 0 wait for approval');
  expect(reviewSummary([reported, waiting])).toBe('1 reported, 1 waits for approval');
  expect(reviewSummary([waiting, waiting])).toBe('0 reported, 2 wait for approval');
});
