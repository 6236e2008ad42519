import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { barsOf } from './chart.ts';
import { updateDocument } from './document.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-'));
  mkdirSync(join(folder, 'pictures'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const chart = { title: 'Time of a spin', column: 'busy ms' };
const benches = {
  wheel: { title: 'WHEEL', chart },
  page: { title: 'PAGE', chart },
  api: { title: 'API', chart },
};
const table = (name: string, head: string) =>
  `| ${head} | busy ms |\n| --- | --: |\n| ours | 22.1 (20–24) |\n| ${name} | **2,012** |\n| none | – |`;

it('replaces the sections that were measured and keeps the others in order', () => {
  const path = join(folder, 'benchmarks.md');
  const update = (...measured: readonly [name: string, body: string][]) =>
    updateDocument(path, benches, new Map(measured));
  update(['api', 'old api'], ['wheel', 'old wheel']);
  update(['api', 'new api'], ['page', 'first page']);

  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/old wheel.*first page.*new api/s);
  expect(text).not.toContain('old api');
  expect(text.match(/^# Benchmarks$/gm)).toHaveLength(1);
  expect(text.match(/^!\[Time of a spin\]\(pictures\/bench-wheel.svg\)$/gm)).toHaveLength(1);
});

it('draws the figures of a section', () => {
  updateDocument(
    join(folder, 'benchmarks.md'),
    benches,
    new Map([['wheel', table('a rival', 'A')]]),
  );
  const picture = readFileSync(join(folder, 'pictures/bench-wheel.svg'), 'utf8');
  expect(picture).toMatch(/ours.*22\.1.*a rival.*2,012/s);
});

it('takes the bars from every table with the column and names its table', () => {
  const section = `Words.\n\n${table('x', 'Fast')}\n\n${table('y', 'Slow')}\n\n| Other | ms |\n| --- | --: |\n| z | 1 |`;
  expect(barsOf(section, { ...chart, rows: /^(ours|y)/ })).toEqual([
    { name: 'ours · Fast', value: 22.1, isOurs: true },
    { name: 'ours · Slow', value: 22.1, isOurs: true },
    { name: 'y · Slow', value: 2012, isOurs: false },
  ]);
});

it('takes all bars for ours where there is no rival', () => {
  const section = '| Start | ms |\n| --- | --: |\n| cold | 3 |';
  expect(barsOf(section, { title: '', column: 'ms' })).toEqual([
    { name: 'cold', value: 3, isOurs: true },
  ]);
});
