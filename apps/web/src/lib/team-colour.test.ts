import { expect, it } from 'vitest';
import { drawTeamColour, TEAM_COLOURS } from './team-colour.ts';

const INK = '#08191E';
const PANEL = '#0D3B47';
const NEAREST = 0.095;

function linearRgb(hex: string): readonly [number, number, number] {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linearRgb(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** OKLab: equal distances in it look about equally different. */
function toLab(hex: string): readonly [number, number, number] {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function distance(one: string, other: string): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

it('has 24 colours, each written as #RRGGBB', () => {
  expect(new Set(TEAM_COLOURS).size).toBe(24);
  for (const colour of TEAM_COLOURS) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
});

it('carries dark lettering and stands out from the panel', () => {
  for (const colour of TEAM_COLOURS) {
    expect(contrast(colour, INK), colour).toBeGreaterThanOrEqual(7);
    expect(contrast(colour, PANEL), colour).toBeGreaterThanOrEqual(4.5);
  }
});

it('keeps any two apart', () => {
  for (const [index, colour] of TEAM_COLOURS.entries()) {
    for (const other of TEAM_COLOURS.slice(index + 1)) {
      expect(distance(colour, other), `${colour} ${other}`).toBeGreaterThan(NEAREST);
    }
  }
});

it('draws each once, in an order of its own for every show', () => {
  const draw = () => {
    const teams: string[] = [];
    while (teams.length < 8) teams.push(drawTeamColour(teams));
    return teams;
  };
  const houses = Array.from({ length: 50 }, draw);
  for (const house of houses) expect(new Set(house).size).toBe(8);
  expect(new Set(houses.map(String)).size).toBeGreaterThan(40);
});

it('still names a colour when all are taken', () => {
  expect(drawTeamColour(TEAM_COLOURS)).toMatch(/^#[0-9A-F]{6}$/);
});
