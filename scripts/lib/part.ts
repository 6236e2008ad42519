import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { root } from './paths.ts';
import { nothing, type Tally } from './tally.ts';

export type Part = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the part writes its figures, and how they are read. A part with a report must run at least one test. */
  readonly report?: { readonly file: string; readonly tally: (report: unknown) => Tally };
};

export type PartResult = { readonly ok: boolean; readonly why: string; readonly tally: Tally };

/** What the part says goes into the file if one is given: it would mix with what runs beside it. */
export async function runPart(part: Part, outputFile?: string): Promise<PartResult> {
  const output = outputFile === undefined ? 'inherit' : openSync(outputFile, 'w');
  const exitCode = await exitCodeOf(part, output);
  if (typeof output === 'number') closeSync(output);
  const report = part.report ? readJson(part.report.file) : null;
  const tally = part.report?.tally(report) ?? nothing;
  const why = complaint(part, exitCode, tally, report !== null);
  return { ok: why === '', why, tally };
}

function complaint(part: Part, exitCode: number, tally: Tally, hasReport: boolean): string {
  const { passed, failed, notRun } = tally;
  const left = notRun > 0 ? `, and ${notRun} did not run` : '';
  if (failed > 0) return `${failed} failed${left}`;
  const ended = `${part.command.join(' ')} ended with code ${exitCode}`;
  if (part.report && !hasReport) return `it broke off without a report: ${ended}`;
  if (notRun > 0) return `it broke off before its end, ${notRun} did not run: ${ended}`;
  if (exitCode !== 0) return ended;
  if (part.report && passed === 0) return 'not one test ran';
  return '';
}

function exitCodeOf(
  { command: [program, ...args], env }: Part,
  output: 'inherit' | number,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output],
      // On Windows the programs in node_modules/.bin are command files, which only a shell starts.
      shell: process.platform === 'win32',
    });
    const stop = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
