import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOOKS } from '../apps/web/src/lib/looks.ts';
import { TEAM_COLOURS } from '../apps/web/src/lib/team-colour.ts';
import { fromRoot } from './lib/paths.ts';

type Colours = Readonly<Record<string, string>>;

const sheet = (name: string) =>
  readFileSync(fromRoot(`apps/web/src/styles/${name}.css`), 'utf8').replace(
    /\/\*[\s\S]*?\*\//g,
    '',
  );
const declared = (rules: string): Colours =>
  Object.fromEntries(
    [...rules.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
const rulesOf = (css: string, selector: string) =>
  css.split(selector)[1]?.split('{')[1]?.split('}')[0] ?? '';

const base = `${rulesOf(sheet('tokens'), '[data-look]')} ${rulesOf(sheet('roles'), '[data-look]')}`;
const colours: Readonly<Record<string, Colours>> = Object.fromEntries(
  LOOKS.map((look) => {
    const own = rulesOf(sheet('looks'), `[data-look='${look}']`);
    return [look, { ...declared(base), ...declared(own) }];
  }),
);

/** The colour of a token in a look, through all the roles between. */
function colourOf(look: string, token: string): string {
  const value = colours[look]?.[token] ?? '';
  const role = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return role ? colourOf(look, role) : value;
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `light` is what falls on both from elsewhere: a twentieth of white as the guidelines reckon, a quarter on a lit wall. */
function contrast(one: string, other: string, light = 0.05): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + light) / (dark + light);
}

const on = (surfaces: string, ...inks: readonly string[]) =>
  surfaces.split(' ').flatMap((surface) => inks.map((ink) => [ink, surface] as const));

const WHEEL = 'wheel-1 wheel-2 wheel-3 wheel-4 wheel-5 wheel-6';
const lettering = [
  ...on('stage-950 stage-900 stage-850 stage-800 stage-700 stage-600 rail board', 'text'),
  ...on('stage-950 stage-900 stage-800 stage-700 board', 'stage-300'),
  ...on('stage-950 stage-900 stage-800 stage-700', 'lit'),
  ...on('stage-950 stage-900 stage-800', 'bad-text'),
  ...on('stage-950', 'good'),
  ...on(`gold gold-hi tile good-face ${WHEEL}`, 'ink'),
  ...on('paper paper-hi', 'paper-ink'),
  ...on('bad', 'white'),
  ...on('wheel-dark ink', 'on-dark'),
];
const graphics = [
  ...on('board', 'closed', 'focus'),
  ...on('closed', 'tile'),
  ...on('stage-950 stage-900 stage-800', 'stage-500'),
  ...on('stage-900 stage-700', 'focus'),
  ...on('stage-900 stage-800', 'paper'),
  ...on('stage-900', 'floor-line'),
  ...on('ivory', 'bad-light'),
  ...on('rim', 'bulb', 'bulb-2', 'gold'),
  ...on(WHEEL, 'spoke'),
];

describe.each(LOOKS)('%s', (look) => {
  const low = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .map(([one, other]) => ({
        pair: `${one} on ${other}`,
        is: contrast(colourOf(look, one), colourOf(look, other)),
      }))
      // A pair that cannot be reckoned is low, too.
      .filter(({ is }) => !(is >= least));

  it('has colours that can be read', () => {
    const names = new Set([...lettering, ...graphics].flat());
    const unread = [...names].filter((name) => !/^#(?:.{3}|.{6})$/.test(colourOf(look, name)));
    expect(unread).toEqual([]);
  });

  const readable = look === 'contrast' ? 7 : 4.5;

  it(`has lettering of ${readable}:1`, () => {
    expect(low(lettering, readable)).toEqual([]);
  });

  it('has graphics of 3:1', () => {
    expect(low(graphics, 3)).toEqual([]);
  });

  it.each(TEAM_COLOURS)('shows a team in %s', (team) => {
    const ring = colourOf(look, 'team-ring');
    const edge = ring === 'transparent' ? colourOf(look, 'stage-900') : ring;
    expect(contrast(team, colourOf(look, 'ink'))).toBeGreaterThanOrEqual(readable);
    expect(contrast(team, edge)).toBeGreaterThanOrEqual(3);
  });
});

it.each([
  ['tile', 'closed', 4],
  ['closed', 'board', 2.5],
  ['stage-300', 'stage-800', 3.8],
])('Daylight shows %s on %s on a lit wall at %d:1', (one, other, least) => {
  const washed = contrast(colourOf('daylight', one), colourOf('daylight', other), 0.25);
  expect(washed).toBeGreaterThanOrEqual(least);
});

it('[L2] is a list of colours alone', () => {
  const rules = LOOKS.slice(1).map((look) => rulesOf(sheet('looks'), `[data-look='${look}']`));
  const isColour = /^(?:#[0-9a-f]{3,6}|rgb\([\d ./]+\)|transparent)$/;
  const values = rules.flatMap((rule) => Object.entries(declared(rule)));
  expect(values.length).toBeGreaterThan(4 * 25);
  expect(values.filter(([, value]) => !isColour.test(value))).toEqual([]);
  const others = rules.join('').replace(/--[\w-]+:[^;]+;/g, '');
  expect(others.trim()).toBe('color-scheme: light;');
});

it('[L2] sets no token that other looks do not have', () => {
  const known = declared(base);
  const own = declared(sheet('looks'));
  // A fallback says what it is where no look sets it.
  expect(Object.keys(own).filter((name) => !(name in known))).toEqual(['mark-line', 'curtain']);
});

it('takes at most 2.5 kB for all looks', () => {
  const small = sheet('looks').replace(/\s+/g, ' ');
  expect(gzipSync(small).length).toBeLessThanOrEqual(2500);
});
