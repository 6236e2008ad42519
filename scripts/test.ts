import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './lib/part.ts';
import { runStep, type Step } from './lib/step.ts';
import {
  add,
  nothing,
  sentence,
  skippedIn,
  tallyOfOwn,
  tallyOfPlaywright,
  tallyOfVitest,
} from './lib/tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'wheel-reports-'));

const skipped: string[] = [];

const vitest = (name: string, project: string): Part => {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: ['vitest', 'run', '--project', project, ...reporters],
    report: {
      file,
      tally(report) {
        skipped.push(...skippedIn(report));
        return tallyOfVitest(report);
      },
    },
  };
};

const check: readonly Step[] = [
  [
    { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
    vitest('unit tests', 'unit'),
  ],
];

const api = vitest('API on SQLite and PostgreSQL', 'api');

const browserReport = join(reports, 'browser.json');
const faultsReport = join(reports, 'faults.json');
const faults: Part = {
  name: 'faults, in short',
  command: ['tsx', 'faults/run.ts', '--quick', '--report', faultsReport],
  report: { file: faultsReport, tally: tallyOfOwn },
};
const browser: Part = {
  name: 'browser tests',
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  env: { BROWSER_REPORT: browserReport },
  report: { file: browserReport, tally: tallyOfPlaywright },
};

const everything: readonly Step[] = [
  ...check,
  [{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }],
  [vitest('what was built', 'built')],
  [{ name: 'a browser to test with', command: ['tsx', 'scripts/find-browser.ts'] }],
  // Two of these wait most of the time, for disks, servers and restarts.
  [api, faults, vitest('components', 'components')],
  [browser],
];

const sets: Readonly<Record<string, readonly Step[]>> = {
  check,
  node: [...check, [api]],
  everything,
};
const steps = sets[process.argv[2] ?? 'everything'] ?? everything;
const namesOf = (some: readonly Step[]) => some.flat().map(({ name }) => name);

const startedMs = performance.now();
let total = nothing;
let failures: readonly string[] = [];
let reached = 0;
for (const [index, step] of steps.entries()) {
  console.log(`\n▸ ${index + 1}/${steps.length} ${namesOf([step]).join(' beside ')}`);
  reached = index + 1;
  const ended = await runStep(step, console.log);
  total = ended.map(({ tally }) => tally).reduce(add, total);
  failures = ended.filter(({ ok }) => !ok).map(({ part, why }) => `${part.name}: ${why}`);
  if (failures.length > 0) break;
}
rmSync(reports, { recursive: true });

const left = namesOf(steps.slice(reached));
const tookS = ((performance.now() - startedMs) / 1000).toFixed(1);
const isPassed = failures.length === 0;
console.log(isPassed ? `\nAll parts passed in ${tookS} s.` : '');
for (const failure of failures) console.log(`Stopped at ${failure}`);
if (left.length > 0) console.log(`Not begun: ${left.join(', ')}.`);
if (total.skipped > 0)
  console.log(`${total.skipped} skipped, because they are not for this system.`);
for (const name of skipped) console.log(`  skipped: ${name}`);
console.log(sentence(total));
process.exit(isPassed ? 0 : 1);
