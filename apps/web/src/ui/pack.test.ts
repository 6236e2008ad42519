import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pack, TILE } from './pack.ts';

const rowsOf = (text: string, aspect: number, maxRows?: number) => {
  const words = text.split(' ');
  let next = 0;
  return pack(
    words.map((word) => word.length),
    aspect,
    maxRows,
  ).rows.map((count) => {
    const row = words.slice(next, next + count).join(' ');
    next += count;
    return row;
  });
};

const width = (row: string) =>
  row
    .split(' ')
    .map((word) => word.length * (1 + TILE.letterGap) - TILE.letterGap)
    .reduce((sum, word) => sum + TILE.wordGap + word);

// at most 120 letters, as the contract allows for one phrase
const phrase = fc
  .array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 60 })
  .map((lengths) => {
    const total = (count: number) => lengths.slice(0, count).reduce((sum, next) => sum + next, 0);
    return lengths.filter((_, index) => total(index + 1) <= 120);
  })
  .map((lengths) => lengths.map((length) => 'X'.repeat(length)).join(' '));
const aspect = fc.double({ min: 0.4, max: 12, noNaN: true });

it('keeps a short phrase on one row of a wide board', () => {
  expect(rowsOf('GRAND PIANO', 9)).toEqual(['GRAND PIANO']);
});

it('gives long words a row each on a board of television shape', () => {
  expect(rowsOf('EXTRAORDINARY CIRCUMSTANCES REQUIRE IMAGINATION', 2.4)).toEqual([
    'EXTRAORDINARY',
    'CIRCUMSTANCES',
    'REQUIRE',
    'IMAGINATION',
  ]);
});

it('evens out rows that fit equally well', () => {
  expect(rowsOf('AA AA AA AA AA AA', 1.6, 3)).toEqual(['AA AA', 'AA AA', 'AA AA']);
});

it('copes with no words at all', () => {
  expect(pack([], 2)).toEqual({ rows: [], cols: 1, height: 1 });
});

it('keeps every word whole, in order, on at most the rows allowed', () => {
  fc.assert(
    fc.property(phrase, aspect, fc.integer({ min: 1, max: 9 }), (text, ratio, maxRows) => {
      const rows = rowsOf(text, ratio, maxRows);
      expect(rows.join(' ')).toBe(text);
      expect(rows.every((row) => row.length > 0)).toBe(true);
      expect(rows.length).toBeLessThanOrEqual(maxRows);
    }),
  );
});

it('names the width and the height that the rows really take', () => {
  fc.assert(
    fc.property(phrase, aspect, (text, ratio) => {
      const { rows, cols, height } = pack(
        text.split(' ').map((word) => word.length),
        ratio,
      );
      expect(cols).toBeCloseTo(Math.max(...rowsOf(text, ratio).map(width)), 6);
      expect(height).toBeCloseTo(rows.length * TILE.height + (rows.length - 1) * TILE.rowGap, 6);
    }),
  );
});

it('finds tiles as large as trying every way to break the lines', () => {
  const everyBreak = (words: readonly string[]): string[][] => {
    if (words.length === 1) return [[words[0] ?? '']];
    return everyBreak(words.slice(1)).flatMap(([head = '', ...rest]) => [
      [words[0] ?? '', head, ...rest],
      [`${words[0]} ${head}`, ...rest],
    ]);
  };
  const few = fc
    .array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 7 })
    .map((lengths) => lengths.map((length) => 'X'.repeat(length)));
  fc.assert(
    fc.property(few, aspect, (words, ratio) => {
      const size = (cols: number, height: number) => Math.min(ratio / cols, 1 / height);
      const tried = everyBreak(words)
        .filter((rows) => rows.length <= 5)
        .map((rows) =>
          size(
            Math.max(...rows.map(width)),
            rows.length * TILE.height + (rows.length - 1) * TILE.rowGap,
          ),
        );
      const found = pack(
        words.map((word) => word.length),
        ratio,
      );
      expect(size(found.cols, found.height)).toBeCloseTo(Math.max(...tried), 9);
    }),
  );
});
