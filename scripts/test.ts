import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/paths.ts';

type Part = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the part writes its counts. A part with a report has to run at least one test. */
  readonly report?: string;
  readonly needsBrowser?: true;
};
/** Of tests; `skipped` ones are not for this system. */
type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

const reports = mkdtempSync(join(tmpdir(), 'wheel-reports-'));
const isFull = process.argv.includes('full');

const IN_BROWSER = ['components', 'installed'];

function vitest(name: string, project: string, files: readonly string[] = [], env = {}): Part {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['vitest', 'run', '--project', project, ...reporters, ...files] as const;
  return {
    name,
    command,
    env,
    report,
    ...(IN_BROWSER.includes(project) && { needsBrowser: true }),
  };
}

function playwright(name: string, project: string): Part {
  const report = join(reports, `${name}.json`);
  const config = ['--config', 'e2e/playwright.config.ts', '--project', project];
  const env = { BROWSER_REPORT: report };
  return { name, command: ['playwright', 'test', ...config], env, report, needsBrowser: true };
}

function faults(name: string, ...chosen: readonly string[]): Part {
  const report = join(reports, `${name}.json`);
  return { name, command: ['tsx', 'faults/run.ts', '--report', report, ...chosen], report };
}

/** Parts of one step run beside each other. */
const everyTime: readonly (readonly Part[])[] = [
  [
    { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    vitest('unit', 'unit'),
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  ],
  [vitest('built', 'built'), vitest('API', 'api'), vitest('components', 'components')],
  [playwright('browser smoke', 'smoke')],
];
const inFull: readonly (readonly Part[])[] = [
  [vitest('properties', 'unit', ['random-shows'], { PROPERTY_RUNS: '600' })],
  [vitest('package', 'installed')],
  [vitest('API under faults', 'api-long')],
  [faults('every hostile text', 'T39')],
  [{ ...faults('faults', '--quick'), needsBrowser: true }],
  [playwright('browser', 'full')],
];
const steps = isFull ? [...everyTime, ...inFull] : everyTime;

const numberAt = (report: unknown, ...keys: readonly string[]): number => {
  const values = keys.map((key) => (report as Record<string, unknown>)[key]);
  return values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
};

/** Reads the reports of Vitest, Playwright and the faults; null when there is none. */
function countsIn(file: string): Counts | null {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const counts = { ...report, ...report.stats };
    return {
      passed: numberAt(counts, 'numPassedTests', 'expected', 'passed'),
      failed: numberAt(counts, 'numFailedTests', 'unexpected', 'flaky', 'failed'),
      skipped: numberAt(counts, 'numPendingTests', 'numTodoTests', 'skipped'),
    };
  } catch {
    return null;
  }
}

/** The exit code of a part. Beside others its output is printed in one piece at the end. */
function run({ name, command: [program, ...args], env }: Part, isAlone: boolean): Promise<number> {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // On Windows the programs in node_modules/.bin are command files, which only a shell starts.
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', ({ message }) => {
      output += message;
      resolve(1);
    });
    child.on('close', (code) => {
      const tookS = ((performance.now() - startedMs) / 1000).toFixed(1);
      console.log(`${output}${code === 0 ? '✓' : '✗'} ${name}: ${tookS} s`);
      resolve(code ?? 1);
    });
  });
}

/** Why a part failed, or null. */
function complaint({ report }: Part, code: number, counts: Counts | null): string | null {
  if (report !== undefined && counts === null) return `ended with code ${code} without a report`;
  if (counts !== null && counts.failed > 0) return `${counts.failed} failed`;
  if (code !== 0) return `ended with code ${code}`;
  return counts !== null && counts.passed === 0 ? 'no test ran' : null;
}

const findBrowser = ['--import', 'tsx', 'scripts/find-browser.ts'];
const hasBrowser =
  spawnSync(process.execPath, findBrowser, { cwd: root, stdio: 'inherit' }).status === 0;
const isCi = Boolean(process.env.CI);

const failures: string[] = [];
const notRun: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const startedMs = performance.now();
for (const [index, step] of steps.entries()) {
  const parts = step.filter(({ needsBrowser }) => hasBrowser || !needsBrowser);
  const left = failures.length > 0 ? step : step.filter((part) => !parts.includes(part));
  notRun.push(...left.map(({ name }) => name));
  if (failures.length > 0 || parts.length === 0) continue;
  console.log(`\n▸ ${index + 1}/${steps.length} ${parts.map(({ name }) => name).join(' beside ')}`);
  await Promise.all(
    parts.map(async (part) => {
      const code = await run(part, parts.length === 1);
      const counts = part.report === undefined ? null : countsIn(part.report);
      for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts?.[key] ?? 0;
      const why = complaint(part, code, counts);
      if (why !== null) failures.push(`${part.name}: ${why}`);
    }),
  );
}
rmSync(reports, { recursive: true });
if (isCi && !hasBrowser) failures.push('no browser, which CI needs');

const tookS = ((performance.now() - startedMs) / 1000).toFixed(0);
console.log(failures.length === 0 ? `\nPassed in ${tookS} s.` : `\nFailed after ${tookS} s.`);
for (const failure of failures) console.log(`  failed: ${failure}`);
for (const name of notRun) console.log(`  not run: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failures.length === 0 ? 0 : 1);
