import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Part, runPart } from './lib/part.ts';
import {
  add,
  nothing,
  sentence,
  tallyOfOwn,
  tallyOfPlaywright,
  tallyOfVitest,
} from './lib/tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'wheel-reports-'));

const vitest = (name: string, project: string): Part => {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    command: ['vitest', 'run', '--project', project, ...reporters],
    report: { file, tally: tallyOfVitest },
  };
};

const check: readonly Part[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  vitest('unit tests', 'unit'),
];

const api = vitest('API on SQLite and PostgreSQL', 'api');

const browserReport = join(reports, 'browser.json');
const faultsReport = join(reports, 'faults.json');
const everything: readonly Part[] = [
  ...check,
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  vitest('what was built', 'built'),
  api,
  {
    name: 'faults, in short',
    command: ['tsx', 'faults/run.ts', '--quick', '--report', faultsReport],
    report: { file: faultsReport, tally: tallyOfOwn },
  },
  { name: 'a browser to test with', command: ['tsx', 'scripts/find-browser.ts'] },
  vitest('components', 'components'),
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    env: { BROWSER_REPORT: browserReport },
    report: { file: browserReport, tally: tallyOfPlaywright },
  },
];

const sets: Readonly<Record<string, readonly Part[]>> = {
  check,
  node: [...check, api],
  everything,
};
const parts = sets[process.argv[2] ?? 'everything'] ?? everything;
const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

const startedMs = performance.now();
let total = nothing;
let failure = '';
let reached = 0;
for (const [index, part] of parts.entries()) {
  console.log(`\n▸ ${index + 1}/${parts.length} ${part.name}`);
  reached = index + 1;
  const partStartedMs = performance.now();
  const { ok, why, tally } = await runPart(part);
  total = add(total, tally);
  console.log(`${ok ? '✓' : '✗'} ${part.name}: ${seconds(partStartedMs)}`);
  if (!ok) {
    failure = `${part.name}: ${why}`;
    break;
  }
}
rmSync(reports, { recursive: true });

const left = parts.slice(reached).map(({ name }) => name);
console.log(failure ? `\nStopped at ${failure}` : `\nAll parts passed in ${seconds(startedMs)}.`);
if (left.length > 0) console.log(`Not begun: ${left.join(', ')}.`);
if (total.skipped > 0)
  console.log(`${total.skipped} skipped, because they are not for this system.`);
console.log(sentence(total));
process.exit(failure ? 1 : 0);
