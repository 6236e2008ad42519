export type Tally = { readonly passed: number; readonly failed: number };

export const nothing: Tally = { passed: 0, failed: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

export const sentence = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;

const numberAt = (report: unknown, key: string): number => {
  const value = (report as Record<string, unknown> | null)?.[key];
  return typeof value === 'number' ? value : 0;
};

/** A file that does not even load has no failed test, only a failed suite; it counts as one failure. */
export function tallyOfVitest(report: unknown): Tally {
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  const brokenSuites = failed === 0 ? numberAt(report, 'numFailedTestSuites') : 0;
  return { passed, failed: failed + brokenSuites };
}

/** A test that passed only on a second try counts as failed: retries are off, so it cannot happen unseen. */
export function tallyOfPlaywright(report: unknown): Tally {
  const stats = (report as { stats?: unknown } | null)?.stats;
  const errors = (report as { errors?: readonly unknown[] } | null)?.errors?.length ?? 0;
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + errors,
  };
}
