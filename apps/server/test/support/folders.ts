import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder for one suite; gone after it. */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wheel-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
