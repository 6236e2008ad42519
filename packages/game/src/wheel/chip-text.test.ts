import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chipOf, chipText } from './chip-text.ts';
import { CHIPS, points, type Segment } from './segment.ts';

const prize = (text: string): Segment => ({ type: 'prize', text });

it.each([...CHIPS, ...points(1, 1_000_000), prize('Free coffee'), prize('½ cake'), prize('😀')])(
  '[Y4] reads a chip back from its text: %o',
  (chip) => {
    expect(chipOf(chipText(chip))).toEqual(chip);
  },
);

it('[Y4] reads whatever it can read back as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 25 }), (text) => {
      const chip = chipOf(text);
      if (chip) expect(chipOf(chipText(chip))).toEqual(chip);
    }),
  );
});

it('[Y4] knows the words of the spec in any case and spacing', () => {
  expect(chipOf(' lose  TURN ')).toEqual({ type: 'loseTurn' });
});

it('[Y4] keeps a prize as typed, but for white space', () => {
  expect(chipOf('  Free \u00A0 Coffee ')).toEqual(prize('Free Coffee'));
});

it.each(['', ' ', '\u200B', '0', '007', '1000001', 'a\tb', 'x'.repeat(21), 'a\u0007b', 'a\u202Eb'])(
  '[Y4] reads no chip in "%s"',
  (text) => {
    expect(chipOf(text)).toBe(null);
  },
);

it('[Y4] counts characters, not halves of them', () => {
  expect(chipOf('😀'.repeat(20))).toEqual(prize('😀'.repeat(20)));
});
