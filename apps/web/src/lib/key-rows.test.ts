import { expect, it } from 'vitest';
import { halfOf, keyStyle } from './key-rows.ts';

it.each([
  [20, 10, 10],
  [21, 11, 10],
  [22, 11, 11],
  [26, 13, 13],
  [27, 14, 13],
])('puts %d keys into rows of %d and %d', (count, upper, lower) => {
  expect([halfOf(count), count - halfOf(count)]).toEqual([upper, lower]);
  const style = keyStyle(upper, count, { '--in-two': upper });
  // Half a key to the right where the lower row has one less.
  expect(style).toEqual({ '--in-two': 1 + upper - lower });
});

it.each([
  [20, 14, 2],
  [21, 14, 1],
  [22, 21, 7],
  [26, 21, 3],
  [27, 21, 2],
])(
  'begins the last row of %d keys, seven to a row, with key %d in half column %d',
  (count, first, column) => {
    const starts = Array.from({ length: count }, (_, at) =>
      keyStyle(at, count, { '--in-sevens': 7 }),
    );
    expect(starts.flatMap((start, at) => ('--in-sevens' in start ? at : []))).toEqual([first]);
    expect(starts[first]).toEqual({ '--in-sevens': column });
  },
);
