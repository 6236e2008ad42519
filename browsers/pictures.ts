import { PNG } from 'pngjs';
import type { Box, Part } from './page.ts';

export type Shot = { readonly png: Buffer; readonly parts: readonly Part[] };
export type Colour = readonly [red: number, green: number, blue: number];
export type Picture = ReturnType<typeof readPicture>;

export function readPicture(png: Buffer) {
  const { width, height, data } = PNG.sync.read(png);
  const within = (value: number, size: number) =>
    Math.min(size - 1, Math.max(0, Math.round(value)));
  const colourAt = (x: number, y: number): Colour => {
    const start = (within(y, height) * width + within(x, width)) * 4;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  return { width, height, colourAt };
}

const colourOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** How far two colours are apart in the channel where they differ most. */
export const distance = (a: Colour, b: Colour) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

export function expectColour(what: string, seen: Colour, hex: string): void {
  if (distance(seen, colourOf(hex)) > 24)
    throw new Error(`${what} is rgb(${seen.join(' ')}) instead of ${hex}.`);
}

/** Throws unless a share of a box, from 0 to 1, is painted in a colour: a box may be there and paint nothing. */
export function expectShare(
  what: string,
  { colourAt }: Picture,
  { x, y, width, height }: Box,
  hex: string,
  least: number,
  most = 1,
): void {
  const wanted = colourOf(hex);
  let near = 0;
  let all = 0;
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      all += 1;
      if (distance(colourAt(column, row), wanted) <= NEAR_COLOUR) near += 1;
    }
  }
  const share = all === 0 ? 0 : near / all;
  if (share < least || share > most)
    throw new Error(`${what}: a share of ${share.toFixed(2)}, not ${least} to ${most}.`);
}

/** Lettering may be a little wider or higher in another engine, and what stands behind it moves along. */
const NEAR_PX = 6;
const NEAR_SHARE = 0.03;
const CELL_PX = 16;
const NEAR_COLOUR = 40;
const MOST_CELLS = 0.02;

/** What differs from the same screen in the first engine, by the boxes of its parts and by its picture. */
export function differences(first: Shot, other: Shot): readonly string[] {
  return [...boxDifferences(first.parts, other.parts), ...pictureDifferences(first, other)];
}

function boxDifferences(first: readonly Part[], other: readonly Part[]): string[] {
  const rest = new Map(other.map((part) => [part.key, part]));
  const found: string[] = [];
  for (const part of first) {
    const same = rest.get(part.key);
    rest.delete(part.key);
    if (!same) found.push(`${part.key} is missing`);
    else if (isFar(part, same)) found.push(`${part.key} is ${tell(same)} instead of ${tell(part)}`);
  }
  return [...found, ...[...rest.keys()].map((key) => `${key} is there as well`)].slice(0, 8);
}

const isFar = (a: Part, b: Part) =>
  (['x', 'y', 'width', 'height'] as const).some(
    (side) => Math.abs(a[side] - b[side]) > NEAR_PX + NEAR_SHARE * Math.abs(a[side]),
  );

const tell = ({ x, y, width, height }: Part) =>
  `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)}, ${Math.round(y)}`;

/** Cells are compared by their mean colour, which lettering changes little, with the likest of their neighbours. */
function pictureDifferences(first: Shot, other: Shot): string[] {
  const [a, b] = [cellsOf(readPicture(first.png)), cellsOf(readPicture(other.png))];
  const isUnlike = (colour: Colour, row: number, column: number) =>
    [-1, 0, 1]
      .flatMap((down) => [-1, 0, 1].map((right) => b[row + down]?.[column + right]))
      .every((cell) => cell === undefined || distance(cell, colour) > NEAR_COLOUR);
  const unlike = a.flatMap((cells, row) => cells.filter((cell, at) => isUnlike(cell, row, at)));
  const share = unlike.length / a.flat().length;
  return share > MOST_CELLS ? [`${(share * 100).toFixed(1)} % of the picture look different`] : [];
}

function cellsOf({ width, height, colourAt }: Picture): Colour[][] {
  const mean = (left: number, top: number): Colour => {
    const steps = Array.from({ length: CELL_PX / 2 }, (_, step) => 2 * step);
    const colours = steps.flatMap((y) => steps.map((x) => colourAt(left + x, top + y)));
    const of = (channel: 0 | 1 | 2) =>
      colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
    return [of(0), of(1), of(2)];
  };
  return Array.from({ length: Math.floor(height / CELL_PX) }, (_, row) =>
    Array.from({ length: Math.floor(width / CELL_PX) }, (_, column) =>
      mean(column * CELL_PX, row * CELL_PX),
    ),
  );
}
