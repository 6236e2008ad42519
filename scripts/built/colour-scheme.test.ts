import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../lib/paths.ts';

const assets = fromRoot('apps/web/dist/assets');
const styles = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(`${assets}/${name}`, 'utf8'))
  .join('\n');

// So what axe finds about contrast holds for visitors who ask for light pages as well.
it('looks the same whether light or dark pages are asked for', () => {
  expect(styles).not.toMatch(/prefers-color-scheme|light-dark\(/);
  expect([...styles.matchAll(/color-scheme:\s*([^;}]+)/g)].map((match) => match[1])).toEqual([
    'dark',
  ]);
});
