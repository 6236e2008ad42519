import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../lib/paths.ts';

const assets = fromRoot('apps/web/dist/assets');
const styles = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(`${assets}/${name}`, 'utf8'))
  .join('\n');

// The two properties a browser can animate without laying out or painting anything anew.
const cheap = /^(transform|opacity|none)$/;

it('lets only transform and opacity change over time', () => {
  const transitions = [...styles.matchAll(/transition(?:-property)?:([^;}]+)/g)].flatMap((match) =>
    (match[1] ?? '').replace(/\([^()]*(\([^()]*\))?[^()]*\)/g, '').split(','),
  );
  const properties = transitions.map((part) => part.trim().split(/\s+/)[0] ?? '');
  expect(properties.length).toBeGreaterThan(0);
  expect(properties.filter((property) => !cheap.test(property))).toEqual([]);
});

it('has only transform and opacity in its keyframes', () => {
  const keyframes = [...styles.matchAll(/@keyframes [\w-]+\{((?:[^{}]+\{[^{}]*\})+)\}/g)];
  const properties = keyframes
    .flatMap((match) => [...(match[1] ?? '').matchAll(/[{;]([\w-]+):/g)])
    .map((match) => match[1] ?? '')
    .filter((property) => !property.startsWith('animation-timing'));
  expect(properties.length).toBeGreaterThan(0);
  expect(properties.filter((property) => !cheap.test(property))).toEqual([]);
});

// So what axe finds about contrast holds for visitors who ask for light pages as well.
it('looks the same whether light or dark pages are asked for', () => {
  expect(styles).not.toMatch(/prefers-color-scheme|light-dark\(/);
  // A look that is light is chosen by the host, and not by the browser.
  const unworn = styles.replace(/\[data-look=\W?daylight\W?\]\{[^}]+\}/, '');
  expect(unworn).not.toBe(styles);
  expect([...unworn.matchAll(/color-scheme:\s*([^;}]+)/g)].map((match) => match[1])).toEqual([
    'dark',
  ]);
});
