import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPart } from './part.ts';
import { nothing, type Tally, tallyOfOwn } from './tally.ts';

const node = (script: string) =>
  ({ name: 'part', command: [process.execPath, '-e', script] }) as const;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wheel-part-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A part that leaves a report with these figures and ends with this code. */
function reporting(figures: Partial<Tally>, exitCode: number) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ ...nothing, ...figures }));
  return { ...node(`process.exit(${exitCode})`), report: { file, tally: tallyOfOwn } };
}

it('passes a command that ends well', async () => {
  expect(await runPart(node(''))).toEqual({ ok: true, why: '', tally: nothing });
});

it('fails a command that does not, and says how it ended', async () => {
  const result = await runPart(node('process.exit(3)'));
  expect(result.ok).toBe(false);
  expect(result.why).toContain('ended with code 3');
});

it('keeps what a part says in the file it is given, errors in their place', async () => {
  const file = join(folder, 'output.txt');
  const talking = node(`console.log('one'); console.error('two'); console.log('three');`);
  expect(await runPart(talking, file)).toMatchObject({ ok: true });
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\n');
});

describe('a part with a report', () => {
  it('passes when something ran and nothing failed', async () => {
    expect(await runPart(reporting({ passed: 5, skipped: 1 }, 0))).toMatchObject({ ok: true });
  });

  it('fails when its report counts no test at all', async () => {
    const result = await runPart(reporting({}, 0));
    expect(result).toMatchObject({ ok: false, why: 'not one test ran' });
  });

  it('fails when its report counts a failure even when the command ends well', async () => {
    const result = await runPart(reporting({ passed: 5, failed: 2 }, 0));
    expect(result).toMatchObject({ ok: false, why: '2 failed' });
  });

  it('says that it broke off when tests did not run, and calls none of them failed', async () => {
    const result = await runPart(reporting({ passed: 109, notRun: 39 }, 1));
    expect(result.ok).toBe(false);
    expect(result.why).toMatch(/^it broke off before its end, 39 did not run: .* code 1$/);
    expect(result.tally).toEqual({ ...nothing, passed: 109, notRun: 39 });
  });

  it('says that it broke off when it left no report', async () => {
    const report = { file: join(folder, 'no-such-report.json'), tally: tallyOfOwn };
    const result = await runPart({ ...node('process.exit(9)'), report });
    expect(result.why).toMatch(/^it broke off without a report: .* code 9$/);
  });
});
