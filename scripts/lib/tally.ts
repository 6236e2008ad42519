export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** Left out on purpose, such as what another system would show. */
  readonly skipped: number;
  /** Meant to run, but something ended the run before. */
  readonly notRun: number;
};

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, notRun: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  notRun: a.notRun + b.notRun,
});

/** What was left out on purpose stands elsewhere: the last line says whether what should run did, and how. */
export const sentence = ({ passed, failed, notRun }: Tally) =>
  `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;

type Json = Readonly<Record<string, unknown>>;

const numberAt = (report: unknown, key: string): number => {
  const value = (report as Json | null)?.[key];
  return typeof value === 'number' ? value : 0;
};
const listAt = (report: unknown, key: string): readonly Json[] => {
  const value = (report as Json | null)?.[key];
  return Array.isArray(value) ? value : [];
};

const hasStatus = (status: string) => (task: Json) => task.status === status;

/** A file that broke outside its tests, as one that does not load, counts as one failure; its tests did not run. */
export function tallyOfVitest(report: unknown): Tally {
  const files = listAt(report, 'testResults');
  const broken = files.filter(
    (file) => file.status === 'failed' && !testsIn(file).some(hasStatus('failed')),
  );
  const idleIn = (some: readonly Json[]) =>
    some.flatMap(testsIn).filter(({ status }) => status !== 'passed' && status !== 'failed').length;
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + broken.length,
    skipped: idleIn(files) - idleIn(broken),
    notRun: idleIn(broken),
  };
}

/** The names of tests that were left out on purpose, such as for want of a program. */
export const skippedIn = (report: unknown): readonly string[] =>
  listAt(report, 'testResults')
    .filter((file) => file.status !== 'failed')
    .flatMap(testsIn)
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName }) => String(fullName));

const testsIn = (file: Json) => listAt(file, 'assertionResults');

/**
 * A test that passed only on a second try counts as failed: retries are off, so it cannot happen unseen. An error
 * outside the tests counts when no test failed: then it is what failed.
 */
export function tallyOfPlaywright(report: unknown): Tally {
  const stats = (report as Json | null)?.stats;
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky');
  const idle = testsOfPlaywright(report).filter(hasStatus('skipped'));
  const skipped = idle.filter(({ expectedStatus }) => expectedStatus === 'skipped').length;
  return {
    passed: numberAt(stats, 'expected'),
    failed: failed || listAt(report, 'errors').length,
    skipped,
    notRun: idle.length - skipped,
  };
}

const testsOfPlaywright = (suite: unknown): readonly Json[] => [
  ...listAt(suite, 'suites').flatMap(testsOfPlaywright),
  ...listAt(suite, 'specs').flatMap((spec) => listAt(spec, 'tests')),
];

/** Our own programs write their figures as they are read here. */
export const tallyOfOwn = (report: unknown): Tally => ({
  passed: numberAt(report, 'passed'),
  failed: numberAt(report, 'failed'),
  skipped: numberAt(report, 'skipped'),
  notRun: numberAt(report, 'notRun'),
});
