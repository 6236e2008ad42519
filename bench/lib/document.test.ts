import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { section, updateDocument } from './document.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('replaces the sections that were measured and keeps the others in order', () => {
  const path = join(folder, 'benchmarks.md');
  const update = (...measured: readonly [name: string, body: string][]) =>
    updateDocument(
      path,
      ['wheel', 'page', 'api'],
      new Map(measured.map(([name, body]) => [name, section(name, name.toUpperCase(), body)])),
    );
  update(['api', 'old api'], ['wheel', 'old wheel']);
  update(['api', 'new api'], ['page', 'first page']);

  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/old wheel.*first page.*new api/s);
  expect(text).not.toContain('old api');
  expect(text.match(/^# Benchmarks$/gm)).toHaveLength(1);
});
