import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder } from './lib/files.ts';
import { fromRoot } from './lib/paths.ts';

const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/gi;
const ours = filesUnder(fromRoot('apps/web/src'))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:css|tsx?)$/.test(path) && !/\.test\.|\/testing/.test(path));
const text = (path: string) => readFileSync(path, 'utf8');
const nameOf = (path: string) => path.split('/src/')[1] ?? path;
const isTokens = (path: string) => /\/styles\/(?:tokens|roles|looks)\.css$/.test(path);
const others = ours.filter((path) => !isTokens(path));

/** What `pattern` finds outside the tokens, each with its file. */
const found = (pattern: RegExp) =>
  others.flatMap((path) =>
    [...text(path).matchAll(pattern)].map(([match]) => `${nameOf(path)}: ${match}`),
  );

it('names the colours of the theme among the tokens alone', () => {
  // The colours of teams are stored with a show, whatever the theme.
  const named = found(colour).filter((name) => !name.startsWith('lib/team-colour.ts: '));
  // A mask knows opaque and transparent, and no colour.
  expect(named).toEqual(['features/suggestion-chips.module.css: #000']);
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

it('says by its role what is ivory', () => {
  expect(found(/var\(--ivory(?:-lip)?\)/g).sort()).toEqual([
    // Cameras read dark on light, whatever the look.
    'features/room/room-dialog.module.css: var(--ivory)',
    'screens/audience/waiting.module.css: var(--ivory)',
    // A logo has its own plate, light or dark.
    'screens/winner/picture/draw-brand.ts: var(--ivory)',
    // The edge of the red X lies on a dark curtain.
    'show/effects/wrong-x.module.css: var(--ivory)',
    'ui/logo.module.css: var(--ivory)',
    'ui/qr-code.module.css: var(--ivory)',
  ]);
});

it('says by its role what is lettering, a line or a lip', () => {
  const goldLettering = /(?<![-\w])(?:color|border[\w-]*|text-decoration): [^;]*var\(--gold\)/g;
  expect(found(goldLettering)).toEqual([]);
  expect(found(/box-shadow:[^;]*var\(--stage-950\)/g)).toEqual([]);
});

it('[L3] fades no colour, so that another look is there in one frame', () => {
  const faded = found(/\btransition(?:-property)?: [^;]+/g).filter(
    (name) => !/transition: (?:none|(?:transform|opacity) [^,]+)$/.test(name),
  );
  expect(faded).toEqual([]);
});
