import { expect, it } from 'vitest';
import { runStage } from './stage.ts';
import { nothing } from './tally.ts';

const node = (script: string) =>
  ({ name: 'stage', command: [process.execPath, '-e', script] }) as const;

it('passes a command that ends well', async () => {
  expect(await runStage(node(''))).toEqual({ ok: true, why: '', tally: nothing });
});

it('fails a command that does not, and says how it ended', async () => {
  const result = await runStage(node('process.exit(3)'));
  expect(result.ok).toBe(false);
  expect(result.why).toContain('ended with code 3');
});

it('fails a stage whose report counts no test at all', async () => {
  const report = { file: 'no-such-report.json', tally: () => nothing };
  expect(await runStage({ ...node(''), report })).toMatchObject({
    ok: false,
    why: 'not one test ran',
  });
});

it('fails a stage whose report counts a failure even when the command ends well', async () => {
  const report = { file: 'no-such-report.json', tally: () => ({ passed: 5, failed: 2 }) };
  expect(await runStage({ ...node(''), report })).toMatchObject({ ok: false, why: '2 failed' });
});
