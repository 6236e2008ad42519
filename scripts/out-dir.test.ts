import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { fromRoot } from './lib/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'wheel-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(folder, 'web');
const SOURCES = {
  'index.html': '<!doctype html><script type="module" src="/src/main.js"></script>',
  'src/main.js': `console.log(${JSON.stringify('wheel '.repeat(300))});`,
  'src/app/service-worker.ts': 'export {};',
};

it.each(['dist', join(folder, 'elsewhere')])('builds the web app whole into %s', async (outDir) => {
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const configFile = fromRoot('apps/web/vite.config.ts');
  await build({ root, configFile, build: { outDir }, logLevel: 'error' });

  const built = outDir === 'dist' ? join(root, outDir) : outDir;
  const [script] = /\/assets\/[^"]+\.js/.exec(readFileSync(join(built, 'sw.js'), 'utf8')) ?? [];
  for (const ending of ['', '.br', '.gz'])
    expect(existsSync(`${built}${script}${ending}`)).toBe(true);
});
