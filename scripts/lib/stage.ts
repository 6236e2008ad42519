import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './paths.ts';
import { nothing, type Tally } from './tally.ts';

export type Stage = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the stage writes its figures, and how they are read. A stage with a report must run at least one test. */
  readonly report?: { readonly file: string; readonly tally: (report: unknown) => Tally };
};

export type StageResult = { readonly ok: boolean; readonly why: string; readonly tally: Tally };

export async function runStage(stage: Stage): Promise<StageResult> {
  const exitCode = await exitCodeOf(stage);
  const report = stage.report ? readJson(stage.report.file) : null;
  const tally = stage.report?.tally(report) ?? nothing;
  const why = complaint(stage, exitCode, tally, report !== null);
  return { ok: why === '', why, tally };
}

function complaint(stage: Stage, exitCode: number, tally: Tally, hasReport: boolean): string {
  const { passed, failed, notRun } = tally;
  const left = notRun > 0 ? `, and ${notRun} did not run` : '';
  if (failed > 0) return `${failed} failed${left}`;
  const ended = `${stage.command.join(' ')} ended with code ${exitCode}`;
  if (stage.report && !hasReport) return `it broke off without a report: ${ended}`;
  if (notRun > 0) return `it broke off before its end, ${notRun} did not run: ${ended}`;
  if (exitCode !== 0) return ended;
  if (stage.report && passed === 0) return 'not one test ran';
  return '';
}

function exitCodeOf({ command: [program, ...args], env }: Stage): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
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
