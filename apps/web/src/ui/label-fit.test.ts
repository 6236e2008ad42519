import { expect, it } from 'vitest';
import { baseline, fitLabel, LABEL, textWidth } from './label-fit.ts';

const CHIPS = [
  '100',
  '900',
  '1000',
  'Lose Turn',
  'Forfeit',
  'Spin Again',
  'Bonus Question',
  'Hosts Decision',
];
const COUNTS = [4, 5, 8, 12, 16, 20];

// every chip's width in the real face at 72 %, measured in Chromium, per unit of type size
const MEASURED: Readonly<Record<string, number>> = {
  '100': 1.436,
  '1000': 1.928,
  'Lose Turn': 4.087,
  Forfeit: 2.957,
  'Spin Again': 4.307,
  Bonus: 2.579,
  Question: 3.745,
  'Bonus Question': 6.497,
  Hosts: 2.47,
  Decision: 3.579,
  'Hosts Decision': 6.224,
};

it('never takes a text for narrower than the face draws it', () => {
  for (const [text, width] of Object.entries(MEASURED)) {
    expect(textWidth(text)).toBeGreaterThanOrEqual(width);
    expect(textWidth(text)).toBeLessThan(width * 1.1);
  }
});

it.each(COUNTS)('keeps all four corners of every label inside its wedge of %i', (count) => {
  const half = Math.PI / count;
  for (const value of CHIPS) {
    const { lines, size } = fitLabel(value, count);
    lines.forEach((line, index) => {
      const innerEnd = LABEL.outer - textWidth(line) * size;
      const bottom = baseline(index, lines.length) * size;
      for (const y of [bottom, bottom - LABEL.capHeight * size]) {
        expect(Math.abs(Math.atan2(y, innerEnd))).toBeLessThan(half);
        expect(Math.hypot(LABEL.outer, y)).toBeLessThan(470);
      }
      expect(innerEnd).toBeGreaterThanOrEqual(LABEL.inner);
    });
  }
});

it('keeps the longest chips readable on a full wheel', () => {
  // a wheel 450 px wide draws a unit of the disc 0.41 px wide
  for (const value of CHIPS) expect(fitLabel(value, 20).size * 0.41).toBeGreaterThan(15);
});

it('loses no word when it takes two lines', () => {
  expect(fitLabel('Bonus Question', 20).lines.join(' ')).toBe('Bonus Question');
  expect(fitLabel('Bonus Question', 20).lines).toHaveLength(2);
});

it.each([
  'Spielleitung entscheidet',
  'Bonusfrage',
  'Decide el presentador',
  'Gira otra vez',
  'Choix de l’animateur',
  'Banqueroute',
])('keeps "%s" of another language no smaller than 38 units on a full wheel', (value) => {
  const { lines, size } = fitLabel(value, 20);
  expect(size).toBeGreaterThanOrEqual(38);
  expect(lines.join(' ')).toBe(value);
});

it('breaks a label at the space that lets the type be largest, over three lines at most', () => {
  expect(fitLabel('Gira otra vez', 20).lines).toEqual(['Gira', 'otra vez']);
  expect(fitLabel('a b c d e f g h i j', 4).lines.length).toBeLessThanOrEqual(3);
});
