import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseline, LABEL, textWidth } from './label-fit.ts';
import { DASH, fitPrize } from './prize-fit.ts';

const COUNTS = [4, 8, 12, 20];
const FULL = 20;

describe.each(COUNTS)('on a wheel of %i', (count) => {
  it.each([
    'Choose the music now',
    'Pick your own partner',
    'Überraschungspakete!',
    'a supercalifragilist',
    'Free coffee for all',
    'Gutschein',
    'EXTRA LONG BREAK DAY',
    'Donaudampfschifffahr',
    'abcdefghijkl mnopqrs',
  ])('letters "%s" in 35 units at least', (text) => {
    const { lines, size } = fitPrize(text, count);
    expect(size).toBeGreaterThanOrEqual(35);
    expect(lines.join('')).toBe(text);
  });

  it.each(['M'.repeat(20), 'W'.repeat(20), 'WWWW MMMM WWWW MMMMM', 'WWWWWWWWWWWW MMMMMMM'])(
    'letters "%s" in 22 units at least',
    (text) => {
      expect(fitPrize(text, count).size).toBeGreaterThanOrEqual(22);
    },
  );

  it.each([
    '🎁'.repeat(20),
    '☕'.repeat(20),
    `${'🎂'.repeat(12)} ${'🎈'.repeat(7)}`,
    '奖'.repeat(20),
  ])('letters "%s" in 18 units at least', (text) => {
    expect(fitPrize(text, count).size).toBeGreaterThanOrEqual(18);
  });

  it('keeps all four corners of a label inside its wedge', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZMWÄÉ0123456789 ');
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), (text) => {
        const { lines, size, broken } = fitPrize(text, count);
        expect(lines.join('')).toBe(text);
        lines.forEach((line, index) => {
          const dash = index === 0 && broken !== null ? DASH.space + DASH.length : 0;
          const innerEnd = LABEL.outer - (textWidth(line.trim()) + dash) * size;
          const bottom = baseline(index, lines.length) * size;
          for (const y of [bottom, bottom - LABEL.capHeight * size])
            expect(Math.abs(Math.atan2(y, innerEnd))).toBeLessThan(Math.PI / count);
          expect(innerEnd).toBeGreaterThanOrEqual(LABEL.inner);
        });
      }),
    );
  });
});

it('takes two lines as alike as they come', () => {
  expect(fitPrize('Teacher for a day', FULL).lines).toEqual(['Teacher ', 'for a day']);
  expect(fitPrize('Free coffee', FULL).lines).toEqual(['Free ', 'coffee']);
  expect(fitPrize('a b c d e f g h i j', 4).lines).toHaveLength(2);
});

it('breaks a word over 12 letters in its middle, and no shorter one', () => {
  expect(fitPrize('Donaudampfschiff', FULL).lines).toEqual(['Donauda', 'mpfschiff']);
  expect(fitPrize('Überraschung', FULL)).toMatchObject({ lines: ['Überraschung'], broken: null });
});

it('breaks no emoji and no letter with its mark apart', () => {
  for (const part of ['👩‍🚀', '🇩🇪', '👍🏽', 'e\u0301'])
    for (const line of fitPrize(part.repeat(7), FULL).lines)
      expect(line.replaceAll(part, '')).toBe('');
});
