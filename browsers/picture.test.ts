import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Colour, decodePng, shareOf } from './picture.ts';

const colours: readonly Colour[] = [
  [255, 244, 220],
  [8, 25, 30],
  [46, 138, 156],
  [200, 3, 77],
];
const WIDTH = colours.length;

const chunk = (kind: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)]);
};

/** One row for each of the five predictions, all with the same colours in turned order. */
const rowsOf = (channels: 3 | 4) =>
  Array.from({ length: 5 }, (_, row) =>
    colours.flatMap((_, column) => {
      const colour = colours[(row + column) % WIDTH] ?? [0, 0, 0];
      return channels === 4 ? [...colour, 255] : [...colour];
    }),
  );

function encode(channels: 3 | 4): Buffer {
  const rows = rowsOf(channels);
  const packed = rows.map((row, filter) => {
    const above = rows[filter - 1];
    return row.map((value, byte) => {
      const left = row[byte - channels] ?? 0;
      const up = above?.[byte] ?? 0;
      const corner = above?.[byte - channels] ?? 0;
      const guess = left + up - corner;
      const nearest = [left, up, corner].reduce((best, next) =>
        Math.abs(guess - next) < Math.abs(guess - best) ? next : best,
      );
      return value - ([0, left, up, (left + up) >> 1, nearest][filter] ?? 0);
    });
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(rows.length, 4);
  header[8] = 8;
  header[9] = channels === 4 ? 6 : 2;
  const bytes = packed.flatMap((row, filter) => [filter, ...row]);
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Uint8Array.from(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it.each([3, 4] as const)('reads every kind of row with %i channels', (channels) => {
  const picture = decodePng(encode(channels));
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < WIDTH; column++)
      expect(picture.colourAt(column, row)).toEqual(colours[(row + column) % WIDTH]);
  }
});

it('knows the share of a colour in a box', () => {
  const picture = decodePng(encode(3));
  expect(shareOf(picture, { x: 0, y: 0, width: 4, height: 4 }, '#fff4dc')).toBe(0.25);
  expect(shareOf(picture, { x: 0, y: 0, width: 1, height: 1 }, '#fff4dc')).toBe(1);
});
