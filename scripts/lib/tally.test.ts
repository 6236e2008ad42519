import { describe, expect, it } from 'vitest';
import {
  add,
  nothing,
  sentence,
  skippedIn,
  tallyOfOwn,
  tallyOfPlaywright,
  tallyOfVitest,
} from './tally.ts';

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('the tally of vitest', () => {
  it('has what passed, what failed and what was skipped', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 2,
      testResults: [
        file('failed', 'passed', 'failed', 'failed', 'skipped'),
        file('passed', 'todo'),
      ],
    };
    expect(tallyOfVitest(report)).toEqual({ passed: 7, failed: 2, skipped: 2, notRun: 0 });
  });

  it('counts a file that did not load as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, testResults: [file('failed')] };
    expect(tallyOfVitest(report)).toEqual({ passed: 7, failed: 1, skipped: 0, notRun: 0 });
  });

  it('says of tests whose preparation failed that they did not run', () => {
    const testResults = [file('failed', 'passed', 'skipped', 'skipped')];
    const report = { numPassedTests: 1, numFailedTests: 0, testResults };
    expect(tallyOfVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 0, notRun: 2 });
  });
});

it('names what vitest skipped, but not what did not run', () => {
  const test = (status: string, fullName: string) => ({ status, fullName });
  const testResults = [
    { status: 'passed', assertionResults: [test('passed', 'one'), test('skipped', 'no nginx')] },
    { status: 'failed', assertionResults: [test('skipped', 'two')] },
  ];
  expect(skippedIn({ testResults })).toEqual(['no nginx']);
  expect(skippedIn(null)).toEqual([]);
});

describe('the tally of playwright', () => {
  const idle = (expectedStatus: string) => ({ expectedStatus, status: 'skipped', results: [] });

  it('counts flaky tests as failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
    expect(tallyOfPlaywright({ stats })).toEqual({ ...nothing, passed: 5, failed: 2 });
  });

  it('counts an error outside the tests as a failure when no test failed', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(tallyOfPlaywright({ stats, errors: [{}] })).toEqual({ ...nothing, failed: 1 });
  });

  it('tells what was skipped on purpose from what did not run, however deep in its suites', () => {
    const stats = { expected: 109, unexpected: 0, flaky: 0, skipped: 3 };
    const inner = { specs: [{ tests: [idle('passed')] }, { tests: [idle('skipped')] }] };
    const suites = [{ specs: [{ tests: [idle('passed')] }], suites: [inner] }];
    const tally = tallyOfPlaywright({ stats, suites });
    expect(tally).toEqual({ passed: 109, failed: 0, skipped: 1, notRun: 2 });
  });
});

it('reads the figures of our own programs', () => {
  const figures = { passed: 3, failed: 1, skipped: 2, notRun: 4 };
  expect(tallyOfOwn(figures)).toEqual(figures);
});

it('finds nothing in a report that is missing', () => {
  expect([tallyOfVitest(null), tallyOfPlaywright(null), tallyOfOwn(null)]).toEqual([
    nothing,
    nothing,
    nothing,
  ]);
});

describe('the last line', () => {
  it('says the sum of what passed and failed, and nothing of what was skipped on purpose', () => {
    const sum = add({ ...nothing, passed: 3, skipped: 2 }, { ...nothing, passed: 4, failed: 1 });
    expect(sentence(sum)).toBe('7 passed, 1 failed');
  });

  it('calls what did not run by its name instead of counting it as failed', () => {
    expect(sentence({ ...nothing, passed: 109, notRun: 39 })).toBe(
      '109 passed, 0 failed, 39 not run',
    );
  });
});
