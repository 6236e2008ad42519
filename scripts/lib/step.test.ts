import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runStep } from './step.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wheel-step-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const part = (name: string, script: string) =>
  ({ name, command: [process.execPath, '-e', script] }) as const;

/** A part that says something, waits and says something again. */
const slow = (name: string, waitMs: number, exitCode = 0) =>
  part(
    name,
    `console.log('${name} begins'); setTimeout(() => { console.log('${name} ends'); process.exit(${exitCode}); }, ${waitMs});`,
  );

async function heard(...parts: ReturnType<typeof part>[]) {
  const lines: string[] = [];
  const ended = await runStep(parts, (text) => lines.push(text));
  return { text: lines.join('\n').replace(/\d+\.\d s/g, 'n s'), ended };
}

it('prints what each of several parts said in one piece', async () => {
  const { text } = await heard(slow('long', 400), slow('short', 0));
  expect(text).toContain('▸ short\nshort begins\nshort ends\n\n✓ short: n s');
  expect(text).toContain('▸ long\nlong begins\nlong ends\n\n✓ long: n s');
});

it('lets the others end when one fails, and answers how each of them ended', async () => {
  const { text, ended } = await heard(slow('bad', 0, 3), slow('good', 400));
  expect(ended.map(({ part: { name }, ok }) => [name, ok])).toEqual([
    ['bad', false],
    ['good', true],
  ]);
  expect(text).toContain('✗ bad: n s');
  expect(text).toContain('good ends');
});

it('runs them at the same time', async () => {
  // Each waits for the other's sign, so that one after the other they would never end.
  const meeting = (own: string, other: string) =>
    part(
      own,
      `process.chdir(${JSON.stringify(folder)});
       const { existsSync, writeFileSync } = require('node:fs');
       writeFileSync('${own}', '');
       setInterval(() => existsSync('${other}') && process.exit(0), 5);`,
    );
  const { ended } = await heard(meeting('a', 'b'), meeting('b', 'a'));
  expect(ended.every(({ ok }) => ok)).toBe(true);
});
