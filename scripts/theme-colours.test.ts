import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from './lib/files.ts';
import { fromRoot } from './lib/paths.ts';

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/gi;
const ours = filesUnder(fromRoot('apps/web/src'))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:css|tsx?)$/.test(path) && !/\.test\.|\/testing/.test(path));
const text = (path: string) => readFileSync(path, 'utf8');
const isTokens = (path: string) => path.endsWith('/styles/tokens.css');

it('names the colours of the theme among the tokens alone', () => {
  // The colours of teams are stored with a show, whatever the theme.
  const others = ours.filter((path) => !isTokens(path) && !path.endsWith('/lib/team-colour.ts'));
  const found = others.flatMap((path) =>
    [...text(path).matchAll(colour)].map(([name]) => `${path.split('/src/')[1]}: ${name}`),
  );
  // A mask knows opaque and transparent, and no colour.
  expect(found).toEqual(['features/suggestion-chips.module.css: #000']);
});

it('has no token that nobody uses', () => {
  const tokens = ours.filter(isTokens).map(text).join('');
  const names = [...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
  const used = new Set(ours.flatMap((path) => text(path).match(/(?<=var\()--[\w-]+/g) ?? []));
  // The colours of the wheel are numbered, and their names put together.
  const dead = names.filter((name) => !used.has(name) && !/^--wheel-\d$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  expect(dead).toEqual([]);
});
