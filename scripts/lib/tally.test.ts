import { expect, it } from 'vitest';
import { add, nothing, sentence, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

it('reads the figures of vitest', () => {
  expect(tallyOfVitest({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 })).toEqual({
    passed: 7,
    failed: 2,
  });
});

it('counts a vitest file that did not load as a failure', () => {
  expect(tallyOfVitest({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({
    passed: 7,
    failed: 1,
  });
});

it('reads the figures of playwright, its flaky tests and its errors as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
  expect(tallyOfPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

it('finds nothing in a report that is missing', () => {
  expect(tallyOfVitest(null)).toEqual(nothing);
  expect(tallyOfPlaywright(null)).toEqual(nothing);
});

it('says the sum in one plain line', () => {
  expect(sentence(add({ passed: 3, failed: 0 }, { passed: 4, failed: 1 }))).toBe(
    '7 passed, 1 failed',
  );
});
