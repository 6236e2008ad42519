import { expect, it } from 'vitest';
import { drawTeamColour } from './team-colour.ts';

const INK = '#08191E';
const PANEL = '#0D3B47';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function fullHouse(): string[] {
  const teams: string[] = [];
  while (teams.length < 8) teams.push(drawTeamColour(teams));
  return teams;
}

const houses = Array.from({ length: 200 }, fullHouse);

it('is written as #RRGGBB', () => {
  for (const colour of houses.flat()) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
});

it('carries dark lettering and stands out from the panel, whatever the dice say', () => {
  for (const colour of houses.flat()) {
    expect(contrast(colour, INK)).toBeGreaterThanOrEqual(7);
    expect(contrast(colour, PANEL)).toBeGreaterThanOrEqual(4.5);
  }
});

it('keeps eight teams apart', () => {
  const gap = (one: string, other: string) =>
    Math.hypot(
      ...[1, 3, 5].map(
        (at) =>
          Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
      ),
    );
  for (const house of houses) {
    for (const [index, colour] of house.entries()) {
      for (const other of house.slice(index + 1)) expect(gap(colour, other)).toBeGreaterThan(20);
    }
  }
});

it('is drawn anew for every show', () => {
  expect(new Set(houses.map(([first]) => first)).size).toBeGreaterThan(100);
});

it('still names a colour when no try succeeds', () => {
  expect(drawTeamColour([], () => 0.999)).toMatch(/^#[0-9A-F]{6}$/);
});
