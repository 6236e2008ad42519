import { expect, it } from 'vitest';
import { readReport } from './lighthouse.ts';

const report = {
  categories: {
    performance: { score: 0.84 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: 1 },
  },
  audits: {
    'first-contentful-paint': { numericValue: 2000 },
    'largest-contentful-paint': { numericValue: 2700 },
    'total-blocking-time': { numericValue: 390 },
    'mainthread-work-breakdown': { numericValue: 4800 },
    'cumulative-layout-shift': { numericValue: 0.001 },
    'total-byte-weight': { numericValue: 203_541 },
  },
};

it('reads the scores out of 100, the lowest of the rest, and the times', () => {
  expect(readReport(JSON.stringify(report))).toEqual({
    performance: 84,
    rest: 96,
    firstPaintMs: 2000,
    largestPaintMs: 2700,
    blockedMs: 390,
    mainThreadMs: 4800,
    shift: 0.001,
    bytes: 203_541,
  });
});

it('takes a category without a score for none, not for nought', () => {
  const { seo, ...categories } = report.categories;
  expect(seo.score).toBe(1);
  expect(readReport(JSON.stringify({ ...report, categories })).rest).toBeNaN();
});

it('tells when there was no page to look at', () => {
  const refused = { ...report, runtimeError: { message: 'ERR_CONNECTION_REFUSED' } };
  expect(() => readReport(JSON.stringify(refused))).toThrow('ERR_CONNECTION_REFUSED');
});
