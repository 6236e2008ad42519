import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { installed, provenance } from '../testing/system/machine.ts';
import type { Fault, Options } from './support/fault.ts';
import { Report } from './support/report.ts';
import { seeded } from './support/seeded.ts';

const usage = `npm run faults -- [T1] [T3] … [--quick] [--inject] [--rounds N] [--minutes N] [--seed N]

Without names all are run.
  --quick    few rounds and small numbers
  --inject   breaks the product first; passes only when each test then finds something lost
  --rounds   how often, for the tests that go by rounds
  --minutes  how long, for the tests that go by time
  --report   a file for the figures
  --list     names them all`;

/** Every `t01-….ts` is the fault T1. */
const files = readdirSync(import.meta.dirname).filter((file) => /^t\d+-/.test(file));
const names = files.map((file) => `T${Number.parseInt(file.slice(1), 10)}`);
const faultIn = async (file: string): Promise<Fault> => (await import(`./${file}`)).fault;

type Verdict = 'passed' | 'failed' | 'not run';

function chosen() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      inject: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      report: { type: 'string' },
      seed: { type: 'string' },
      rounds: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  const wanted = positionals.map((name) => name.toUpperCase());
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no fault test called ${unknown}.\n\n${usage}`);
  const number = (text: string | undefined) => {
    if (text === undefined) return null;
    const value = Number(text);
    if (!(value > 0)) throw new Error(`"${text}" is not a number above 0.\n\n${usage}`);
    return value;
  };
  const options: Options = {
    isQuick: values.quick,
    isInjected: values.inject,
    seed: number(values.seed) ?? (Date.now() % 1_000_000) + 1,
    rounds: number(values.rounds),
    minutes: number(values.minutes),
  };
  const picked = names
    .map((name, at) => ({ name, file: files[at] ?? '' }))
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  return { picked, options, isList: values.list, reportFile: values.report };
}

function verdictOn(report: Report, { isInjected }: Options): Verdict {
  const hasFound = report.lossCount > 0;
  if (isInjected) return hasFound ? 'passed' : report.isSkipped ? 'not run' : 'failed';
  if (hasFound || report.hasBrokenDown) return 'failed';
  return report.isSkipped ? 'not run' : 'passed';
}

async function runFault(name: string, fault: Fault, options: Options): Promise<Verdict> {
  const startedAt = performance.now();
  console.log(
    `\n▸ ${name} ${fault.title}${options.isInjected ? ` — INJECTED: ${fault.injection}` : ''}`,
  );
  const report = new Report(options);
  const say = (text: string) => process.stderr.write(`  … ${text}\n`);
  try {
    await fault.run({ options, report, random: seeded(options.seed), say });
  } catch (error) {
    report.brokeDown(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  for (const line of report.lines) console.log(line);
  const verdict = verdictOn(report, options);
  const took = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  const word = options.isInjected
    ? { passed: 'found it', failed: 'DID NOT FIND IT' }
    : { passed: 'passed', failed: 'FAILED' };
  console.log(`  ${verdict === 'not run' ? 'not run' : word[verdict]} in ${took}`);
  return verdict;
}

async function main(): Promise<number> {
  const { picked, options, isList, reportFile } = chosen();
  if (isList) {
    for (const { name, file } of picked) {
      const { title, injection } = await faultIn(file);
      console.log(`${name.padEnd(4)} ${title}\n     injected: ${injection}`);
    }
    return 0;
  }
  const libraries = ['fastify', '@photostructure/sqlite', 'pg', '@playwright/test'];
  console.log(
    provenance(
      options.seed,
      libraries.map((name) => `${name} ${installed(name)}`),
    ),
  );
  const verdicts = new Map<string, Verdict>();
  for (const { name, file } of picked)
    verdicts.set(name, await runFault(name, await faultIn(file), options));

  const those = (verdict: Verdict) =>
    [...verdicts].filter(([, was]) => was === verdict).map(([name]) => name);
  const failed = those('failed');
  const skipped = those('not run');
  console.log(`\n${those('passed').length} of ${verdicts.size} fault tests passed.`);
  if (skipped.length > 0) console.log(`Not run: ${skipped.join(', ')}.`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
  const passed = verdicts.size - failed.length - skipped.length;
  const figures = { passed, failed: failed.length, skipped: skipped.length, notRun: 0 };
  if (reportFile !== undefined) writeFileSync(reportFile, JSON.stringify(figures));
  return failed.length > 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
