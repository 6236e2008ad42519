/** Sizes of the lettering on a board, in tile widths. The style sheet draws with the same figures. */
export const TILE = {
  height: 1.28,
  narrow: 0.5,
  letterGap: 0.1,
  wordGap: 0.62,
  rowGap: 0.16,
} as const;

type Packing = {
  /** How many words stand on each row, top to bottom. */
  readonly rows: readonly number[];
  /** Width of the widest row and height of all rows, in tile widths. */
  readonly cols: number;
  readonly height: number;
};

const wordWidth = (letters: number) => letters * (1 + TILE.letterGap) - TILE.letterGap;
const heightOf = (rows: number) => rows * TILE.height + (rows - 1) * TILE.rowGap;

/** `widthOf[from][to]`: the width of the words `from` up to, not including, `to` on one row. */
function rowWidths(words: readonly number[]): number[][] {
  return words.map((_, from) => {
    const widths: number[] = [];
    let width = -TILE.wordGap;
    for (let to = from + 1; to <= words.length; to++) {
      width += TILE.wordGap + wordWidth(words[to - 1] ?? 0);
      widths[to] = width;
    }
    return widths;
  });
}

/**
 * Shares the words out over exactly `rows` rows: the widest row as narrow as it can be and,
 * among equals, all rows as even as they can be.
 */
function breakInto(rows: number, widths: readonly (readonly number[])[]): Packing {
  const count = widths.length;
  const width = (from: number, to: number) => widths[from]?.[to] ?? Number.POSITIVE_INFINITY;
  const best = (
    cost: (from: number, to: number) => number,
    join: (a: number, b: number) => number,
  ) => {
    // costs[r][n]: the first n words on r rows; ends[r][n]: where the row before the last one ends
    const costs = [[0]];
    const ends: number[][] = [[]];
    for (let row = 1; row <= rows; row++) {
      const line: number[] = [];
      const cuts: number[] = [];
      for (let to = row; to <= count - (rows - row); to++) {
        for (let from = row - 1; from < to; from++) {
          const before = costs[row - 1]?.[from];
          if (before === undefined) continue;
          const total = join(before, cost(from, to));
          if (total < (line[to] ?? Number.POSITIVE_INFINITY)) {
            line[to] = total;
            cuts[to] = from;
          }
        }
      }
      costs.push(line);
      ends.push(cuts);
    }
    return { total: costs[rows]?.[count] ?? Number.POSITIVE_INFINITY, ends };
  };

  const widest = best(width, Math.max).total;
  const even = best(
    (from, to) =>
      width(from, to) > widest + 1e-9 ? Number.POSITIVE_INFINITY : width(from, to) ** 2,
    (a, b) => a + b,
  );
  const lengths: number[] = [];
  for (let row = rows, to = count; row > 0; row--) {
    const from = even.ends[row]?.[to] ?? 0;
    lengths.unshift(to - from);
    to = from;
  }
  return { rows: lengths, cols: widest, height: heightOf(rows) };
}

/**
 * Lays words out in rows, never breaking inside one, so that the tiles are as large as
 * they can be in a box `aspect` times as wide as it is high.
 */
export function pack(wordLengths: readonly number[], aspect: number, maxRows = 5): Packing {
  if (wordLengths.length === 0) return { rows: [], cols: 1, height: 1 };
  const widths = rowWidths(wordLengths);
  const most = Math.max(1, Math.min(maxRows, wordLengths.length));
  const packings = Array.from({ length: most }, (_, index) => breakInto(index + 1, widths));
  const tileSize = ({ cols, height }: Packing) => Math.min(aspect / cols, 1 / height);
  return packings.reduce((best, next) => (tileSize(next) > tileSize(best) + 1e-9 ? next : best));
}
