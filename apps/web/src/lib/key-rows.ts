import type { CSSProperties } from 'react';

/** Keys of a row, by the property of the style sheet that says where the last row begins. */
type Rows = Readonly<Record<`--${string}`, number>>;

/** How many keys stand in each of two rows; of an odd number the upper one has one more. */
export const halfOf = (count: number): number => Math.ceil(count / 2);

/** Where the last row of keys begins so that it stands in the middle, in half keys from 1; nothing for all other keys. */
function columnOf(at: number, count: number, perRow: number): number | null {
  const inLastRow = count % perRow || perRow;
  return at === count - inLastRow ? perRow - inLastRow + 1 : null;
}

/** What the style sheet is told of one of so many keys. */
export const keyStyle = (at: number, count: number, rows: Rows): CSSProperties =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([name, perRow]) => {
      const column = columnOf(at, count, perRow);
      return column === null ? [] : [[name, column]];
    }),
  );
