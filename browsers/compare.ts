import type { Part } from './in-page.ts';
import { type Colour, decodePng, distance, type Picture } from './picture.ts';

export type Shot = { readonly png: Buffer; readonly parts: readonly Part[] };

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
  const [a, b] = [cellsOf(decodePng(first.png)), cellsOf(decodePng(other.png))];
  let unlike = 0;
  for (const [row, cells] of a.entries()) {
    for (const [column, colour] of cells.entries()) {
      const near = [-1, 0, 1]
        .flatMap((down) => [-1, 0, 1].map((right) => b[row + down]?.[column + right]))
        .filter((cell) => cell !== undefined);
      if (near.every((cell) => distance(cell, colour) > NEAR_COLOUR)) unlike += 1;
    }
  }
  const share = unlike / a.flat().length;
  return share > MOST_CELLS ? [`${(share * 100).toFixed(1)} % of the picture look different`] : [];
}

function cellsOf(picture: Picture): Colour[][] {
  const rows = Math.floor(picture.height / CELL_PX);
  const columns = Math.floor(picture.width / CELL_PX);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      meanOf(picture, column * CELL_PX, row * CELL_PX),
    ),
  );
}

function meanOf(picture: Picture, left: number, top: number): Colour {
  const sum = [0, 0, 0] as [number, number, number];
  let count = 0;
  for (let y = top; y < top + CELL_PX; y += 2) {
    for (let x = left; x < left + CELL_PX; x += 2) {
      const [red, green, blue] = picture.colourAt(x, y);
      sum[0] += red;
      sum[1] += green;
      sum[2] += blue;
      count += 1;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
